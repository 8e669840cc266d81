import type { Config } from '@conkit/api-client';
import { isLocalPath } from '@conkit/rules';
import { Welcome as WelcomePage } from '@conkit/ui';
import { awardsName } from '../../i18n/awardNames.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { LoginLinkCard } from './LoginLinkCard.tsx';

interface WelcomeProps {
  config: Config;
  /** The page that was asked for, which needs somebody signed in. */
  next: string | undefined;
  /** The address that could not be signed in. */
  email: string | undefined;
  /** Why it could not, in words. */
  problem: string | undefined;
  /** How many changes this device keeps of somebody who was signed out elsewhere. */
  unsaved: number | undefined;
}

/** The first page of a visitor who is not signed in. */
export function Welcome({ config, next, email, problem, unsaved }: WelcomeProps) {
  const language = useLanguage();
  const reason = () => {
    if (unsaved) return { kind: 'signedOut', unsaved } as const;
    return next ? ({ kind: 'signInFirst' } as const) : undefined;
  };
  return (
    <WelcomePage
      newMembershipHref="/new"
      awards={awardsName(config.hugo, language)}
      reason={reason()}
    >
      <LoginLinkCard
        config={config}
        path={next && isLocalPath(next) ? next : '/'}
        defaultEmail={email}
        problem={problem}
      />
    </WelcomePage>
  );
}
