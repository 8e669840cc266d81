import {
  nominationProblems,
  periodPhase,
  RULE_ERRORS,
  type NominationProblem,
} from '@conkit/rules';
import type { FieldError, NominateRequest } from '@conkit/api-client';
import type { AwardCategory, AwardFacts, Convention } from '../config/types.ts';
import { invalid, ProblemError } from '../errors.ts';

/** A category that takes nominations, and its award. */
export interface NominatedCategory {
  readonly category: AwardCategory;
  readonly award: AwardFacts & Required<Pick<AwardFacts, 'nominations'>>;
}

/**
 * Returns the category of a request.
 *
 * @throws ProblemError `invalid` for a category that takes no nominations
 */
export function requireNominated(
  { awards, award_categories }: Convention,
  key: string,
): NominatedCategory {
  const category = award_categories.find((one) => one.key === key);
  const award = category && awards[category.award];
  if (category && award?.nominations && category.fields.length > 0) {
    return { category, award: { ...award, nominations: award.nominations } };
  }
  const message = `${RULE_ERRORS.unknown_category}: ${key}`;
  throw invalid({ pointer: '/body/category', message });
}

/** Returns why nominations can't be accepted from anyone; nothing when they can. */
export function nominationsProblem(
  { category, award }: NominatedCategory,
  { nominations }: NominateRequest,
  now: Date,
): ProblemError | undefined {
  const phase = periodPhase(award.nominations, now);
  if (phase === 'before') {
    return new ProblemError('nominating_closed', { message: 'Nominations have not begun yet.' });
  }
  if (phase === 'closed') return new ProblemError('nominating_closed');
  const fields = category.fields.map(({ key }) => key);
  const errors = nominationProblems(nominations, fields, award.max_nominations).map(toFieldError);
  return errors.length > 0 ? invalid(...errors) : undefined;
}

const toFieldError = (problem: NominationProblem): FieldError =>
  problem.kind === 'too_many'
    ? { pointer: '/body/nominations', message: `At most ${problem.most} works can be nominated` }
    : {
        pointer: `/body/nominations/${problem.row}/${problem.field}`,
        message: `${RULE_ERRORS.unknown_nomination_key}: ${problem.field}`,
      };
