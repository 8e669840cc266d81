import { daypassCents } from '@conkit/rules';
import type { FieldError, NewDaypass } from '@conkit/api-client';
import { NON_MEMBER } from '../../config/nonMember.ts';
import type { Convention } from '../../config/types.ts';
import type { NewPerson, PurchaseItem } from '../../database/items.ts';
import { personErrors, toNewPerson } from './newPerson.ts';
import { entryError, type Checked } from './order.ts';

const LIST = 'passes';
const DAYS = ['day1', 'day2', 'day3', 'day4', 'day5'] as const;

/** Somebody who gets a day pass. */
export type Daypass = NewPerson & {
  readonly daypass_type: string;
  readonly daypass_days: readonly boolean[];
};

/** A day pass as it was asked for, in its normal form. */
export const toDaypass = (pass: NewDaypass): Daypass => ({
  ...toNewPerson(pass),
  membership: NON_MEMBER,
  daypass_type: pass.membership,
  daypass_days: DAYS.map((day) => pass[day] === true),
});

/** The day passes of a request, with their prices. */
export function checkDaypasses({ daypass }: Convention, passes: readonly Daypass[]): Checked {
  const items: PurchaseItem[] = [];
  const errors: FieldError[] = [];
  for (const [at, person] of passes.entries()) {
    const amount = daypassCents(daypass.prices, person.daypass_type, person.daypass_days);
    errors.push(...personErrors(LIST, at, person));
    if (!person.daypass_days.includes(true)) {
      errors.push(entryError(LIST, at, 'day1', 'or another day must be chosen'));
    } else if (amount === undefined) {
      errors.push(entryError(LIST, at, 'membership', 'has no day pass for these days'));
    } else {
      items.push({ kind: 'daypass', amount, person });
    }
    if (person.paper_pubs) {
      errors.push(entryError(LIST, at, 'paper_pubs', 'is not sold with a day pass'));
    }
  }
  return { items, errors };
}
