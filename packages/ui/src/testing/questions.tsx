import { type AnswerProblem, BIRTH_DATE } from '@conkit/rules';
import type {
  AskedQuestion,
  QuestionFieldsProps,
} from '../components/QuestionFields/QuestionFields.tsx';

const nothing = () => undefined;

/** The question that asks for the date of birth of a child. */
export const birthDate: AskedQuestion = {
  key: BIRTH_DATE,
  type: 'date',
  required: true,
  from: '2006-08-16',
  to: '2013-08-15',
};

/** A question of each kind. */
export const everyKind: readonly AskedQuestion[] = [
  { key: 'guardian', type: 'text', required: true, label: 'Name of a parent or guardian' },
  {
    key: 'meal',
    type: 'choice',
    label: 'Meal',
    values: { any: 'Anything', vegan: 'Vegan' },
  },
  { key: 'nights', type: 'number', label: 'Nights at the hotel' },
  { key: 'arrival', type: 'date', label: 'Day of arrival' },
  { key: 'home', type: 'country', label: 'Country' },
  {
    key: 'conduct',
    type: 'consent',
    required: true,
    version: '2',
    label: 'I agree to the code of conduct',
    description: <a href="https://example.com/conduct">Read the code of conduct</a>,
  },
];

/** Creates the questions of a form, without answers and problems, with changes. */
export const asking = (
  questions: readonly AskedQuestion[],
  values: Partial<QuestionFieldsProps> = {},
): QuestionFieldsProps => ({
  questions,
  value: {},
  onChange: nothing,
  problems: [],
  ...values,
});

/** A child's date of birth that is too early. */
export const tooOld = asking([birthDate], {
  value: { born: '1980-05-05' },
  problems: [{ key: BIRTH_DATE, kind: 'too_early' }],
  validationErrors: { born: 'This is only for people born on 16 August 2006 or later.' },
});

/** What is missing in an empty form with each kind of question. */
export const unanswered: readonly AnswerProblem[] = [
  { key: 'guardian', kind: 'required' },
  { key: 'conduct', kind: 'required' },
];
