import type { NewDaypass } from '@conkit/api-client';
import type { PersonFields } from '@conkit/rules';
import { array, fallback, object, pipe, transform, unknown } from 'valibot';
import { personSchema } from '../../checkout/personSchema.ts';
import { newPerson } from './memberDraft.ts';

/** What was filled in for a day pass. */
export interface DaypassDraft {
  person: PersonFields;
  /** The chosen days, by their keys: `day1`. */
  days: readonly string[];
}

const isKey = (value: unknown): value is string =>
  typeof value === 'string' && /^day\d+$/.test(value);

/** What was filled in for a day pass, from what the browser kept of it. */
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

/** A day pass as the server is told: the filled fields of its holder, and the days that are wanted. */
export const newDaypass = (type: string, { person, days }: DaypassDraft): NewDaypass => {
  const { badge_name: _name, badge_subtitle: _subtitle, paper_pubs: _pubs, ...fields } = person;
  return { ...newPerson(type, fields), ...Object.fromEntries(days.map((day) => [day, true])) };
};
