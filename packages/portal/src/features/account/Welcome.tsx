import type { Config } from '@conkit/api-client';
import { isLocalPath } from '@conkit/rules';
import { FrontPage, Welcome as WelcomePage } from '@conkit/ui';
import { useEffect, useState } from 'react';
import { useLanguage } from '../../i18n/language.ts';
import { getAwardsName } from '../../i18n/localized.ts';
import type { FrontParts } from '../front/ServedPart.tsx';
import { parseAskedMail, readAskedMail } from './askedMail.ts';
import { LoginLinkCard } from './LoginLinkCard.tsx';

interface WelcomeProps {
  config: Config;
  /** The front page, for a visitor who didn't request another page. */
  front: FrontParts | undefined;
  /** The requested page, which requires an account. */
  next: string | undefined;
  /** The email address whose sign-in failed. */
  email: string | undefined;
  /** Why the sign-in failed, as displayed text. */
  problem: string | undefined;
  /** How many unsaved changes this device keeps of an account that was signed out elsewhere. */
  unsaved: number | undefined;
}

/** The home page of a visitor: the front page, or only the sign-in if something requires it. */
export function Welcome({ config, front, next, email, problem, unsaved }: WelcomeProps) {
  const language = useLanguage();
  // The server doesn't know the tab's state, so the first render ignores it.
  const [isSigningIn, setSigningIn] = useState(false);
  const hasState = email !== undefined || unsaved !== undefined;
  useEffect(
    () => setSigningIn(hasState || parseAskedMail(readAskedMail(), '/') !== undefined),
    [hasState],
  );
  const signIn = (
    <LoginLinkCard
      config={config}
      path={next && isLocalPath(next) ? next : '/'}
      defaultEmail={email}
      problem={problem}
    />
  );
  if (front && !isSigningIn) {
    return (
      <FrontPage {...front} signInId="signin">
        {signIn}
      </FrontPage>
    );
  }
  const reason = () => {
    if (unsaved) return { kind: 'signedOut', unsavedCount: unsaved } as const;
    return next ? ({ kind: 'signInFirst' } as const) : undefined;
  };
  return (
    <WelcomePage
      newMembershipHref="/new"
      awardName={getAwardsName(config.hugo, language)}
      reason={reason()}
    >
      {signIn}
    </WelcomePage>
  );
}
