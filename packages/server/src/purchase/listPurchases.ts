import { normalizeEmail, sortPurchases } from '@conkit/rules';
import { isHeld } from '../awards/holds.ts';
import type { Operation } from '../operation.ts';
import { toPurchase } from './toPurchase.ts';

/** The payments and invoices of the account: those it pays for, and those for its people; newest first. */
export const listPurchases: Operation<'listPurchases'> = async (context, { session }) => {
  const { db, config } = context;
  const emailKey = normalizeEmail(session.email);
  const rows = await db
    .selectFrom('payment')
    .leftJoin('person', (join) =>
      join.onRef('person.id', '=', 'payment.person_id').on('person.email_key', '=', emailKey),
    )
    .selectAll('payment')
    .select(['person.legal_name as own_name', isHeld(context).as('is_held')])
    .where((eb) =>
      eb.or([
        eb('payment_email_key', '=', emailKey),
        eb.and([
          eb('person.id', 'is not', null),
          // What others only tried to pay for my people is no concern of mine.
          eb('status', 'not in', ['failed', 'requires_action']),
        ]),
      ]),
    )
    .orderBy('payment.id')
    .execute();
  return { body: [...sortPurchases(rows.map((row) => toPurchase(config, row, emailKey)))] };
};
