import { awardPages, loginTarget } from '@conkit/rules';
import { SigningIn } from '@conkit/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { ApiError } from '../../api/problem.ts';
import { loginMutation } from '../../api/session.ts';
import { reportFailure } from '../../shell/analytics.ts';
import { useMessages } from '../../shell/messages.tsx';
import { useProblemText } from '../../shell/problemText.ts';
import { forgetAskedMail, rememberAskedMail } from './askedMail.ts';
import { loadInbox } from './inbox.ts';

interface SignInProps {
  email: string;
  loginKey: string;
  target: { next?: string; id?: string; action?: string };
}

/**
 * Signs in with a login link and navigates to its target. Runs in the browser only, so that a mail scanner that fetches
 * the link has no effect. If it fails, it goes to the home page, which offers a new link or waits for the one that the
 * server has mailed.
 */
export function SignIn({ email, loginKey, target }: SignInProps) {
  const { t } = useLingui();
  const { api, queryClient, user, config } = useRouteContext({ from: '__root__' });
  const messages = useMessages();
  const router = useRouter();
  const problemText = useProblemText();
  const started = useRef(false);
  const login = useMutation(loginMutation(api, queryClient));

  const { hugo } = config;
  const addresses = {
    path: hugo.path,
    pages: [
      ...awardPages(hugo.awards).map(({ page }) => page),
      ...(hugo.landing ? [hugo.landing.page] : []),
    ],
  };

  const path = loginTarget(target, addresses);
  const id = parsePersonId(path, addresses);

  useEffect(() => {
    if (started.current) return;
    started.current = true;
    const go = (href: string, state?: { email: string; problem?: string }) =>
      router.navigate({ href, replace: true, ...(state ? { state } : {}) });
    const failureText = (code: string, error: unknown) => {
      if (code === 'expired_key') {
        return t`Your login key has expired, and has been reset. Your new login link is being sent to ${email}.`;
      }
      if (code === 'unauthorized') {
        return t`This login link is not valid. Ask for a new one here.`;
      }
      return problemText(error);
    };
    login.mutateAsync({ email, key: loginKey, ...(id && { id }) }).then(
      () => {
        forgetAskedMail();
        return go(path);
      },
      async (error: unknown) => {
        const code = error instanceof ApiError ? error.code : 'code';
        reportFailure('login', error);
        if (user) {
          // The home page belongs to the signed-in account, so only report that the link failed.
          await go('/');
          return messages.show(failureText(code, error), 'danger');
        }
        if (code !== 'expired_key') {
          // Show the form with the problem, even if this tab was waiting for a mail.
          forgetAskedMail();
          return go('/', { email, problem: failureText(code, error) });
        }
        // The server has mailed a new link, so the home page waits for it.
        rememberAskedMail({
          email,
          path,
          reason: 'expired',
          page: '/',
        });
        await loadInbox().catch(() => undefined);
        return go('/', { email });
      },
    );
  });

  return <SigningIn email={email} />;
}

/** Returns the person of an award page's path. A number that is too long to be an id counts as none. */
function parsePersonId(
  path: string,
  { path: awards, pages }: { path: string; pages: readonly string[] },
): number | undefined {
  const [, first, page, id = ''] = path.split('/');
  const isAwardPage = first === awards && pages.some((known) => known === page);
  return isAwardPage && /^[1-9]\d{0,8}$/.test(id) ? Number(id) : undefined;
}
