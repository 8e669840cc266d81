import type { Config } from '@conkit/api-client';
import { isLocalPath } from '@conkit/rules';
import { FrontPage, type FrontPageProps } from '@conkit/ui';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { parseAskedMail, readAskedMail } from './askedMail.ts';
import { LoginLinkCard } from './LoginLinkCard.tsx';

interface VisitorHomeProps {
  config: Config;
  /** The parts of the front page that have no state, if it is shown. */
  front: Pick<FrontPageProps, 'intro' | 'join' | 'offers'> | undefined;
  /** The page for visitors with a reason to sign in, if the loader knew one. */
  signInFirst: typeof import('./SignInFirst.tsx') | undefined;
  /** The requested page, which requires an account. */
  next: string | undefined;
}

/** The home page of a visitor: the front page, or only the sign-in if there is a reason for it. */
export function VisitorHome({ config, front, signInFirst, next }: VisitorHomeProps) {
  const { email, problem, unsaved } = useRouterState({ select: ({ location }) => location.state });
  const [loaded, setLoaded] = useState(signInFirst);
  const page = signInFirst ?? loaded;
  // The server doesn't know the tab's state, so a reloaded page starts with the front page.
  const hasReason = email !== undefined || unsaved !== undefined;
  useEffect(() => {
    if (page || !(hasReason || parseAskedMail(readAskedMail(), '/'))) return;
    import('./SignInFirst.tsx').then(setLoaded, () => undefined);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only the first page, not after a request on it
  }, [hasReason]);
  const signIn = (
    <LoginLinkCard
      config={config}
      path={next && isLocalPath(next) ? next : '/'}
      defaultEmail={email}
      problem={problem}
    />
  );
  if (page) {
    const { SignInFirst } = page;
    return (
      <SignInFirst config={config} next={next} unsaved={unsaved}>
        {signIn}
      </SignInFirst>
    );
  }
  // After signing out, while the front page loads.
  if (!front) return null;
  return (
    <FrontPage {...front} signInId="signin">
      {signIn}
    </FrontPage>
  );
}
