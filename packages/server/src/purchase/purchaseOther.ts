import type { OtherPurchaseAnswer } from '@conkit/api-client';
import { totalAmount } from '@conkit/rules';
import { requireOffered } from '../config/parts.ts';
import type { PurchaseIntentRow } from '../database/schema.ts';
import type { Operation } from '../operation.ts';
import { toHashed } from './order/answers.ts';
import { checkInvoices } from './order/invoices.ts';
import {
  checkItems,
  toRequested,
  type RequestedInvoice,
  type RequestedItem,
} from './order/items.ts';
import { collectItems, getSourceId } from './order/order.ts';
import { toPurchaseAnswer } from './payment/answer.ts';
import { checkout } from './payment/checkout.ts';

/** Sells everything except memberships and day passes, and takes payments for invoices. */
export const purchaseOther: Operation<'purchaseOther'> = async (context, request) => {
  const { body, session } = request;
  const requested = body.items.map((item, at) => toRequested(item, at, context.config));
  const items = requested.filter((each): each is RequestedItem => each.kind === 'other');
  const invoices = requested.filter((each): each is RequestedInvoice => each.kind === 'invoice');
  const order = { account: body.account ?? 'default', email: body.email.trim() };
  const intent = await checkout(context, request, {
    ...order,
    amount: totalAmount(items.map((item) => item.amount)),
    source: getSourceId(body.source),
    requested: requested.map((item) => (item.kind === 'other' ? toHashed(item) : item)),
    price: async () => {
      requireOffered(context, 'items');
      return collectItems(
        await checkItems(context, session, order.account, items),
        await checkInvoices(context, session, order.account, invoices),
      );
    },
  });
  return { body: toOtherAnswer(intent) };
};

/** Converts the answer for earlier clients: the receipt number, if any, replaces the charge. */
function toOtherAnswer(intent: PurchaseIntentRow): OtherPurchaseAnswer {
  const { status, charge_id, ...rest } = toPurchaseAnswer(intent);
  const { provider } = intent;
  const receipt = provider?.kind === 'succeeded' ? provider.receipt : null;
  const id = receipt ?? charge_id;
  return {
    status: status === 'success' ? 'succeeded' : status,
    ...(id !== undefined && { charge_id: id }),
    ...rest,
  };
}
