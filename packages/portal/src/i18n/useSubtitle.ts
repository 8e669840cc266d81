import type { Config, Person } from '@conkit/api-client';
import { personSubtitle, type PersonSubtitle } from '@conkit/rules';
import { useLanguage } from './language.ts';
import { localized, membershipLabel } from './localized.ts';

/**
 * Returns a function that describes a person, with the labels of membership and days in the reader's
 * language.
 */
export function useSubtitle({
  membershipTypes,
  daypassDays,
}: Pick<Config, 'membershipTypes' | 'daypassDays'>): (person: Person) => PersonSubtitle {
  const language = useLanguage();
  return (person) => {
    const subtitle = personSubtitle(person, membershipTypes);
    if (subtitle.kind === 'daypass') {
      const named = daypassDays.filter(({ key }) => subtitle.days.includes(key));
      return { ...subtitle, days: named.map(({ short }) => localized(short, language)) };
    }
    if (subtitle.kind !== 'member' && subtitle.kind !== 'nominator') return subtitle;
    return {
      ...subtitle,
      membership: membershipLabel(membershipTypes, subtitle.membership, language),
    };
  };
}
