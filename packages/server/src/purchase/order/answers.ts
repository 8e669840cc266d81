// Decisions: docs/decisions/buying.md
import type { FieldError } from '@conkit/api-client';
import {
  answerProblems,
  BIRTH_DATE,
  findQuestions,
  keptAnswers,
  listQuestions,
  type AnswerProblem,
  type Answers,
  type Question,
} from '@conkit/rules';
import type { Context } from '../../context.ts';
import type { KeptAnswers } from '../../database/items.ts';
import { createEntryError } from './order.ts';

/** What is bought, as far as it decides which questions are asked. */
export interface Product {
  readonly category: string;
  readonly type: string;
  /** The membership type that a person gets, or that their day pass is of. */
  readonly membership?: string;
}

const sentences: Readonly<Record<AnswerProblem['kind'], string>> = {
  required: 'is required',
  wrong_type: 'has the wrong type',
  not_offered: 'is not among the choices',
  too_long: 'is too long',
  overrides_direction: 'contains characters that change the direction of text',
  too_early: 'is too early',
  too_late: 'is too late',
  outdated: 'is not the version that is asked for now',
  unknown: 'is not asked',
};

/**
 * Checks the answers of an entry in a list of the request body (MEM-9, PUR-35).
 *
 * @returns the answers to keep, or undefined without any
 */
export function checkAnswers(
  { config, clock }: Pick<Context, 'config' | 'clock'>,
  [list, at]: readonly [list: string, at: number],
  product: Product,
  given: Answers | null | undefined,
): { readonly answers: KeptAnswers | undefined; readonly errors: readonly FieldError[] } {
  const now = clock.now().toISOString();
  const { membership = '' } = product;
  const types = config.membership_types;
  const born = Object.hasOwn(types, membership) ? types[membership]?.born : undefined;
  const questions = listQuestions(
    born,
    findQuestions(config.purchase_categories, product),
    now.slice(0, 10),
  );
  const answers = given ?? {};
  const errors = answerProblems(questions, answers).map(({ key, kind }) => {
    const question = questions.find((one) => one.key === key);
    return createEntryError(list, at, `answers.${key}`, describeProblem(question, kind));
  });
  const kept = keptAnswers(questions, answers, now);
  return { answers: Object.keys(kept).length > 0 ? kept : undefined, errors };
}

function describeProblem(question: Question | undefined, kind: AnswerProblem['kind']): string {
  const { from, to } = question ?? {};
  if (kind === 'too_early' && from !== undefined) return `must be ${from} or later`;
  if (kind === 'too_late' && to !== undefined) return `must be ${to} or earlier`;
  return sentences[kind];
}

/**
 * Returns an entry of a request for the hash that recognises a repeated request. The date of birth is left out, because
 * it could be guessed from the hash. Without other answers, the entry is as in earlier releases.
 */
export function toHashed({
  answers,
  ...same
}: object & { readonly answers?: Answers | null | undefined }): object {
  const { [BIRTH_DATE]: _, ...kept } = answers ?? {};
  return Object.keys(kept).length > 0 ? { ...same, answers: kept } : same;
}
