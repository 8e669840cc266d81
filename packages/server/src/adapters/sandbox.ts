import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Database } from '../database/connect.ts';
import type { SandboxChargeTable } from '../database/schema.ts';
import type { Clock } from '../ports/clock.ts';
import type { ChargeRequest, PaymentResult, Payments } from '../ports/payments.ts';

type Row = Selectable<SandboxChargeTable>;
type Outcome = Pick<Row, 'status' | 'failure'>;
/** A card that can be charged, and its outcome. */
type Card = Outcome & Pick<Row, 'last4'>;

const cards: Readonly<Record<string, Card>> = {
  success: { status: 'succeeded', failure: null, last4: '4242' },
  declined: { status: 'failed', failure: 'card_declined', last4: '0002' },
  '3ds': { status: 'requires_action', failure: null, last4: '3155' },
};
const approved: Outcome = { status: 'succeeded', failure: null };
const refused: Outcome = { status: 'failed', failure: 'authentication_failed' };
const cancelled: Outcome = { status: 'failed', failure: 'cancelled' };
/** The values of a row for a key that was cancelled before a charge. */
const VOID = { amount: 0, currency: '', description: '', last4: null };
const isVoid = ({ amount }: Row): boolean => amount === VOID.amount;
const unknownCard: Card = { status: 'failed', failure: 'invalid_source', last4: null };

/**
 * Matches `tok_sandbox_success`, `_declined` or `_3ds`. A further `_suffix` makes another source of the same card, as a
 * real provider's sources work only once.
 */
const getCard = (source: string): Card =>
  cards[/^tok_sandbox_(success|declined|3ds)(_\w+)?$/.exec(source)?.[1] ?? ''] ?? unknownCard;

/**
 * A payment provider that charges no cards. Stores its charges in the database, so that used keys survive a restart.
 *
 * @param accounts the convention's payment accounts
 */
export function createSandboxPayments(
  db: Database,
  clock: Clock,
  accounts: readonly string[],
): Payments & Required<Pick<Payments, 'simulateBank'>> {
  const find = (key: string) =>
    db.selectFrom('sandbox_charge').selectAll().where('key', '=', key).executeTakeFirst();
  /** Returns whether the decision took effect: only the first decision about a charge does. */
  const decide = async (column: 'key' | 'client_secret', value: string, outcome: Outcome) => {
    const { numUpdatedRows } = await db
      .updateTable('sandbox_charge')
      .set(outcome)
      .where(column, '=', value)
      .where('status', '=', 'requires_action')
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  };
  return {
    async charge(request) {
      const charged = await insertCharge(db, clock, request);
      const row = charged ?? (await find(request.key));
      if (row && isVoid(row)) return toResult(row);
      if (row?.amount !== request.amount) throw new Error('key used for another charge');
      return toResult(row);
    },
    async find(_account, key) {
      const row = await find(key);
      return row && toResult(row);
    },
    async cancel(_account, key) {
      await decide('key', key, cancelled);
      await insertRow(db, clock, { ...VOID, key, ...cancelled });
      const row = await find(key);
      return row && toResult(row);
    },
    async refund(_account, key) {
      await db
        .updateTable('sandbox_charge')
        .set((eb) => ({ refunded: eb.ref('amount') }))
        .where('key', '=', key)
        .where('status', '=', 'succeeded')
        .execute();
    },
    publicKeys: () =>
      Object.fromEntries(accounts.map((account) => [account, `pk_sandbox_${account}`])),
    simulateBank: (clientSecret, approve) =>
      decide('client_secret', clientSecret, approve ? approved : refused),
  };
}

const insertCharge = (
  db: Database,
  clock: Clock,
  { key, amount, currency, description, source }: ChargeRequest,
): Promise<Row | undefined> =>
  insertRow(db, clock, { key, amount, currency, description, ...getCard(source) });

/** Inserts a row and returns it. If the key exists, keeps that row and returns nothing. */
function insertRow(
  db: Database,
  clock: Clock,
  row: Omit<Row, 'id' | 'client_secret' | 'created' | 'refunded'>,
): Promise<Row | undefined> {
  const id = randomUUID();
  return db
    .insertInto('sandbox_charge')
    .values({
      ...row,
      id: `ch_sandbox_${id}`,
      client_secret: `pi_sandbox_${id}_secret_${randomUUID()}`,
      created: clock.now(),
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returningAll()
    .executeTakeFirst();
}

function toResult(row: Row): PaymentResult {
  const { id: chargeId, status, client_secret, failure, last4, refunded } = row;
  if (status === 'succeeded') {
    const card = last4 !== null && { card: { brand: 'Visa', last4 } };
    const reversal = refunded > 0 && { reversal: { refunded, isDisputed: false } };
    return { kind: 'succeeded', chargeId, receipt: null, ...card, ...reversal };
  }
  if (status === 'requires_action') {
    return { kind: 'requires_action', chargeId, clientSecret: client_secret };
  }
  // A voided key has no charge.
  const made = isVoid(row) ? null : chargeId;
  return { kind: 'failed', chargeId: made, code: failure ?? 'card_declined' };
}
