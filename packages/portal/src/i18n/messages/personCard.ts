import type { Config } from '@conkit/api-client';
import type { PersonCardMessages } from '@conkit/ui';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { membershipLabel } from '../localized.ts';
import { useLanguage } from '../useLanguage.ts';

/** A Wednesday, the first day that a day pass can be for; `Intl` knows the names of the days after it. */
const WEDNESDAY = Date.UTC(2019, 7, 14, 12);
const DAY_MS = 24 * 60 * 60 * 1000;

/** The words of a person card in the reader's language. */
export function usePersonCardMessages({
  membershipTypes,
}: Pick<Config, 'membershipTypes'>): PersonCardMessages {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  return useMemo(
    () => ({
      member: ({ membership: key, number }) => {
        const membership = membershipLabel(membershipTypes, key, language);
        return number === null ? t`${membership} member` : t`${membership} member #${number}`;
      },
      daypass: ({ label: count, days }) => {
        const weekday = (day: number) =>
          i18n.date(new Date(WEDNESDAY + day * DAY_MS), { weekday: 'short', timeZone: 'UTC' });
        const names = days.map(weekday).join('/');
        return t`${count} day pass ${names}`;
      },
      hugoNominator: t`Hugo nominator`,
      nonMember: t`Non-member`,
      whyNot: t`Missing something?`,
    }),
    [t, i18n, language, membershipTypes],
  );
}
