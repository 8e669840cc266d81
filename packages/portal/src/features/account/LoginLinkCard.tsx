import type { Config } from '@conkit/api-client';
import { SignIn } from '@conkit/ui';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLanguage } from '../../i18n/useLanguage.ts';
import {
  askedMailOf,
  forgetAskedMail,
  readAskedMail,
  rememberAskedMail,
  type AskedMail,
} from './askedMail.ts';
import { loadedInbox, loadInbox } from './inbox.ts';
import { loginHelp } from './loginHelp.tsx';
import { useLinkRequest } from './useLinkRequest.ts';

interface LoginLinkCardProps {
  config: Config;
  /** Where the link leads after signing in; a path of this site. */
  path: string;
  /** Filled in where it is known, as after a link that no longer works. */
  defaultEmail?: string;
  /** Why signing in has failed, in words, until a link is asked for. */
  problem?: string;
  /** Whether somebody new can make an account here, by giving a name. */
  allowsNewAccount?: boolean;
}

const unchanging = () => () => undefined;

/**
 * Asks for a login link by mail, and then waits for it. The answer does not tell whether the address is known, so
 * neither does the card.
 */
export function LoginLinkCard({ config, path, problem, ...props }: LoginLinkCardProps) {
  const language = useLanguage();
  const { request, ask, reset } = useLinkRequest();
  const page = useRouterState({ select: ({ location }) => location.pathname });
  const kept = useSyncExternalStore(unchanging, readAskedMail, () => null);
  /** What was asked for here; null for another address. */
  const [asked, setAsked] = useState<AskedMail | null>();
  const [defaultEmail, setDefaultEmail] = useState(props.defaultEmail);
  const waiting = asked === undefined ? askedMailOf(kept, page) : (asked ?? undefined);
  const inbox = useInbox(waiting !== undefined);
  if (waiting && inbox) {
    const { default: InboxCard } = inbox;
    return (
      <InboxCard
        asked={waiting}
        path={path}
        takesFocus={asked !== undefined}
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
        // It is needed as soon as the mail is on its way.
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
      help={loginHelp(config, language)}
    />
  );
}

/** The card that waits for a mail, fetched when it is needed; until then, and where it does not come, the form says it. */
function useInbox(isNeeded: boolean) {
  const [inbox, setInbox] = useState(loadedInbox);
  useEffect(() => {
    if (!isNeeded || inbox) return;
    loadInbox().then(setInbox, () => undefined);
  }, [isNeeded, inbox]);
  return inbox;
}
