import type { NewDaypass } from '@conkit/api-client';
import type { PersonFields } from '@conkit/rules';
import { array, fallback, object, pipe, transform, unknown } from 'valibot';
import { personSchema } from '../../checkout/personSchema.ts';
import { newPerson } from './memberDraft.ts';

/** The content of the day pass form. */
export interface DaypassDraft {
  person: PersonFields;
  /** The keys of the chosen days: `day1`. */
  days: readonly string[];
}

const isKey = (value: unknown): value is string =>
  typeof value === 'string' && /^day\d+$/.test(value);

/** Parses a stored draft. */
export const daypassSchema = object({
  person: fallback(personSchema, {}),
  days: fallback(
    pipe(
      array(unknown()),
      transform((days) => days.filter(isKey)),
    ),
    [],
  ),
});

/** Returns a day pass as the API takes it: its holder's filled fields and the chosen days. */
export const newDaypass = (type: string, { person, days }: DaypassDraft): NewDaypass => {
  const { badge_name: _name, badge_subtitle: _subtitle, paper_pubs: _pubs, ...fields } = person;
  return { ...newPerson(type, fields), ...Object.fromEntries(days.map((day) => [day, true])) };
};
