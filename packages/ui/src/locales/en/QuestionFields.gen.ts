// Generated from the catalogues (*.po) by scripts/messages.ts. Do not edit.
import { formatEnglishDay } from '../../words/formatValue.ts';

export interface QuestionFieldsMessages {
  birthDate: string;
  birthDateHint: string;
  chooseOne: string;
  fillIn: string;
  /** A consent that is missing. */
  tick: string;
  notANumber: string;
  notADate: string;
  tooEarly: (values: { day: string }) => string;
  tooLate: (values: { day: string }) => string;
  /** The date of birth is before the range. */
  bornEarlier: (values: { day: string }) => string;
  /** The date of birth is after the range. */
  bornLater: (values: { day: string }) => string;
  outdated: string;
  tooLong: (values: { max: number }) => string;
  overridesDirection: string;
}

export const questionFieldsMessages: QuestionFieldsMessages = {
  birthDate: 'Date of birth',
  birthDateHint: 'We only check it against the ages that this is for. We don’t keep it.',
  chooseOne: 'Choose one',
  fillIn: 'Fill this in.',
  tick: 'Tick this to continue.',
  notANumber: 'Write a number, for example 2.',
  notADate: 'Enter a whole date.',
  tooEarly: ({ day }) => `Choose ${formatEnglishDay(day)} or a later day.`,
  tooLate: ({ day }) => `Choose ${formatEnglishDay(day)} or an earlier day.`,
  bornEarlier: ({ day }) => `This is only for people born on ${formatEnglishDay(day)} or later.`,
  bornLater: ({ day }) => `This is only for people born on ${formatEnglishDay(day)} or earlier.`,
  outdated: 'This text has changed. Read it again, and tick it if you agree.',
  tooLong: ({ max }) => `Use at most ${max} characters.`,
  overridesDirection: 'This contains characters that change the direction of text. Type it again.',
};
