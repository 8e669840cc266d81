import { isEmailLike, MAX_EMAIL_LENGTH, normalizeEmail } from '@conkit/rules';
import { useState } from 'react';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { useMessages } from '../../words/provider.tsx';
import { actForPersonMessages } from '../../locales/en/ActForPerson.gen.ts';
import { ActForPerson, type ActProps } from '../ActForPerson/ActForPerson.tsx';

export interface ChangeEmailProps extends ActProps {
  /** The current address; null if there is none. */
  present: string | null;
  /** The names of the other people with the current address. */
  others: readonly string[];
  value: string;
  onChange: (email: string) => void;
  /** Why the server refused the new address, in words. */
  error?: string;
  /** Called to move the person to the new address. */
  onMove: () => void;
}

/**
 * The page where the crew changes a person's email address. Anyone who reads the new mailbox can sign in for that
 * person, so the page shows who gets a mail, and what ends.
 *
 * @example
 * ```tsx
 * <ChangeEmail
 *   name="Aoife Byrne"
 *   operator="desk@example.com"
 *   present="aoife@example.com"
 *   others={[]}
 *   value={email}
 *   onChange={setEmail}
 *   reason={reason}
 *   onReasonChange={setReason}
 *   isSending={false}
 *   onMove={move}
 *   onCancel={back}
 * />
 * ```
 */
export const ChangeEmail = (props: ChangeEmailProps) => {
  const { name, present, others, value, onChange, error } = props;
  const words = useMessages('ActForPerson', actForPersonMessages, props.messages);
  const [refusals, setRefusals] = useState(0);
  const email = value.trim();
  const isSame = present !== null && normalizeEmail(email) === normalizeEmail(present);
  const isRight = isEmailLike(email) && !isSame;
  const problem = () => {
    if (error !== undefined) return error;
    if (isSame) return words.sameEmail;
    return refusals > 0 && !isRight ? words.notAnEmail : undefined;
  };
  return (
    <ActForPerson
      {...props}
      title={words.email({ name })}
      follows={[
        words.samePerson({ name }),
        words.linkMailed,
        ...(present === null
          ? []
          : [
              words.bothMailed,
              words.oldAddress({ name }),
              others.length > 0
                ? words.othersStay({ names: others.join(', ') })
                : words.accountEnds,
            ]),
        words.seesChange({ name }),
      ]}
      action={words.moveEmail}
      hasChanges={email !== ''}
      isReady={isRight}
      onAct={props.onMove}
      refusals={refusals}
      onRefused={() => setRefusals((count) => count + 1)}
    >
      <p>
        {words.present}: <strong>{present ?? words.noEmail}</strong>
      </p>
      <TextField
        label={words.newEmail}
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        isRequired
        maxLength={MAX_EMAIL_LENGTH}
        value={value}
        onChange={onChange}
        errorMessage={problem()}
      />
    </ActForPerson>
  );
};
