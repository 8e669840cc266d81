import type { Config } from '@conkit/api-client';
import { isLocalPath } from '@conkit/rules';
import { Welcome as WelcomePage } from '@conkit/ui';
import { useLanguage } from '../../i18n/language.ts';
import { getAwardsName } from '../../i18n/localized.ts';
import { LoginLinkCard } from './LoginLinkCard.tsx';

interface WelcomeProps {
  config: Config;
  /** The requested page, which requires an account. */
  next: string | undefined;
  /** The email address whose sign-in failed. */
  email: string | undefined;
  /** Why the sign-in failed, as displayed text. */
  problem: string | undefined;
  /** How many unsaved changes this device keeps of an account that was signed out elsewhere. */
  unsaved: number | undefined;
}

/** The home page of a visitor. */
export function Welcome({ config, next, email, problem, unsaved }: WelcomeProps) {
  const language = useLanguage();
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
      <LoginLinkCard
        config={config}
        path={next && isLocalPath(next) ? next : '/'}
        defaultEmail={email}
        problem={problem}
      />
    </WelcomePage>
  );
}
