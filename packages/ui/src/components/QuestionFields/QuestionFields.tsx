import {
  type AnswerProblem,
  BIRTH_DATE,
  COUNTRIES,
  MAX_TEXT_LENGTH,
  type Question,
} from '@conkit/rules';
import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { elementProps, type ElementProps } from '../../primitives/element/elementProps.ts';
import { type FieldErrors, getOwn } from '../../primitives/Field/fieldErrors.ts';
import { useFieldError } from '../../primitives/hooks/useFieldError.ts';
import { Select, type SelectProps } from '../../primitives/Select/Select.tsx';
import { TextArea, TextField } from '../../primitives/TextField/TextField.tsx';
import {
  questionFieldsMessages,
  type QuestionFieldsMessages,
} from '../../locales/en/QuestionFields.gen.ts';
import type { SomeMessages } from '../../words/overrides.ts';
import { useLocaleContext, useMessages } from '../../words/provider.tsx';
import * as css from './QuestionFields.css.ts';

/** A question to the buyer, in the reader's language. */
export interface AskedQuestion extends Question {
  /**
   * The question, or what is agreed to.
   *
   * @default for the date of birth, its own label
   */
  readonly label?: string;
  /** A hint, or a link to what is agreed to. */
  readonly description?: ReactNode;
  /** The labels of the choices. */
  readonly values?: Readonly<Record<string, string>>;
}

export interface QuestionFieldsProps extends ElementProps {
  /** The questions, in order; the date of birth is one of them. */
  questions: readonly AskedQuestion[];
  /** The answers by key, as typed. The answer to a consent is the version that was agreed to. */
  value: Readonly<Record<string, string>>;
  /** Called with the whole new answers. */
  onChange: (value: Readonly<Record<string, string>>) => void;
  /** What is missing or wrong. */
  problems: readonly AnswerProblem[];
  /** Answers that the server refused, with the reason in words. */
  validationErrors?: FieldErrors | undefined;
  /** Replaces single texts. */
  messages?: SomeMessages<QuestionFieldsMessages>;
}

/**
 * The questions that a product asks its buyers. Each shows its problem once it was left, or once the form was submitted.
 *
 * @example
 * ```tsx
 * <QuestionFields
 *   questions={[{ key: 'meal', type: 'choice', label: 'Meal', values: { vegan: 'Vegan' } }]}
 *   value={answers}
 *   onChange={setAnswers}
 *   problems={answerProblems(questions, answers)}
 * />
 * ```
 */
export const QuestionFields = (props: QuestionFieldsProps) => {
  const { questions, value, onChange, problems, validationErrors } = props;
  const words = useMessages('QuestionFields', questionFieldsMessages, props.messages);
  return (
    <div {...elementProps(props, css.fields)}>
      {questions.map((question) => {
        const { key } = question;
        const problem = problems.find((one) => one.key === key);
        return (
          <QuestionField
            key={key}
            question={question}
            value={getOwn(value, key) ?? ''}
            refusal={getOwn(validationErrors, key)}
            problem={problem && getAnswerProblem(question, problem.kind, words)}
            onChange={(answer) => onChange({ ...value, [key]: answer })}
            words={words}
          />
        );
      })}
    </div>
  );
};

/**
 * Returns the problem of an answer in words.
 *
 * @internal
 */
export function getAnswerProblem(
  { key, type, from = '', to = '' }: AskedQuestion,
  kind: AnswerProblem['kind'],
  words: QuestionFieldsMessages,
): string {
  const isBirth = key === BIRTH_DATE;
  switch (kind) {
    case 'required':
      return type === 'consent' ? words.tick : words.fillIn;
    case 'wrong_type':
      return type === 'number' ? words.notANumber : words.notADate;
    case 'too_early':
      return isBirth ? words.bornEarlier({ day: from }) : words.tooEarly({ day: from });
    case 'too_late':
      return isBirth ? words.bornLater({ day: to }) : words.tooLate({ day: to });
    case 'outdated':
      return words.outdated;
    case 'too_long':
      return words.tooLong({ max: MAX_TEXT_LENGTH });
    case 'overrides_direction':
      return words.overridesDirection;
    default:
      return words.chooseOne;
  }
}

/**
 * Returns the label of a question.
 *
 * @internal
 */
export const getQuestionLabel = (
  { key, label }: AskedQuestion,
  words: QuestionFieldsMessages,
): string => label ?? (key === BIRTH_DATE ? words.birthDate : key);

/**
 * Returns the name of a question's control. A form can have a field with the question's own name.
 *
 * @internal
 */
export const getControlName = (key: string): string => `answers.${key}`;

interface QuestionFieldProps {
  question: AskedQuestion;
  value: string;
  /** Why the server refused the answer. */
  refusal: string | undefined;
  /** What is missing or wrong. */
  problem: string | undefined;
  onChange: (answer: string) => void;
  words: QuestionFieldsMessages;
}

function QuestionField({ question, value, refusal, problem, onChange, words }: QuestionFieldProps) {
  const { errorMessage, onBlur } = useFieldError(refusal, problem);
  const { key, type, required, version = '', values = {} } = question;
  const isBirth = key === BIRTH_DATE;
  const label = getQuestionLabel(question, words);
  const description = question.description ?? (isBirth ? words.birthDateHint : undefined);
  const name = getControlName(key);
  const state = { name, isRequired: required, errorMessage, description, onBlur };
  if (type === 'consent') {
    return (
      <Checkbox
        {...state}
        isSelected={value === version}
        onChange={(isAgreed) => onChange(isAgreed ? version : '')}
      >
        {label}
      </Checkbox>
    );
  }
  const field = { ...state, label, value, onChange };
  const placeholder = words.chooseOne;
  switch (type) {
    case 'choice':
      return <Choice {...field} placeholder={placeholder} options={toOptions(values)} />;
    case 'country':
      return <CountrySelect {...field} placeholder={placeholder} />;
    case 'date':
      return <TextField {...field} type="date" autoComplete={isBirth ? 'bday' : 'off'} />;
    case 'number':
      return <TextField {...field} inputMode="decimal" autoComplete="off" />;
    default:
      return <TextArea {...field} rows={1} maxLength={MAX_TEXT_LENGTH} />;
  }
}

const toOptions = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([value, label]) => ({ value, label }));

/** A select whose option can be taken back, unless it is required. */
const Choice = ({ options, placeholder = '', ...props }: SelectProps) => (
  <Select
    {...props}
    placeholder={placeholder}
    options={props.isRequired ? options : [{ value: '', label: placeholder }, ...options]}
  />
);

/** All countries, sorted by their names in the reader's language. */
function CountrySelect(props: Omit<SelectProps, 'options'>) {
  const { locale } = useLocaleContext();
  const isHydrated = useIsHydrated();
  const countries = useMemo(() => {
    // The names of the server's version of Intl may differ from the browser's.
    if (!isHydrated) return [];
    const names = new Intl.DisplayNames(locale, { type: 'region' });
    const { compare } = new Intl.Collator(locale);
    return COUNTRIES.map((value) => ({ value, label: names.of(value) ?? value })).toSorted(
      (one, other) => compare(one.label, other.label),
    );
  }, [locale, isHydrated]);
  return <Choice {...props} options={countries} />;
}

const subscribeToNothing = () => () => undefined;

/** Returns false while the server renders and the browser hydrates. */
const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
