import { daypassAmount } from '@conkit/rules';
import type { FieldError, NewDaypass } from '@conkit/api-client';
import { dayNumber } from '../../config/days.ts';
import { NON_MEMBER } from '../../config/nonMember.ts';
import type { Convention } from '../../config/types.ts';
import type { NewPerson, PurchaseItem } from '../../database/items.ts';
import { personErrors, toNewPerson } from './newPerson.ts';
import { entryError, type Checked } from './order.ts';

const LIST = 'passes';

/** A person who gets a day pass. */
export type Daypass = NewPerson & {
  readonly daypass_type: string;
  readonly daypass_days: readonly boolean[];
};

/** Normalizes a requested day pass. An unknown day gets the last index, which has no price. */
export function toDaypass(pass: NewDaypass, { daypass }: Convention): Daypass {
  const last = daypass.days.length;
  const wanted = Object.entries(pass).flatMap(([key, isWanted]) => {
    const day = isWanted === true ? dayNumber(key) : undefined;
    return day === undefined ? [] : [day >= 1 && day <= last ? day : last + 1];
  });
  const length = Math.max(last, ...wanted);
  return {
    ...toNewPerson(pass),
    membership: NON_MEMBER,
    daypass_type: pass.membership,
    daypass_days: Array.from({ length }, (_, at) => wanted.includes(at + 1)),
  };
}

/** Checks and prices the day passes of a request. */
export function checkDaypasses({ daypass }: Convention, passes: readonly Daypass[]): Checked {
  const items: PurchaseItem[] = [];
  const errors: FieldError[] = [];
  for (const [at, person] of passes.entries()) {
    const days = person.daypass_days.flatMap((is, day) => (is ? [`day${day + 1}`] : []));
    const amount = daypassAmount(daypass.prices, person.daypass_type, days);
    errors.push(...personErrors(LIST, at, person));
    if (days.length === 0) {
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
