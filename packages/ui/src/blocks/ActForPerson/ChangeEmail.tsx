import { isEmailLike, MAX_EMAIL_LENGTH, normalizeEmail } from '@conkit/rules';
import { useState } from 'react';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { useMessages } from '../../words/useMessages.ts';
import { ActForPerson } from './ActForPerson.tsx';
import { actForPersonMessages } from './ActForPerson.messages.ts';
import type { ActProps } from './types.ts';

export interface ChangeEmailProps extends ActProps {
  /** The present address; null is none. */
  present: string | null;
  /** The names of the others who have it. */
  others: readonly string[];
  value: string;
  onChange: (email: string) => void;
  /** What the server did not accept of it, in words. */
  error?: string;
  /** Moves the person to the address. */
  onMove: () => void;
}

/**
 * The page where the crew moves somebody to another email address: who has it then can sign in for them, so it says
 * who is told, and what ends.
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
      title={words.email(name)}
      follows={[
        words.samePerson(name),
        words.linkMailed,
        ...(present === null
          ? []
          : [
              words.bothMailed,
              words.oldAddress(name),
              others.length > 0 ? words.othersStay(others.join(', ')) : words.accountEnds,
            ]),
        words.seesChange(name),
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
