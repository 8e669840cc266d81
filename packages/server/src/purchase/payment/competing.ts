import { SITE_SELECTION_TOKEN, normalizeEmail } from '@conkit/rules';
import { sql } from 'kysely';
import type { Convention } from '../../config/types.ts';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../database/connect.ts';
import type { PurchaseItem } from '../../database/items.ts';
import type { PaymentRow } from '../../database/payments.ts';
import type { PurchaseIntentRow } from '../../database/schema.ts';
import { ProblemError } from '../../errors.ts';
import type { Session } from '../../operation.ts';
import { isSignedIn } from '../../people/access.ts';
import { isErased } from '../../people/person.ts';
import { lockPeople } from '../../people/queries.ts';
import { isUpgradeStillValid } from '../delivery/deliver.ts';
import { getInvoiceIds } from '../delivery/parts.ts';
import { hasToken, selectTokens } from '../delivery/tokens.ts';
import { waitUntilKnown } from './idempotency.ts';
import { cancel, reconcile } from './reconcile.ts';

/** The error when another purchase for the same item is open, or was paid since this one was priced. */
export class CompetingPurchase extends ProblemError<'duplicate'> {
  /** The other purchases that may still be paid. */
  readonly competing: readonly PurchaseIntentRow[];

  constructor(competing: readonly PurchaseIntentRow[]) {
    super('duplicate', { message: 'This has just been bought, or is being paid at this moment.' });
    this.competing = competing;
  }
}

/**
 * Checks, in the transaction that records a purchase, that all its people still exist and that no other open
 * purchase is for the same upgrade, invoice or token. Locks the rows of the invoices, the people and the
 * buyer's session, so that concurrent purchases, erasures and merges run one after the other.
 *
 * @throws CompetingPurchase when a check fails, or when a price has become stale
 * @throws ProblemError `already_held` for a second token of one person
 */
export async function claimItems(
  trx: Queryable,
  config: Convention,
  intent: PurchaseIntentRow,
): Promise<void> {
  const upgrades = intent.items.filter((item) => item.kind === 'upgrade');
  const invoices = await lockInvoices(trx, getInvoiceIds(intent));
  const concerned = [...intent.items, ...invoices];
  const ids = [...new Set(concerned.flatMap((one) => getPersonId(one) ?? []))];
  const people = await lockPeople(trx, ids);
  // Data of a person who was erased meanwhile must not be stored again.
  const { buyer_email_key: buyer } = intent;
  const isBuyerThere = buyer === null || (await isSignedIn(trx, buyer));
  const holders = concerned.flatMap(getTokenHolders);
  await requireNoToken(trx, holders);
  const competing = await findCompeting(trx, intent, holders);
  const areThere = people.filter((person) => !isErased(person)).length === ids.length;
  const areGood = upgrades.every((item) =>
    people.some(
      ({ id, ...now }) => id === item.personId && isUpgradeStillValid(config, intent, now, item),
    ),
  );
  const areUnpaid = invoices.every(({ status }) => status === 'invoice');
  if (competing.length > 0 || !isBuyerThere || !areThere || !areGood || !areUnpaid)
    throw new CompetingPurchase(competing);
}

type LockedInvoice = Pick<PaymentRow, 'status' | 'type' | 'person_id'>;

/** Returns the existing person that an item or invoice is for. */
const getPersonId = (item: PurchaseItem | LockedInvoice): number | null =>
  ('person_id' in item ? item.person_id : 'personId' in item ? item.personId : null) ?? null;

/** Returns the person who gets a token by an item or invoice. */
function getTokenHolders(item: PurchaseItem | LockedInvoice): number[] {
  const personId = getPersonId(item);
  const type = 'type' in item ? item.type : undefined;
  return type === SITE_SELECTION_TOKEN && personId !== null ? [personId] : [];
}

/** Locks invoices. The order is invoices before people, as when a payment is recorded. */
const lockInvoices = async (trx: Queryable, ids: readonly number[]): Promise<LockedInvoice[]> =>
  ids.length === 0
    ? []
    : trx
        .selectFrom('payment')
        .select(['status', 'type', 'person_id'])
        .where('id', 'in', ids)
        .orderBy('id')
        .forUpdate()
        .execute();

async function requireNoToken(trx: Queryable, holders: readonly number[]): Promise<void> {
  const isTwice = new Set(holders).size < holders.length;
  if (isTwice || (await hasToken(trx, holders))) throw new ProblemError('already_held');
}

/** Finds open purchases with one of the items, or with a token for one of the same people. */
async function findCompeting(
  trx: Queryable,
  { id, items }: PurchaseIntentRow,
  holders: readonly number[],
): Promise<PurchaseIntentRow[]> {
  const same = items.flatMap((item): object[] => {
    if (item.kind === 'upgrade') return [{ kind: item.kind, personId: item.personId }];
    return item.kind === 'invoice' ? [{ kind: item.kind, paymentId: item.paymentId }] : [];
  });
  if (same.length + holders.length === 0) return [];
  return trx
    .selectFrom('purchase_intent')
    .selectAll()
    .where('id', '<>', id)
    .where('status', 'in', ['processing', 'requires_action'])
    .where((eb) =>
      eb.or([
        ...same.map((item) => sql<boolean>`items @> ${JSON.stringify([item])}::jsonb`),
        ...(holders.length > 0
          ? [eb('id', 'in', selectTokens(trx, holders).select('intent_id'))]
          : []),
      ]),
    )
    .orderBy('id')
    .execute();
}

/**
 * Ends other open purchases of the same thing, so that it is never paid twice: waits for one that is being
 * charged, and cancels one that waits for its card holder. Only the people concerned may end a purchase.
 *
 * @throws ProblemError `duplicate` when one of them may still be paid
 */
export async function endCompeting(
  context: Context,
  session: Session | null,
  competing: readonly PurchaseIntentRow[],
): Promise<void> {
  for (const purchase of competing) {
    const known = await waitUntilKnown(context, purchase);
    const end = (await canEnd(context, session, purchase)) ? cancel : reconcile;
    const { status } = await end(context, known);
    if (status !== 'succeeded' && status !== 'failed') throw createBeingPaidError();
  }
}

/** Returns whether the caller is the purchase's payer, owns one of its people, or is to pay one of its invoices. */
async function canEnd(
  { db }: Context,
  session: Session | null,
  purchase: PurchaseIntentRow,
): Promise<boolean> {
  if (!session) return false;
  const own = normalizeEmail(session.email);
  if (own === purchase.email_key) return true;
  const people = purchase.items.flatMap((item) =>
    'personId' in item && item.personId != null ? [item.personId] : [],
  );
  const invoices = getInvoiceIds(purchase);
  const { rows } = await sql<{ found: number }>`
    select 1 as found from person where id = any(${people}::int[]) and email_key = ${own}
    union all
    select 1 from payment left join person on person.id = payment.person_id
    where payment.id = any(${invoices}::int[]) and ${own} in (payment_email_key, person.email_key)
    limit 1`.execute(db);
  return rows.length > 0;
}

const createBeingPaidError = () =>
  new ProblemError('duplicate', {
    message: 'This is being paid at this moment. Until that is decided it cannot be bought again.',
  });
