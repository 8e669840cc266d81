import type { Selectable } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { StripePaymentTable } from '../../database/schema.ts';
import type { Clock } from '../../ports/clock.ts';

type Row = Selectable<StripePaymentTable>;

/** What we know of our payments at Stripe: which is whose, and nothing that can change. */
export interface Books {
  findByKey(key: string): Promise<Row | undefined>;
  findById(id: string): Promise<Row | undefined>;
  /** Adds a payment; one that is known already stays as it is. */
  add(payment: Omit<Row, 'created'>): Promise<void>;
}

/** Books in the database, so that they outlive a restart and every process has the same. */
export function stripeBooks(db: Database, clock: Clock): Books {
  const rows = db.selectFrom('stripe_payment').selectAll();
  return {
    findByKey: (key) => rows.where('key', '=', key).executeTakeFirst(),
    findById: (id) => rows.where('id', '=', id).executeTakeFirst(),
    async add(payment) {
      await db
        .insertInto('stripe_payment')
        .values({ ...payment, created: clock.now() })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
  };
}
