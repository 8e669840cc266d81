import type { PersonSubtitle } from '@conkit/rules';
import { useCallback } from 'react';
import { useMessages } from '../../words/useMessages.ts';
import { personCardMessages, type PersonCardMessages } from './PersonCard.messages.ts';

/**
 * Says what somebody is: "Adult member #214", "2 day pass Wed/Thu".
 *
 * @returns a function of what `personSubtitle` of the rules tells, with the labels of the membership and
 *   of the days in the reader's language in the place of their keys
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
        // Their membership is what says so.
        case 'nominator':
          return subtitle.membership;
        default:
          return words[subtitle.kind];
      }
    },
    [words],
  );
}
