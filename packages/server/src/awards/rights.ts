// Decisions: docs/decisions/awards.md
import {
  type AwardRight,
  meetsCondition,
  type RightFacts,
  type RightsInAward,
} from '@conkit/rules';
import type { AwardFacts, Convention } from '../config/types.ts';

/** Returns a person's rights in each award (RIG-13). */
export const getRights = (
  facts: RightFacts,
  { awards }: Pick<Convention, 'awards'>,
): Record<string, RightsInAward> =>
  Object.fromEntries(
    Object.entries(awards).map(([key, { rights }]) => [
      key,
      {
        nominate: meetsCondition(facts, rights.nominate),
        vote: meetsCondition(facts, rights.vote),
      },
    ]),
  );

/** Returns the membership types that always have a right in an award. */
export const listTypesWithRight = ({ rights }: AwardFacts, right: AwardRight): readonly string[] =>
  rights[right].flatMap(({ types = [], joined_by, list }) =>
    joined_by === undefined && list === undefined ? types : [],
  );

/** Returns the imported lists that can give a right in an award. */
export const getRightLists = ({ awards }: Pick<Convention, 'awards'>): ReadonlySet<string> =>
  new Set(
    Object.values(awards)
      .flatMap(({ rights }) => [rights.nominate, rights.vote].flat())
      .flatMap(({ list }) => list ?? []),
  );

/** Returns the award of a category that is voted on, with the voting period. */
export function findVote(
  { awards, award_categories }: Convention,
  category: string,
): { key: string; award: AwardFacts; voting: NonNullable<AwardFacts['voting']> } | undefined {
  const key = award_categories.find((one) => one.key === category)?.award;
  const award = key === undefined ? undefined : awards[key];
  return key !== undefined && award?.voting ? { key, award, voting: award.voting } : undefined;
}
