import type { Config } from '@conkit/api-client';
import { SignIn } from '@conkit/ui';
import { useRouterState } from '@tanstack/react-router';
import { Fragment, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useLanguage, type Language } from '../../i18n/language.ts';
import { localized } from '../../i18n/localized.ts';
import {
  forgetAskedMail,
  parseAskedMail,
  readAskedMail,
  rememberAskedMail,
  type AskedMail,
} from './askedMail.ts';
import { getLoadedInbox, loadInbox } from './inbox.ts';
import { useLinkRequest } from './useLinkRequest.ts';
import { usePasskey } from './usePasskey.ts';

interface LoginLinkCardProps {
  config: Config;
  /** The path on this site to open after signing in. */
  path: string;
  /** Fills in the email address, for example after opening an expired link. */
  defaultEmail?: string;
  /** Why signing in failed, as displayed text. Shown until a link is requested. */
  problem?: string;
  /** Whether new users can create an account here by giving a name. */
  canCreateAccount?: boolean;
}

const unchanging = () => () => undefined;

/**
 * Requests a login link by mail and then waits for it. The server doesn't reveal whether the address has an
 * account, and neither does the card.
 */
export function LoginLinkCard({ config, path, problem, ...props }: LoginLinkCardProps) {
  const language = useLanguage();
  const { request, ask, reset } = useLinkRequest();
  const passkey = usePasskey(config, path);
  const page = useRouterState({ select: ({ location }) => location.pathname });
  const kept = useSyncExternalStore(unchanging, readAskedMail, () => null);
  /** The mail requested on this page. Null after choosing another address. */
  const [asked, setAsked] = useState<AskedMail | null>();
  const [defaultEmail, setDefaultEmail] = useState(props.defaultEmail);
  const waiting = asked === undefined ? parseAskedMail(kept, page) : (asked ?? undefined);
  const inbox = useInbox(waiting !== undefined);
  if (waiting && inbox) {
    const { default: InboxCard } = inbox;
    return (
      <InboxCard
        asked={waiting}
        path={path}
        autoFocus={asked !== undefined}
        onChangeAddress={() => {
          forgetAskedMail();
          setDefaultEmail(waiting.email);
          setAsked(null);
          reset();
        }}
      />
    );
  }
  const shown = () => {
    if (waiting) return { kind: 'sent', email: waiting.email } as const;
    if (passkey.problem) return { kind: 'failed', errorMessage: passkey.problem } as const;
    const isUntouched = request.kind === 'none' && asked === undefined;
    return isUntouched && problem ? ({ kind: 'failed', errorMessage: problem } as const) : request;
  };
  return (
    <SignIn
      {...props}
      defaultEmail={defaultEmail}
      request={shown()}
      onRequestLink={({ email, name }) => {
        // Load the inbox card now, because it shows as soon as the mail is sent.
        void loadInbox().catch(() => undefined);
        passkey.forget();
        ask(
          { email, path, ...(name !== undefined && { name }) },
          {
            onSuccess: () =>
              setAsked(rememberAskedMail({ email: email.trim(), path, reason: 'asked', page })),
          },
        );
      }}
      onReset={() => {
        setAsked(null);
        passkey.forget();
        reset();
      }}
      onPasskey={passkey.press}
      isPasskeyPending={passkey.isPending}
      help={formatLoginHelp(config, language)}
    />
  );
}

/**
 * Loads the card that waits for a mail. Returns undefined until it has loaded; the form then shows that the
 * mail was sent.
 */
function useInbox(isNeeded: boolean) {
  const [inbox, setInbox] = useState(getLoadedInbox);
  useEffect(() => {
    if (!isNeeded || inbox) return;
    loadInbox().then(setInbox, () => undefined);
  }, [isNeeded, inbox]);
  return inbox;
}

/** Returns the convention's help about login links, with addresses and times filled in. */
function formatLoginHelp(config: Config, language: Language): ReactNode[] {
  const { loginLinkMinutes, contact } = config;
  const registration = <a href={`mailto:${contact.registration}`}>{contact.registration}</a>;
  return config.loginHelp.map((text) =>
    localized(text, language)
      .replaceAll('{minutes}', String(loginLinkMinutes))
      .split('{registration}')
      .map((part, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the parts of one text never move
        <Fragment key={index}>
          {index > 0 && registration}
          {part}
        </Fragment>
      )),
  );
}
