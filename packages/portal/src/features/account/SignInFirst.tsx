import type { Config } from '@conkit/api-client';
import { Welcome } from '@conkit/ui';
import type { ReactNode } from 'react';
import { useLanguage } from '../../i18n/language.ts';
import { getAwardsName } from '../../i18n/localized.ts';

interface SignInFirstProps {
  config: Config;
  /** The requested page, which requires an account. */
  next: string | undefined;
  /** How many unsaved changes this device keeps of an account that was signed out elsewhere. */
  unsaved: number | undefined;
  /** The sign-in. */
  children: ReactNode;
}

/** The home page of a visitor who has a reason to sign in. Loaded on demand. */
export function SignInFirst({ config, next, unsaved, children }: SignInFirstProps) {
  const language = useLanguage();
  const reason = () => {
    if (unsaved) return { kind: 'signedOut', unsavedCount: unsaved } as const;
    return next ? ({ kind: 'signInFirst' } as const) : undefined;
  };
  return (
    <Welcome
      newMembershipHref="/new"
      awardName={getAwardsName(config.hugo, language)}
      reason={reason()}
    >
      {children}
    </Welcome>
  );
}
