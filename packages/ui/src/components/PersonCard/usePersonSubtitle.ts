import type { PersonSubtitle } from '@conkit/rules';
import { useCallback } from 'react';
import { useSurroundings } from '../../words/ConKitProvider.tsx';
import { useMessages } from '../../words/useMessages.ts';
import { personCardMessages, type PersonCardMessages } from './PersonCard.messages.ts';

/** A Wednesday, the first day that a day pass can be for; `Intl` knows the names of the days after it. */
const WEDNESDAY = Date.UTC(2019, 7, 14, 12);
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Says what somebody is: "Adult member #214", "2 day pass Wed/Thu".
 *
 * @returns a function of what `personSubtitle` of the rules tells, with the label of the membership in the
 *   reader's language in the place of its key
 * @example
 * ```tsx
 * const subtitleText = usePersonSubtitle();
 * subtitleText({ kind: 'member', membership: 'Adult', number: 214 });
 * ```
 */
export function usePersonSubtitle(
  messages?: Partial<PersonCardMessages>,
): (subtitle: PersonSubtitle) => string {
  const words = useMessages('PersonCard', personCardMessages, messages);
  const { locale } = useSurroundings();
  return useCallback(
    (subtitle) => {
      switch (subtitle.kind) {
        case 'member':
          return words.member(subtitle.membership, subtitle.number);
        case 'daypass': {
          const names = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
          const days = subtitle.days.map((day) => names.format(WEDNESDAY + day * DAY_MS));
          return words.daypass(subtitle.label, days.join('/'));
        }
        // Their membership is what says so.
        case 'nominator':
          return subtitle.membership;
        default:
          return words[subtitle.kind];
      }
    },
    [words, locale],
  );
}
