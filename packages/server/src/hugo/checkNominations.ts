import {
  nominationCategories,
  nominationProblems,
  periodPhase,
  RULE_ERRORS,
  type NominationProblem,
} from '@conkit/rules';
import type { FieldError, NominateRequest } from '@conkit/api-client';
import type { Convention } from '../config/types.ts';
import { invalid, ProblemError } from '../errors.ts';

/** Why nominations cannot be taken, whoever sends them; nothing when they can. */
export function nominationsProblem(
  config: Convention,
  request: NominateRequest,
  now: Date,
): ProblemError | undefined {
  const phase = periodPhase(config.dates.nominations, now);
  if (phase === 'before') {
    return new ProblemError('nominating_closed', { message: 'Nominations have not begun yet.' });
  }
  if (phase === 'closed') return new ProblemError('nominating_closed');
  const errors = fieldErrors(config, request);
  return errors.length > 0 ? invalid(...errors) : undefined;
}

function fieldErrors(
  { award_categories, ballot }: Convention,
  { category, nominations }: NominateRequest,
): FieldError[] {
  const known = (['hugo', 'retro'] as const)
    .flatMap((award) => nominationCategories(award_categories, award))
    .find(({ key }) => key === category);
  if (!known) {
    const message = `${RULE_ERRORS.unknown_category}: ${category}`;
    return [{ pointer: '/body/category', message }];
  }
  const fields = known.fields.map(({ key }) => key);
  return nominationProblems(nominations, fields, ballot.max_nominations).map(toFieldError);
}

const toFieldError = (problem: NominationProblem): FieldError =>
  problem.kind === 'too_many'
    ? { pointer: '/body/nominations', message: `At most ${problem.most} works can be nominated` }
    : {
        pointer: `/body/nominations/${problem.row}/${problem.field}`,
        message: `${RULE_ERRORS.unknown_nomination_key}: ${problem.field}`,
      };
