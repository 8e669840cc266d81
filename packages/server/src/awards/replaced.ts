import { awardOf, type Period } from '@conkit/rules';
import type { Convention, Words } from '../config/types.ts';

/** A finalist that was taken off the ballot, in an award that is voted on. */
export interface ReplacedFinalist {
  readonly id: number;
  readonly title: string;
  /** The title of the replacement, if any. */
  readonly by: string | undefined;
  /** The key and the name of its category. */
  readonly category: string;
  readonly categoryName: Words;
  /** The key of the award, and its voting period. */
  readonly award: string;
  readonly voting: Period;
}

/** Lists every replaced finalist. */
export const replacedFinalists = ({
  finalists,
  awards,
  award_categories: known,
}: Convention): ReplacedFinalist[] =>
  Object.entries(finalists).flatMap(([category, entries]) => {
    const award = awardOf(category, known) ?? '';
    const voting = awards[award]?.voting;
    const categoryName = known.find(({ key }) => key === category)?.title ?? { en: category };
    return entries.flatMap(({ id, title, replaced }) => {
      if (!replaced || !voting) return [];
      const by = entries.find((one) => one.id === replaced.by)?.title;
      return [{ id, title, by, category, categoryName, award, voting }];
    });
  });

/** Finds one replaced finalist. */
export const findReplaced = (config: Convention, id: number): ReplacedFinalist | undefined =>
  replacedFinalists(config).find((one) => one.id === id);
