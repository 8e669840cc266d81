import type { PersonSubtitle } from '@conkit/rules';
import { useCallback } from 'react';
import { personCardMessages, type PersonCardMessages } from '../../locales/en/PersonCard.gen.ts';
import type { SomeMessages } from '../../words/overrides.ts';
import { useMessages } from '../../words/provider.tsx';

/**
 * Returns a function that formats what a person is, such as "Adult member #214" or "2 day pass Wed/Thu".
 *
 * @returns A function of the result of `personSubtitle` of `@conkit/rules`, with the translated labels of the
 * membership and the days instead of their keys.
 * @example
 * ```tsx
 * const formatSubtitle = usePersonSubtitle();
 * formatSubtitle({ kind: 'member', membership: 'Adult', number: 214 });
 * ```
 */
export function usePersonSubtitle(
  messages?: SomeMessages<PersonCardMessages>,
): (subtitle: PersonSubtitle) => string {
  const words = useMessages('PersonCard', personCardMessages, messages);
  return useCallback(
    (subtitle) => {
      switch (subtitle.kind) {
        case 'member':
          return words.member({ membership: subtitle.membership, number: subtitle.number });
        case 'daypass':
          return words.daypass({ label: subtitle.label, days: subtitle.days.join('/') });
        // The membership's label already contains it.
        case 'nominator':
          return subtitle.membership;
        case 'listed':
          return words.listed({ act: subtitle.act });
        default:
          return words[subtitle.kind];
      }
    },
    [words],
  );
}
