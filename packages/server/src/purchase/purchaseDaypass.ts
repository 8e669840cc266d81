import type { FieldError, NewDaypass } from '@conkit/api-client';
import { daypassAmount } from '@conkit/rules';
import { requireOffered } from '../config/parts.ts';
import { parseDayKey } from '../config/passDays.ts';
import { getCatalogueAt } from '../config/prices.ts';
import { NON_MEMBER } from '../config/schema/shop.ts';
import type { Convention } from '../config/types.ts';
import type { Context } from '../context.ts';
import type { NewPerson, PurchaseItem } from '../database/items.ts';
import type { Operation } from '../operation.ts';
import { checkAnswers, toHashed } from './order/answers.ts';
import { getPersonErrors, toNewPerson } from './order/newPerson.ts';
import {
  collectItems,
  requireCurrency,
  getSourceId,
  createEntryError,
  type Checked,
} from './order/order.ts';
import { toPurchaseAnswer } from './payment/answer.ts';
import { requireOnSale } from './places/sale.ts';
import { checkout } from './payment/checkout.ts';

/** Sells day passes. Each creates a person without a membership who has the days. */
export const purchaseDaypass: Operation<'purchaseDaypass'> = async (context, request) => {
  const { config } = context;
  const { body } = request;
  requireCurrency(config, body.currency);
  const passes = body.passes.map((pass) => ({
    person: toDaypass(pass, config),
    answers: pass.answers,
  }));
  const intent = await checkout(context, request, {
    account: config.purchase_categories['daypass']?.account ?? 'default',
    email: body.email.trim(),
    amount: body.amount,
    source: getSourceId(body.source),
    requested: { passes: passes.map(({ person, answers }) => toHashed({ ...person, answers })) },
    price: async () => {
      requireOffered(context, 'daypass');
      return collectItems(checkDaypasses(context, passes));
    },
  });
  return { body: toPurchaseAnswer(intent) };
};

const PASSES = 'passes';

/** A person who gets a day pass. */
export type Daypass = NewPerson & {
  readonly daypass_type: string;
  readonly daypass_days: readonly boolean[];
};

interface RequestedPass {
  readonly person: Daypass;
  readonly answers: NewDaypass['answers'];
}

/** Normalizes a requested day pass. An unknown day gets the last index, which has no price. */
function toDaypass(pass: NewDaypass, { daypass }: Convention): Daypass {
  const last = daypass.days.length;
  const wanted = Object.entries(pass).flatMap(([key, isWanted]) => {
    const day = isWanted === true ? parseDayKey(key) : undefined;
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
function checkDaypasses(
  context: Pick<Context, 'config' | 'clock'>,
  passes: readonly RequestedPass[],
): Checked {
  const prices = getCatalogueAt(context.config, context.clock.now()).daypass;
  const items: PurchaseItem[] = [];
  const errors: FieldError[] = [];
  for (const [at, { person, answers: given }] of passes.entries()) {
    const days = person.daypass_days.flatMap((is, day) => (is ? [`day${day + 1}`] : []));
    const amount = daypassAmount(prices, person.daypass_type, days);
    errors.push(...getPersonErrors(PASSES, at, person));
    if (days.length === 0) {
      errors.push(createEntryError(PASSES, at, 'day1', 'or another day must be chosen'));
    } else if (amount === undefined) {
      errors.push(createEntryError(PASSES, at, 'membership', 'has no day pass for these days'));
    } else {
      const membership = person.daypass_type;
      const product = { category: 'daypass', type: `daypass-${membership}`, membership };
      requireOnSale(context, product.category, product.type);
      const { answers, errors: wrong } = checkAnswers(context, [PASSES, at], product, given);
      errors.push(...wrong);
      items.push({ kind: 'daypass', amount, person, ...(answers && { answers }) });
    }
    if (person.paper_pubs) {
      errors.push(createEntryError(PASSES, at, 'paper_pubs', 'is not sold with a day pass'));
    }
  }
  return { items, errors };
}
