import { awardOf, type Period } from '@conkit/rules';
import type { Convention, Words } from '../config/types.ts';

/** A finalist that was taken off the ballot, in an award that is voted on. */
export interface ReplacedFinalist {
  readonly id: number;
  readonly title: string;
  /** What is on the ballot in its place, if anything. */
  readonly by: string | undefined;
  /** The key of its category, and what that is called. */
  readonly category: string;
  readonly categoryName: Words;
  /** The key of the award, and when it is voted on. */
  readonly award: string;
  readonly voting: Period;
}

/** Every finalist that was replaced. */
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

/** One of them. */
export const findReplaced = (config: Convention, id: number): ReplacedFinalist | undefined =>
  replacedFinalists(config).find((one) => one.id === id);
