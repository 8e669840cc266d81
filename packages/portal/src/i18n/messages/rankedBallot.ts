import type { RankedBallotMessages } from '@conkit/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useLanguage } from '../useLanguage.ts';
import { languages, type Language } from '../languages.ts';

const ENGLISH_SUFFIX: Partial<Record<Intl.LDMLPluralRule, string>> = {
  one: 'st',
  two: 'nd',
  few: 'rd',
};

/** "2nd" in English; "2." in Finnish. */
function ordinal(position: number, language: Language): string {
  if (language === 'fi') return `${position}.`;
  const rule = new Intl.PluralRules('en', { type: 'ordinal' }).select(position);
  return `${position}${ENGLISH_SUFFIX[rule] ?? 'th'}`;
}

/** The words of a ranked ballot in the reader's language. */
export function useRankedBallotMessages(): RankedBallotMessages {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  return useMemo(() => {
    const list = (words: readonly string[]) =>
      new Intl.ListFormat(languages[language].tag, { type: 'conjunction' }).format(words);
    const date = (day: string) => i18n.date(day, { dateStyle: 'long', timeZone: 'UTC' });
    return {
      favourite: t`1 is your favourite.`,
      rankAny: t`Rank as many as you like.`,
      ranked: t`Your ranking`,
      notRanked: t`Not ranked`,
      nothingRanked: t`Nothing ranked.`,
      howToRank: t`Press + to give an entry its position.`,
      noEntry: t`[No entry]`,
      tapToRemove: t`Tap to remove`,
      noAward: t`No award`,
      noAwardHint: t`Rank it above everything that should not win.`,
      unknownEntry: (id) => t`Unknown entry ${id}`,
      unknownEntryHint: t`This entry is not on the ballot of this category.`,
      replaced: ({ on, by }) => {
        const day = date(on);
        return by === undefined
          ? t`No longer on the ballot since ${day}.`
          : t`No longer on the ballot: replaced by ${by} on ${day}.`;
      },
      changePosition: ({ title, position, isCounted }) =>
        isCounted
          ? t`${title}, position ${position}, change position`
          : t`${title}, position ${position}, would not count, change position`,
      choosePosition: (title) => t`${title}, not ranked, choose a position`,
      remove: (title) => t`Remove ${title}`,
      removeEmpty: (position) => t`Position ${position}: [No entry]. Tap to remove`,
      menu: (title) => t`Position of ${title}`,
      position: (position) => t`Position ${position}`,
      moveToPosition: (position) => t`Move to position ${position}`,
      removeFromBallot: t`Remove from ballot`,
      closeMenu: t`Close`,
      yourFavourite: t`your favourite`,
      currentPosition: t`now here`,
      nowAt: (title) => t`now ${title}`,
      leavesGap: t`leaves a gap above`,
      gap: ({ positions, titles }) => {
        const places = list(positions.map(String));
        const works = list(titles);
        const count = positions.length;
        return t`${plural(count, {
          one: `Position ${places} is empty, so ${works} would not count.`,
          other: `Positions ${places} are empty, so ${works} would not count.`,
        })}`;
      },
      closeGap: t`Close the gap`,
      ordinal: (position) => ordinal(position, language),
      placed: ({ title, ordinal: place, count }) => t`${title} is now ${place} of ${count}.`,
      displaced: (title) => t`${title} is no longer ranked.`,
      removed: (title) => t`${title} removed from your ranking.`,
      emptyRemoved: (position) => t`Empty position ${position} removed.`,
      gapClosed: t`Gap closed.`,
    };
  }, [t, i18n, language]);
}
