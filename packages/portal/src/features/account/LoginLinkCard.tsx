import type { Config } from '@conkit/api-client';
import { SignIn } from '@conkit/ui';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLanguage } from '../../i18n/language.ts';
import {
  parseAskedMail,
  forgetAskedMail,
  readAskedMail,
  rememberAskedMail,
  type AskedMail,
} from './askedMail.ts';
import { getLoadedInbox, loadInbox } from './inbox.ts';
import { formatLoginHelp } from './loginHelp.tsx';
import { useLinkRequest } from './useLinkRequest.ts';

interface LoginLinkCardProps {
  config: Config;
  /** The path on this site to open after signing in. */
  path: string;
  /** Fills in the email address, for example after opening an expired link. */
  defaultEmail?: string;
  /** Why signing in failed, as displayed text. Shown until a link is requested. */
  problem?: string;
  /** Whether new users can create an account here by giving a name. */
  allowsNewAccount?: boolean;
}

const unchanging = () => () => undefined;

/**
 * Requests a login link by mail and then waits for it. The server doesn't reveal whether the address has an
 * account, and neither does the card.
 */
export function LoginLinkCard({ config, path, problem, ...props }: LoginLinkCardProps) {
  const language = useLanguage();
  const { request, ask, reset } = useLinkRequest();
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
    const isUntouched = request.kind === 'none' && asked === undefined;
    return isUntouched && problem ? ({ kind: 'failed', problem } as const) : request;
  };
  return (
    <SignIn
      {...props}
      defaultEmail={defaultEmail}
      request={shown()}
      onRequest={({ email, name }) => {
        // Load it now, because it shows as soon as the mail is sent.
        void loadInbox().catch(() => undefined);
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
        reset();
      }}
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
