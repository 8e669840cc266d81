import type { Answers, Config, FieldError, PurchaseType, Question } from '@conkit/api-client';
import { answerProblems, isBlank, listQuestions } from '@conkit/rules';
import type { AskedQuestion, QuestionFieldsProps } from '@conkit/ui';
import { custom, fallback, optional, pipe, transform } from 'valibot';
import { useLanguage, type Language } from '../i18n/language.ts';
import { getDescription, getLabel, getOptionLabels } from '../i18n/productTexts.ts';
import { RichText } from '../shell/RichText.tsx';

/** Answers by key, as typed. */
export type TypedAnswers = Readonly<Record<string, string>>;

interface QuestionsProps {
  config: Config;
  /** The membership type that a person gets, or that their day pass is of. */
  membership?: string | undefined;
  /** What is bought, with its questions. */
  type: PurchaseType | undefined;
  value: TypedAnswers | undefined;
  onChange: (value: TypedAnswers) => void;
  /** The server's error messages by key. */
  refusals: QuestionFieldsProps['validationErrors'];
}

/** Returns the questions of a product for its form, and the answers for its request. */
export function useQuestions(props: QuestionsProps) {
  const { config, membership = '', type, value = {}, onChange, refusals } = props;
  const language = useLanguage();
  const types = config.membershipTypes;
  const born = Object.hasOwn(types, membership) ? types[membership]?.born : undefined;
  const own = type?.questions?.map((question) => toAsked(question, language));
  // The time of the server, as the first render must not use the browser's.
  const questions: readonly AskedQuestion[] = listQuestions(born, own, config.time.slice(0, 10));
  const answers = parseAnswers(questions, value);
  const problems = answerProblems(questions, answers);
  const fields: QuestionFieldsProps | undefined =
    questions.length > 0
      ? { questions, value, onChange, problems, validationErrors: refusals }
      : undefined;
  return {
    fields,
    isAnswered: problems.length === 0,
    /** What to add to the request. */
    request: questions.length > 0 ? { answers } : {},
  };
}

function toAsked(question: Question, language: Language): AskedQuestion {
  const { localized: _, description: _html, values: _values, ...same } = question;
  const html = getDescription(question, language);
  const values = getOptionLabels(question, language);
  return {
    ...same,
    label: getLabel(question, language),
    ...(html && { description: <RichText html={html} /> }),
    ...(values && { values }),
  };
}

/** Parses a typed number: "2", "2,5". */
export const parseNumber = (text: string): number => Number(text.trim().replace(',', '.'));

/** Returns the answers as the API takes them, without blank ones. */
const parseAnswers = (
  questions: readonly AskedQuestion[],
  typed: TypedAnswers,
): NonNullable<Answers> =>
  Object.fromEntries(
    questions.flatMap(({ key, type }) => {
      const text = Object.hasOwn(typed, key) ? typed[key] : undefined;
      if (text === undefined || isBlank(text)) return [];
      return [[key, type === 'number' ? parseNumber(text) : text.trim()] as const];
    }),
  );

/** Parses stored answers. */
export const answersSchema = fallback(
  optional(
    pipe(
      // Not a record, which would drop `constructor`.
      custom<object>((answers) => typeof answers === 'object' && answers !== null),
      transform((answers): TypedAnswers =>
        Object.fromEntries(
          Object.entries(answers).filter(
            (entry): entry is [string, string] => typeof entry[1] === 'string',
          ),
        ),
      ),
    ),
  ),
  undefined,
);

/** Returns the question that a request error refers to, if any. */
export const findQuestion = ({ pointer }: FieldError): string | undefined =>
  /\/0\/answers\/([\w-]+)$/.exec(pointer)?.[1];
