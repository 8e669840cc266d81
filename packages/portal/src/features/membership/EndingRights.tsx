import type { Config, Person } from '@conkit/api-client';
import { endingRights } from '@conkit/rules';
import { EndingRights as EndingRightsNotice } from '@conkit/ui';
import { awardsName } from '../../i18n/awardNames.ts';
import { membershipLabel } from '../../i18n/localized.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';

interface EndingRightsProps {
  config: Config;
  person: Person;
  /** The new membership, or null for none. */
  target: string | null;
}

/** Warns before payment about rights that end with the new membership. Renders nothing if none do. */
export function EndingRights({ config, person, target }: EndingRightsProps) {
  const language = useLanguage();
  const { membershipTypes, hugo } = config;
  if (target === null) return null;
  return (
    <EndingRightsNotice
      name={person.legal_name}
      membership={membershipLabel(membershipTypes, target, language)}
      rights={endingRights(membershipTypes, person.membership, target)}
      awards={awardsName(hugo, language)}
    />
  );
}
