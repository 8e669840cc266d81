import type { PaymentSource, PurchaseRequest } from '@conkit/api-client';
import type { Context } from '../context.ts';
import { invalid, ProblemError } from '../errors.ts';
import type { Operation } from '../operation.ts';
import { countRequest, type Limit } from '../session/rateLimit.ts';
import { findIntent, type Order } from './intents.ts';
import { newMemberItems } from './newMembers.ts';
import { pay, repeated } from './pay.ts';
import { signUp } from './signUp.ts';
import { answerOf } from './state.ts';

/** By ip. Whoever tries stolen cards tries many. */
const PAID: Limit = { name: 'purchase', most: 30, seconds: 600 };
/** By ip. Each makes a person and sends a mail to whatever address is given. */
const FREE: Limit = { name: 'sign-up', most: 20, seconds: 600 };

/** Makes new members. The server computes the price, charges it once, and never signs anybody in. */
export const purchase: Operation<'purchase'> = async (context, { body, headers, ip }) => {
  if (body.upgrades && body.upgrades.length > 0) throw new ProblemError('not_implemented');
  const order = toOrder(context, body);
  const { source } = order;
  const key = headers['Idempotency-Key'] ?? source ?? undefined;
  // Before the price is compared: it may have changed since the purchase that is sent again.
  if (key !== undefined && (await findIntent(context.db, key))) {
    return { body: answerOf(await repeated(context, key, order)) };
  }
  const amount = order.items.reduce((sum, item) => sum + item.amount, 0);
  await countRequest(context, [[amount === 0 ? FREE : PAID, ip]]);
  if (order.amount !== amount) throw new ProblemError('amount_mismatch', { amount });
  if (amount === 0) {
    if (source !== null) throw wrongSource('must be null when there is nothing to pay');
    return { body: answerOf(await signUp(context, key, order)) };
  }
  if (source === null) throw wrongSource('is required when there is something to pay');
  return { body: answerOf(await pay(context, key ?? source, { ...order, source })) };
};

function toOrder({ config }: Context, body: PurchaseRequest): Order {
  const account = config.purchase_categories['new_member']?.account ?? 'default';
  if (body.account !== undefined && body.account !== account) {
    throw invalid({ pointer: '/body/account', message: `account must be ${account}` });
  }
  return {
    account,
    email: body.email.trim(),
    amount: body.amount,
    currency: config.currency,
    source: sourceId(body.source),
    items: newMemberItems(config, body.new_members ?? []),
  };
}

/** Earlier clients send the provider's object; its id is what counts. */
function sourceId(source: PaymentSource | undefined): string | null {
  if (typeof source === 'string') return source;
  return source?.id ?? null;
}

const wrongSource = (what: string) =>
  invalid({ pointer: '/body/source', message: `source ${what}` });
