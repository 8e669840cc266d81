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
 * Signs in with a login link and goes on to where it leads. It happens in the browser only, so that a
 * link that is merely fetched does nothing. What fails leads to the first page, which offers a new link, or waits
 * for the one that the server has mailed.
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
    login.mutateAsync({ email, key: loginKey }).then(
      () => {
        forgetAskedMail();
        return go(loginTarget(target, addresses));
      },
      async (error: unknown) => {
        const code = error instanceof ApiError ? error.code : 'code';
        reportFailure('login', error);
        if (user) {
          // The first page is this account's own: it says no more than that the link did not work.
          await go('/');
          return messages.show(failureText(code, error), 'danger');
        }
        if (code !== 'expired_key') {
          // The form says why, also where this tab waits for a mail.
          forgetAskedMail();
          return go('/', { email, problem: failureText(code, error) });
        }
        // A fresh one is on its way: the first page waits for it.
        rememberAskedMail({
          email,
          path: loginTarget(target, addresses),
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
