import {
  type FormEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card, CardBody } from '../../primitives/Card/Card.tsx';
import { elementProps, type ElementProps } from '../../primitives/element/elementProps.ts';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { useMessages } from '../../words/provider.tsx';
import { checkInboxMessages, type CheckInboxMessages } from '../../locales/en/CheckInbox.gen.ts';
import type { SomeMessages } from '../../words/overrides.ts';
import { sending } from '../SignIn/SignIn.css.ts';
import type { LinkRequest } from '../SignIn/SignIn.tsx';
import * as css from './CheckInbox.css.ts';

/** The state of a login code. */
export type CodeEntry =
  | { readonly kind: 'ready' }
  | { readonly kind: 'checking' }
  /** The code is void after the last try. */
  | { readonly kind: 'wrong'; readonly remainingAttempts: number }
  /** The code is too old, void, or from another browser. */
  | { readonly kind: 'expired' }
  /** The code could not be checked; `problem` contains the reason and what to do. */
  | { readonly kind: 'failed'; readonly errorMessage: ReactNode };

export interface CheckInboxProps extends ElementProps {
  /** The address that the mail was sent to. */
  email: string;
  /** Why the mail was sent: it was requested, or an expired link was opened. */
  reason: 'asked' | 'expired';
  /** The result of the last submitted code. */
  codeEntry: CodeEntry;
  /** Called with a code of six digits. */
  onSubmitCode: (code: string) => void;
  /** The state of sending the mail again. */
  resendRequest: LinkRequest;
  /** Called to send the mail again. */
  onResend: () => void;
  /** Called to enter another address. */
  onChangeAddress: () => void;
  /**
   * Whether the card takes the focus, because it replaces a form that had it.
   *
   * @default false
   */
  autoFocus?: boolean;
  /** Replaces single texts. */
  messages?: SomeMessages<CheckInboxMessages>;
}

/** Returns why no code is accepted any more; undefined while codes are accepted. */
function getVoidReason(code: CodeEntry, words: CheckInboxMessages): string | undefined {
  if (code.kind === 'expired') return words.expiredCode;
  return code.kind === 'wrong' && code.remainingAttempts === 0 ? words.noTriesLeft : undefined;
}

/** Returns what was wrong with the last submitted code. */
function getProblem(code: CodeEntry, words: CheckInboxMessages): ReactNode {
  if (code.kind === 'wrong' && code.remainingAttempts > 0)
    return words.wrong({ triesLeft: code.remainingAttempts });
  return code.kind === 'failed' ? code.errorMessage : undefined;
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
 *   codeEntry={{ kind: 'ready' }}
 *   onSubmitCode={signInWithCode}
 *   resendRequest={{ kind: 'none' }}
 *   onResend={askAgain}
 *   onChangeAddress={startOver}
 * />
 * ```
 */
export const CheckInbox = (props: CheckInboxProps) => {
  const {
    email,
    reason,
    codeEntry,
    onSubmitCode,
    resendRequest,
    onResend,
    onChangeAddress,
    autoFocus = false,
  } = props;
  const words = useMessages('CheckInbox', checkInboxMessages, props.messages);
  const [digits, setDigits] = useState('');
  /** The code that the last result is about. After an edit, the result no longer applies. */
  const [entered, setEntered] = useState('');
  const [resendKind, setResendKind] = useState(resendRequest.kind);
  if (resendRequest.kind !== resendKind) {
    setResendKind(resendRequest.kind);
    // A new mail has a new code; until it is sent the old code stays valid.
    if (resendRequest.kind === 'sent') {
      setDigits('');
      setEntered('');
    }
  }
  const voidReason = getVoidReason(codeEntry, words);
  const isVoid = voidReason !== undefined;
  const problem = digits === entered ? getProblem(codeEntry, words) : undefined;
  const isComplete = digits.length === CODE_LENGTH;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isComplete || isVoid || codeEntry.kind === 'checking') return;
    setEntered(digits);
    onSubmitCode(digits);
  };
  return (
    <Card {...elementProps(props)} title={words.title}>
      <CardBody>
        <Status autoFocus={autoFocus}>
          {reason === 'expired' ? words.expiredLink({ email }) : words.sending({ email })}
        </Status>
        <p>{words.sent({ email })}</p>
        <form onSubmit={submit} className={css.form} noValidate>
          <CodeField
            label={words.code}
            description={words.codeHint}
            errorMessage={problem}
            isDisabled={isVoid}
            value={digits}
            onChange={setDigits}
          />
          <Button
            type="submit"
            tone="primary"
            isDisabled={!isComplete || isVoid}
            isPending={codeEntry.kind === 'checking'}
          >
            {words.enter}
          </Button>
        </form>
        {isVoid && (
          <Notice tone="warning" role="alert">
            {voidReason}
          </Notice>
        )}
        {resendRequest.kind === 'sent' && <Notice role="status">{words.resent}</Notice>}
        {resendRequest.kind === 'failed' && (
          <Notice tone="danger" role="alert">
            {resendRequest.errorMessage}
          </Notice>
        )}
        <div className={css.actions}>
          <Button
            tone={isVoid ? 'primary' : 'outline'}
            isPending={resendRequest.kind === 'sending'}
            isInert={resendRequest.kind === 'failed' && resendRequest.isRateLimited}
            onPress={() => onResend()}
          >
            {words.resend}
          </Button>
          <Button tone="quiet" onPress={() => onChangeAddress()}>
            {words.changeAddress}
          </Button>
        </div>
      </CardBody>
    </Card>
  );
};

interface StatusProps {
  autoFocus: boolean;
  children: string;
}

/** A status message. */
const Status = ({ autoFocus, children }: StatusProps) => {
  const status = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (autoFocus) status.current?.focus({ preventScroll: true });
  }, [autoFocus]);
  return (
    <div ref={status} tabIndex={-1} role="status" className={css.status}>
      <p className={sending}>{children}</p>
    </div>
  );
};

interface CodeFieldProps {
  label: string;
  description: string;
  errorMessage?: ReactNode;
  isDisabled: boolean;
  /** The digits without the space. */
  value: string;
  onChange: (digits: string) => void;
}

/**
 * A field for the six digits of a login code, in two groups of three. Accepts pasted text with spaces or words around
 * the digits, and keeps the caret in place when a digit is corrected.
 */
const CodeField = ({ value, onChange, ...props }: CodeFieldProps) => {
  const input = useRef<HTMLInputElement>(null);
  /** The number of digits before the caret after the last edit. */
  const before = useRef<number>(undefined);
  useLayoutEffect(() => {
    const { current } = before;
    before.current = undefined;
    if (current === undefined) return;
    const caret = getCaret(current);
    input.current?.setSelectionRange(caret, caret);
  });
  // A refused code moves the focus back to the field, which describes why.
  const isRefused = props.errorMessage !== undefined;
  useEffect(() => {
    if (!isRefused) return;
    input.current?.focus();
    input.current?.select();
  }, [isRefused]);
  const type = (text: string) => {
    const caret = input.current?.selectionStart ?? text.length;
    before.current = parseDigits(text.slice(0, caret)).length;
    onChange(parseDigits(text));
  };
  return (
    <div className={css.code}>
      <TextField
        {...props}
        ref={input}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        value={formatCode(value)}
        onChange={type}
      />
    </div>
  );
};

/** The number of digits in a login code. */
const CODE_LENGTH = 6;

const GROUP_LENGTH = 3;

/** Returns the digits of a text, at most as many as a code has. */
const parseDigits = (text: string): string => text.replaceAll(/\D/g, '').slice(0, CODE_LENGTH);

/** Formats a code in groups: "482 913". */
const formatCode = (digits: string): string =>
  [digits.slice(0, GROUP_LENGTH), digits.slice(GROUP_LENGTH)].filter(Boolean).join(' ');

/** Returns the caret position after a number of digits in a grouped code. */
const getCaret = (digits: number): number => (digits > GROUP_LENGTH ? digits + 1 : digits);
