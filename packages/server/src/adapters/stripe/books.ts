import type { Selectable } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { StripePaymentTable } from '../../database/schema.ts';
import type { Clock } from '../../ports/clock.ts';

type Row = Selectable<StripePaymentTable>;

/** What we know of our payments at Stripe: which is whose, and nothing that can change. */
export interface Books {
  findByKey(key: string): Promise<Row | undefined>;
  findById(id: string): Promise<Row | undefined>;
  /**
   * Adds a payment, unless the key is known already.
   *
   * @returns what the key stands for now: this payment, another one, or none because it was voided
   */
  add(payment: Omit<Row, 'created'>): Promise<Row>;
  /** Keeps a key from ever getting a payment, unless it has one. Returns what the key stands for now. */
  void(key: string, account: string): Promise<Row>;
}

/** In place of Stripe's id: no payment may be confirmed for this key. */
const VOID = 'void:';

/** Whether a key was voided before it got a payment. */
export const isVoid = ({ id }: Pick<Row, 'id'>): boolean => id.startsWith(VOID);

/** Books in the database, so that they outlive a restart and every process has the same. */
export function stripeBooks(db: Database, clock: Clock): Books {
  const rows = db.selectFrom('stripe_payment').selectAll();
  const add = async (payment: Omit<Row, 'created'>): Promise<Row> => {
    await db
      .insertInto('stripe_payment')
      .values({ ...payment, created: clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return rows.where('key', '=', payment.key).executeTakeFirstOrThrow();
  };
  return {
    findByKey: (key) => rows.where('key', '=', key).executeTakeFirst(),
    findById: (id) => rows.where('id', '=', id).executeTakeFirst(),
    add,
    void: (key, account) => add({ key, account, id: `${VOID}${key}` }),
  };
}
