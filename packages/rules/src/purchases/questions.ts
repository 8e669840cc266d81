import { isDay } from '../calendar.ts';
import { overridesDirection } from '../people/people.ts';
import { MAX_TEXT_LENGTH } from '../people/personForm.ts';
import { COUNTRIES } from './countries.ts';
import { getValue, isMissing, unknownValues } from './itemData.ts';

/** What a question asks for. */
export type QuestionType = 'text' | 'choice' | 'number' | 'date' | 'country' | 'consent';

/** A question of a product to its buyer. */
export interface Question {
  readonly key: string;
  readonly type: QuestionType;
  /** @default false */
  readonly required?: boolean;
  /** The choices, by key. */
  readonly values?: Readonly<Record<string, unknown>>;
  /** The version of the text that is agreed to. */
  readonly version?: string;
  /** The earliest date, `YYYY-MM-DD`. */
  readonly from?: string;
  /** The latest date, `YYYY-MM-DD`. */
  readonly to?: string;
}

/** The answers to a product's questions, as sent. The answer to a consent is the version that the buyer saw. */
export type Answers = Readonly<Record<string, unknown>>;

/** A stored consent: the version that was agreed to, and the time as an ISO 8601 instant. */
export interface Consent {
  readonly version: string;
  readonly agreed: string;
}

/** A stored answer. */
export type StoredAnswer = string | number | Consent;

/** Returns whether a value of a purchase is a stored consent (PUR-36). */
export const isConsent = (value: unknown): value is Consent =>
  typeof value === 'object' && value !== null && 'version' in value && 'agreed' in value;

/** A problem with the answer to one question. */
export interface AnswerProblem {
  readonly key: string;
  readonly kind:
    | 'required'
    | 'wrong_type'
    | 'not_offered'
    | 'too_long'
    | 'overrides_direction'
    | 'too_early'
    | 'too_late'
    | 'outdated'
    | 'unknown';
}

/** The range of birth dates of a membership type, both included. */
export interface BirthDates {
  readonly from?: string;
  readonly to?: string;
}

/** The question that asks for the date of birth. */
interface AgeQuestion {
  readonly key: string;
  readonly type: 'date';
  readonly required: true;
  readonly from: string;
  readonly to: string;
}

/** The key of the question that asks for the date of birth. No other question has it. */
export const BIRTH_DATE = 'born';

/** Catches mistyped years. */
const EARLIEST_BIRTH = '1900-01-01';

/**
 * Returns the questions of a product: first the date of birth, if its membership type is for certain ages (MEM-9), then
 * its own.
 *
 * @param born the range of birth dates of its membership type
 * @param today `YYYY-MM-DD`; no buyer is born later
 */
export const listQuestions = <Own extends Question>(
  born: BirthDates | undefined,
  own: readonly Own[] | undefined,
  today: string,
): readonly (Own | AgeQuestion)[] => {
  if (!born) return own ?? [];
  const { from: first = EARLIEST_BIRTH, to: last = today } = born;
  const from = first > EARLIEST_BIRTH ? first : EARLIEST_BIRTH;
  const to = last < today ? last : today;
  const age: AgeQuestion = { key: BIRTH_DATE, type: 'date', required: true, from, to };
  return [age, ...(own ?? [])];
};

/** A purchase, as far as it decides which questions were asked. */
export interface AskedPurchase {
  readonly category: string;
  readonly type: string;
  /** The stored values. They name the new membership of an upgrade. */
  readonly data?: Readonly<Record<string, unknown>> | null | undefined;
}

/** What is sold in a category. */
interface SoldCategory<Asked> {
  readonly types: readonly { readonly key: string; readonly questions?: readonly Asked[] }[];
}

/** Returns the questions that a purchase was asked. An upgrade asks those of its new membership (PUR-35). */
export const findQuestions = <Asked>(
  categories: Readonly<Record<string, SoldCategory<Asked>>>,
  { category, type, data }: AskedPurchase,
): readonly Asked[] => {
  const isUpgrade = category === 'upgrade';
  const name = isUpgrade ? 'new_member' : category;
  const product = isUpgrade ? data?.['membership'] : type;
  const types = Object.hasOwn(categories, name) ? categories[name]?.types : undefined;
  return types?.find(({ key }) => key === product)?.questions ?? [];
};

const findDateProblem = (
  { from, to }: BirthDates,
  day: string,
): AnswerProblem['kind'] | undefined => {
  if (!isDay(day)) return 'wrong_type';
  if (from !== undefined && day < from) return 'too_early';
  return to !== undefined && day > to ? 'too_late' : undefined;
};

const findTextProblem = (text: string): AnswerProblem['kind'] | undefined => {
  if ([...text].length > MAX_TEXT_LENGTH) return 'too_long';
  return overridesDirection(text) ? 'overrides_direction' : undefined;
};

const findProblem = (question: Question, answer: unknown): AnswerProblem['kind'] | undefined => {
  if (isMissing(answer)) return question.required ? 'required' : undefined;
  if (question.type === 'number') return Number.isFinite(answer) ? undefined : 'wrong_type';
  if (typeof answer !== 'string') return 'wrong_type';
  switch (question.type) {
    case 'text':
      return findTextProblem(answer);
    case 'choice':
      return Object.hasOwn(question.values ?? {}, answer) ? undefined : 'not_offered';
    case 'date':
      return findDateProblem(question, answer);
    case 'country':
      return COUNTRIES.includes(answer) ? undefined : 'not_offered';
    default:
      return answer === question.version ? undefined : 'outdated';
  }
};

/**
 * Returns the problems of the answers to a product's questions: each required question needs an answer, of its type,
 * among its choices and inside its dates; a consent is to the version that is asked for now; and other answers are
 * refused (PUR-35).
 */
export const answerProblems = (
  questions: readonly Question[],
  answers: Answers,
): readonly AnswerProblem[] => {
  const wrong = questions.flatMap((question) => {
    const kind = findProblem(question, getValue(answers, question.key));
    return kind ? [{ key: question.key, kind }] : [];
  });
  return [...wrong, ...unknownValues(questions, answers)];
};

/**
 * Returns the answers that are kept: those without problems, without blank ones and surrounding space. A consent is kept
 * with its version and time. The date of birth is not kept (PUR-36).
 *
 * @param now the time of the purchase, an ISO 8601 instant
 */
export const keptAnswers = (
  questions: readonly Question[],
  answers: Answers,
  now: string,
): Readonly<Record<string, StoredAnswer>> =>
  Object.fromEntries(
    questions.flatMap(({ key, type }): [string, StoredAnswer][] => {
      const answer = getValue(answers, key);
      if (key === BIRTH_DATE || isMissing(answer)) return [];
      if (typeof answer === 'number') return [[key, answer]];
      if (typeof answer !== 'string') return [];
      const text = answer.trim();
      return [[key, type === 'consent' ? { version: text, agreed: now } : text]];
    }),
  );
