import type { PersonSubtitle } from '@conkit/rules';
import { useCallback } from 'react';
import { useMessages } from '../../words/useMessages.ts';
import { personCardMessages, type PersonCardMessages } from './PersonCard.messages.ts';

/**
 * Returns a function that formats what a person is, such as "Adult member #214" or "2 day pass Wed/Thu".
 *
 * @returns A function of the result of `personSubtitle` of `@conkit/rules`, with the translated labels of the
 * membership and the days instead of their keys.
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
  return useCallback(
    (subtitle) => {
      switch (subtitle.kind) {
        case 'member':
          return words.member(subtitle.membership, subtitle.number);
        case 'daypass':
          return words.daypass(subtitle.label, subtitle.days.join('/'));
        // The membership's label already contains it.
        case 'nominator':
          return subtitle.membership;
        default:
          return words[subtitle.kind];
      }
    },
    [words],
  );
}
