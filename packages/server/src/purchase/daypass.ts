import { daypassCents } from '@conkit/rules';
import type { FieldError, NewDaypass } from '@conkit/api-client';
import type { Convention } from '../config/types.ts';
import type { NewPerson, PurchaseItem } from '../database/items.ts';
import { invalid } from '../errors.ts';
import type { Operation } from '../operation.ts';
import { NON_MEMBER } from '../config/nonMember.ts';
import { personErrors, toNewPerson } from './newPerson.ts';
import { entryError, itemsOf, type Checked } from './order.ts';
import { place } from './place.ts';
import { sourceId } from './source.ts';
import { answerOf } from './state.ts';

const LIST = 'passes';
const DAYS = ['day1', 'day2', 'day3', 'day4', 'day5'] as const;

type Daypass = NewPerson & {
  readonly daypass_type: string;
  readonly daypass_days: readonly boolean[];
};

/** Sells day passes: each makes a person without a membership, who has the days. */
export const purchaseDaypass: Operation<'purchaseDaypass'> = async (context, request) => {
  const { config } = context;
  const { body } = request;
  const passes = body.passes.map(toDaypass);
  const intent = await place(context, request, {
    account: config.purchase_categories['daypass']?.account ?? 'default',
    email: body.email.trim(),
    amount: body.amount,
    source: sourceId(body.source),
    wanted: { passes },
    price: async () => {
      if (!config.enable_daypass) {
        throw invalid({ pointer: '/body/passes', message: 'passes are not on sale' });
      }
      return itemsOf(checkDaypasses(config, passes));
    },
  });
  return { body: answerOf(intent) };
};

const toDaypass = (pass: NewDaypass): Daypass => ({
  ...toNewPerson(pass),
  membership: NON_MEMBER,
  daypass_type: pass.membership,
  daypass_days: DAYS.map((day) => pass[day] === true),
});

function checkDaypasses({ daypass }: Convention, passes: readonly Daypass[]): Checked {
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
