import type { Config, Person } from '@conkit/api-client';
import { personSubtitle, type PersonSubtitle } from '@conkit/rules';
import { membershipLabel } from './localized.ts';
import { useLanguage } from './useLanguage.ts';

/** Tells what a person is, the membership by its label in the reader's language. */
export function useSubtitle({
  membershipTypes,
}: Pick<Config, 'membershipTypes'>): (person: Person) => PersonSubtitle {
  const language = useLanguage();
  return (person) => {
    const subtitle = personSubtitle(person, membershipTypes);
    if (subtitle.kind !== 'member' && subtitle.kind !== 'nominator') return subtitle;
    return {
      ...subtitle,
      membership: membershipLabel(membershipTypes, subtitle.membership, language),
    };
  };
}
