import { isEmailLike } from '@conkit/rules';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card, CardBody } from '../../primitives/Card/Card.tsx';
import { elementProps, type ElementProps } from '../../primitives/element/elementProps.ts';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { useMessages } from '../../words/provider.tsx';
import { signInMessages, type SignInMessages } from '../../locales/en/SignIn.gen.ts';
import type { SomeMessages } from '../../words/overrides.ts';
import * as css from './SignIn.css.ts';

/** The state of a login link request. Never reveals whether the address is known. */
export type LinkRequest =
  | { readonly kind: 'none' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'sent'; readonly email: string }
  /** `problem` contains the reason and what to do; with `mustWait` the visitor has to wait. */
  | { readonly kind: 'failed'; readonly errorMessage: ReactNode; readonly isRateLimited?: boolean };

export interface SignInProps extends ElementProps {
  /** The state of the last request. */
  request: LinkRequest;
  /** Called to request a link; with a name, for a new account. */
  onRequestLink: (wanted: { email: string; name?: string }) => void;
  /** Called when the address is edited, so that the last request's result no longer applies. */
  onReset: () => void;
  /**
   * The initial address, such as after a link that no longer works.
   *
   * @default ''
   */
  defaultEmail?: string;
  /**
   * Whether new people can create an account here by giving a name.
   *
   * @default false
   */
  canCreateAccount?: boolean;
  /**
   * Called to sign in with a passkey.
   *
   * @default passkeys are not offered
   */
  onPasskey?: (() => void) | undefined;
  /**
   * Whether the browser is asking for a passkey.
   *
   * @default false
   */
  isPasskeyPending?: boolean;
  /**
   * Help about login links in the convention's own words. The first text is shown, the others on request.
   *
   * @default none
   */
  help?: readonly ReactNode[];
  /** Replaces single texts. */
  messages?: SomeMessages<SignInMessages>;
}

/**
 * The card that requests a login link by mail.
 *
 * @example
 * ```tsx
 * <SignIn
 *   request={sent ? { kind: 'sent', email } : { kind: 'none' }}
 *   onRequestLink={({ email }) => askForLink(email)}
 *   onReset={() => setSent(false)}
 *   help={['Use the address you joined with.']}
 * />
 * ```
 */
export const SignIn = (props: SignInProps) => {
  const {
    request,
    onRequestLink,
    onReset,
    defaultEmail = '',
    canCreateAccount = false,
    onPasskey,
    isPasskeyPending = false,
    help = [],
  } = props;
  const [firstHelp, ...moreHelp] = help;
  const words = useMessages('SignIn', signInMessages, props.messages);
  const [email, setEmail] = useState(defaultEmail);
  const [name, setName] = useState('');
  const isNew = canCreateAccount && name.trim() !== '';
  const canSend = isEmailLike(email) && request.kind !== 'sending';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canSend) onRequestLink(isNew ? { email, name } : { email });
  };
  return (
    <Card {...elementProps(props)} title={words.title}>
      <CardBody>
        <form onSubmit={submit} className={css.form} noValidate>
          <TextField
            label={words.email}
            type="email"
            name="email"
            autoComplete="email"
            value={email}
            onChange={(typed) => {
              setEmail(typed);
              onReset();
            }}
          />
          {canCreateAccount && (
            <TextField
              label={words.name}
              name="name"
              autoComplete="name"
              description={words.nameHint}
              value={name}
              onChange={setName}
            />
          )}
          <div className={css.buttons}>
            <Button type="submit" tone="primary" isDisabled={!canSend || request.kind === 'sent'}>
              {isNew ? words.createAccount : words.send}
            </Button>
            {onPasskey && (
              <Button isPending={isPasskeyPending} onPress={() => onPasskey()}>
                {words.passkey}
              </Button>
            )}
          </div>
          {request.kind === 'sending' && (
            <div role="status">
              <p className={css.sending}>{words.sending({ email: email.trim() })}</p>
            </div>
          )}
          {request.kind === 'sent' && (
            <Notice tone="success" role="status">
              {words.sent({ email: request.email })}
            </Notice>
          )}
          {request.kind === 'failed' && (
            <Notice tone="danger" role="alert">
              {request.errorMessage}
            </Notice>
          )}
          {firstHelp !== undefined && <p className={css.help}>{firstHelp}</p>}
          {moreHelp.length > 0 && (
            <details>
              <summary className={css.trouble}>{words.trouble}</summary>
              <ul className={css.points}>
                {moreHelp.map((text, index) => (
                  // oxlint-disable-next-line react/no-array-index-key -- the points never move
                  <li key={index}>{text}</li>
                ))}
              </ul>
            </details>
          )}
        </form>
      </CardBody>
    </Card>
  );
};
