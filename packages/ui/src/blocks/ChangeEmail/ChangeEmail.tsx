import { isEmailLike, MAX_EMAIL_LENGTH, normalizeEmail } from '@conkit/rules';
import { useState } from 'react';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { useMessages } from '../../words/provider.tsx';
import { actForPersonMessages } from '../../locales/en/ActForPerson.gen.ts';
import { ActForPerson, type ActProps } from '../ActForPerson/ActForPerson.tsx';

export interface ChangeEmailProps extends ActProps {
  /** The current address; null if there is none. */
  currentEmail: string | null;
  /** The names of the other people with the current address. */
  sharedWith: readonly string[];
  /** The new address, as typed. */
  value: string;
  /** Called with the new address. */
  onChange: (email: string) => void;
  /** Why the server refused the new address, in words. */
  emailErrorMessage?: string;
  /** Called to move the person to the new address. */
  onSubmit: () => void;
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
 *   currentEmail="aoife@example.com"
 *   sharedWith={[]}
 *   value={email}
 *   onChange={setEmail}
 *   reason={reason}
 *   onReasonChange={setReason}
 *   isPending={false}
 *   onSubmit={move}
 *   onCancel={back}
 * />
 * ```
 */
export const ChangeEmail = (props: ChangeEmailProps) => {
  const { name, currentEmail, sharedWith, value, onChange, emailErrorMessage } = props;
  const words = useMessages('ActForPerson', actForPersonMessages, props.messages);
  const [refusals, setRefusals] = useState(0);
  const email = value.trim();
  const isSame = currentEmail !== null && normalizeEmail(email) === normalizeEmail(currentEmail);
  const isRight = isEmailLike(email) && !isSame;
  const problem = () => {
    if (emailErrorMessage !== undefined) return emailErrorMessage;
    if (isSame) return words.sameEmail;
    return refusals > 0 && !isRight ? words.notAnEmail : undefined;
  };
  return (
    <ActForPerson
      {...props}
      title={words.email({ name })}
      consequences={[
        words.samePerson({ name }),
        words.linkMailed,
        ...(currentEmail === null
          ? []
          : [
              words.bothMailed,
              words.oldAddress({ name }),
              sharedWith.length > 0
                ? words.othersStay({ names: sharedWith.join(', ') })
                : words.accountEnds,
            ]),
        words.seesChange({ name }),
      ]}
      actionLabel={words.moveEmail}
      hasChanges={email !== ''}
      isReady={isRight}
      onSubmit={props.onSubmit}
      failedAttempts={refusals}
      onInvalid={() => setRefusals((count) => count + 1)}
    >
      <p>
        {words.present}: <strong>{currentEmail ?? words.noEmail}</strong>
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
