import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card, CardBody } from '../../primitives/Card/Card.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { useMessages } from '../../words/useMessages.ts';
import type { LinkRequest } from '../SignIn/linkRequest.ts';
import { sending } from '../SignIn/SignIn.css.ts';
import * as css from './CheckInbox.css.ts';
import { checkInboxMessages, type CheckInboxMessages } from './CheckInbox.messages.ts';
import { CODE_LENGTH } from './codeDigits.ts';
import { CodeField } from './CodeField.tsx';
import type { CodeEntry } from './types.ts';
import { elementProps, type ElementProps } from '../../primitives/element/elementProps.ts';

export interface CheckInboxProps extends ElementProps {
  /** The address that the mail was sent to. */
  email: string;
  /** Why the mail was sent: it was requested, or an expired link was opened. */
  reason: 'asked' | 'expired';
  /** The result of the last submitted code. */
  code: CodeEntry;
  /** Called with a code of six digits. */
  onCode: (code: string) => void;
  /** The state of sending the mail again. */
  resend: LinkRequest;
  onResend: () => void;
  onChangeAddress: () => void;
  /**
   * Whether the card replaces a form that had the focus, and takes it over.
   *
   * @default false
   */
  takesFocus?: boolean;
  messages?: Partial<CheckInboxMessages>;
}

/** Returns why no code is accepted any more; undefined while one is. */
function voidText(code: CodeEntry, words: CheckInboxMessages): string | undefined {
  if (code.kind === 'expired') return words.expiredCode;
  return code.kind === 'wrong' && code.triesLeft === 0 ? words.noTriesLeft : undefined;
}

/** Returns what was wrong with the last submitted code. */
function troubleOf(code: CodeEntry, words: CheckInboxMessages): ReactNode {
  if (code.kind === 'wrong' && code.triesLeft > 0) return words.wrong(code.triesLeft);
  return code.kind === 'failed' ? code.problem : undefined;
}

/**
 * The card after a login link was mailed. The reader opens the link or enters the code of the same mail, which may be
 * open on another device. They can also resend the mail or change the address.
 *
 * @example
 * ```tsx
 * <CheckInbox
 *   email="aoife@example.com"
 *   reason="asked"
 *   code={{ kind: 'ready' }}
 *   onCode={signInWithCode}
 *   resend={{ kind: 'none' }}
 *   onResend={askAgain}
 *   onChangeAddress={startOver}
 * />
 * ```
 */
export const CheckInbox = (props: CheckInboxProps) => {
  const {
    email,
    reason,
    code,
    onCode,
    resend,
    onResend,
    onChangeAddress,
    takesFocus = false,
  } = props;
  const words = useMessages('CheckInbox', checkInboxMessages, props.messages);
  const [digits, setDigits] = useState('');
  /** The code that the last result is about; an edited one is not wrong yet. */
  const [entered, setEntered] = useState('');
  const [resendKind, setResendKind] = useState(resend.kind);
  if (resend.kind !== resendKind) {
    setResendKind(resend.kind);
    // A new mail has a new code; until it is sent the old code stays valid.
    if (resend.kind === 'sent') {
      setDigits('');
      setEntered('');
    }
  }
  const whyVoid = voidText(code, words);
  const isVoid = whyVoid !== undefined;
  const trouble = digits === entered ? troubleOf(code, words) : undefined;
  const isComplete = digits.length === CODE_LENGTH;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isComplete || isVoid || code.kind === 'checking') return;
    setEntered(digits);
    onCode(digits);
  };
  return (
    <Card {...elementProps(props)} title={words.title}>
      <CardBody>
        <Status takesFocus={takesFocus}>
          {reason === 'expired' ? words.expiredLink(email) : words.sending(email)}
        </Status>
        <p>{words.sent(email)}</p>
        <form onSubmit={submit} className={css.form} noValidate>
          <CodeField
            label={words.code}
            description={words.codeHint}
            errorMessage={trouble}
            isDisabled={isVoid}
            value={digits}
            onChange={setDigits}
          />
          <Button
            type="submit"
            tone="primary"
            isDisabled={!isComplete || isVoid}
            isPending={code.kind === 'checking'}
          >
            {words.enter}
          </Button>
        </form>
        {isVoid && (
          <Notice tone="warning" role="alert">
            {whyVoid}
          </Notice>
        )}
        {resend.kind === 'sent' && <Notice role="status">{words.resent}</Notice>}
        {resend.kind === 'failed' && (
          <Notice tone="danger" role="alert">
            {resend.problem}
          </Notice>
        )}
        <div className={css.actions}>
          <Button
            tone={isVoid ? 'primary' : 'outline'}
            isPending={resend.kind === 'sending'}
            isInert={resend.kind === 'failed' && resend.mustWait}
            onPress={onResend}
          >
            {words.resend}
          </Button>
          <Button tone="quiet" onPress={onChangeAddress}>
            {words.changeAddress}
          </Button>
        </div>
      </CardBody>
    </Card>
  );
};

interface StatusProps {
  takesFocus: boolean;
  children: string;
}

/** A status message. */
const Status = ({ takesFocus, children }: StatusProps) => {
  const status = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) status.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <div ref={status} tabIndex={-1} role="status" className={css.status}>
      <p className={sending}>{children}</p>
    </div>
  );
};
