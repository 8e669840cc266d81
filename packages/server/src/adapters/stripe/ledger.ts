import type { Selectable } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { StripePaymentTable } from '../../database/schema.ts';
import type { Clock } from '../../ports/clock.ts';

type Row = Selectable<StripePaymentTable>;

/** Our records of Stripe payments: which payment belongs to which key. These records never change. */
export interface StripeLedger {
  findByKey(key: string): Promise<Row | undefined>;
  findById(id: string): Promise<Row | undefined>;
  /**
   * Adds a payment, unless the key exists.
   *
   * @returns the row of the key: this payment, another one, or a voided row
   */
  add(payment: Omit<Row, 'created'>): Promise<Row>;
  /** Voids a key that has no payment, so that it never gets one. Returns the row of the key. */
  void(key: string, account: string): Promise<Row>;
}

/** The prefix of the id of a voided key, for which no payment may be confirmed. */
const VOID = 'void:';

/** Returns whether a key was voided before it got a payment. */
export const isVoid = ({ id }: Pick<Row, 'id'>): boolean => id.startsWith(VOID);

/** Stores the records in the database, so that they survive a restart and all processes share them. */
export function createLedger(db: Database, clock: Clock): StripeLedger {
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
