import type { Purchase } from '@conkit/api-client';
import { normalizeEmail } from '@conkit/rules';
import { audited } from '../audit/audited.ts';
import { readPersonLogPages } from '../audit/personLog.ts';
import { type HoldContext, listPendingMoves } from '../awards/holds.ts';
import { type Pages, readAhead } from '../contract/jsonPieces.ts';
import { requireOthersRecord } from '../crew/requirements.ts';
import type { Queryable } from '../database/connect.ts';
import type { PersonRow } from '../database/schema.ts';
import { ProblemError } from '../errors.ts';
import { queueMail } from '../mail/queue.ts';
import { isErased, toPerson } from '../people/person.ts';
import { withoutReceipt } from '../purchase/toPurchase.ts';
import { type AdminOperation, toActor } from './operation.ts';
import {
  readAccount,
  readAwardsSent,
  readPasskeys,
  readMailPages,
  readPurchasePages,
  readSavePages,
} from './records.ts';

/** Rows per query. */
const PAGE_ROWS = 1000;

/**
 * Exports everything stored about a person except their votes, nominations and reading list. The crew gives the export to that
 * person, so it contains no name, address or number of other people: on the same account, payers, crew members or
 * former owners of the record. Streams its lists page by page, and aborts when the person is moved to another account
 * or erased meanwhile.
 */
export const exportPerson: AdminOperation<'exportPerson'> = async (context, request) => {
  const { db, clock, config } = context;
  const { id } = request.params;
  const { person, account, awards, passkeys } = await audited(
    context,
    'exportPerson',
    toActor(request),
    async (trx) => {
      const row = await findExported(trx, id);
      requireOthersRecord(request.session.email, row.email);
      const answer = {
        person: row,
        account: await readAccount(trx, row),
        awards: await readAwardsSent(trx, id),
        passkeys: await readPasskeys(trx, id),
      };
      await notifyMailboxes(trx, context, row, toActor(request).reason);
      return { answer, changes: [{ personId: id, before: {}, after: {} }] };
    },
  );
  const whileSame = <Item>(pages: Pages<Item>) =>
    readAhead(checkPages(pages, () => requireSame(db, person)));
  return {
    body: {
      exported: clock.now().toISOString(),
      person: toPerson(person, config),
      account: account && { ...account, people: [] },
      awards,
      passkeys,
      saves: whileSame(readSavePages(db, id, PAGE_ROWS)),
      purchases: whileSame(withoutOthers(readPurchasePages(context, person, PAGE_ROWS), person)),
      mails: whileSame(readMailPages(db, person, PAGE_ROWS)),
      log: whileSame(readPersonLogPages(db, id, { most: PAGE_ROWS, reader: 'account' })),
    },
  };
};

/**
 * Mails the member. The mail contains the current address and name, because the record may have another owner when it
 * is sent. After a move, the mailbox in which the member last signed in gets the mail too.
 */
async function notifyMailboxes(
  trx: Queryable,
  context: HoldContext,
  { id: personId, email, legal_name: name }: PersonRow,
  reason: string,
): Promise<void> {
  const [move] = await listPendingMoves(trx, context, personId);
  const former = move?.is_held && !move.is_mixed ? move.email : null;
  for (const address of [email, former]) {
    if (address === null) continue;
    const data = { personId, email: address, name, reason };
    await queueMail(trx, context.clock, { kind: 'data_exported', data });
  }
}

/** @throws ProblemError `not_found` */
async function findExported(db: Queryable, id: number): Promise<PersonRow> {
  const person = await db.selectFrom('person').selectAll().where('id', '=', id).executeTakeFirst();
  if (!person || isErased(person)) throw new ProblemError('not_found');
  return person;
}

/** @throws ProblemError `not_found` if the person has been erased or moved to another account */
async function requireSame(db: Queryable, { id, email_key }: PersonRow): Promise<void> {
  const now = await findExported(db, id);
  if (now.email_key !== email_key) throw new ProblemError('not_found');
}

/** Runs a check after each page was read and before it is returned. */
async function* checkPages<Item>(pages: Pages<Item>, check: () => Promise<void>): Pages<Item> {
  for await (const page of pages) {
    await check();
    yield page;
  }
}

async function* withoutOthers(pages: Pages<Purchase>, person: PersonRow): Pages<Purchase> {
  for await (const page of pages) yield page.map((purchase) => withoutOther(purchase, person));
}

/**
 * Removes the payer of a purchase if that is another account, and the recipient if this account paid for another
 * person.
 */
function withoutOther(purchase: Purchase, { id, email_key }: PersonRow): Purchase {
  const isPayer = normalizeEmail(purchase.payment_email) === email_key;
  const paid = isPayer ? purchase : { ...withoutReceipt(purchase), payment_email: '' };
  if (purchase.person_id === id) return paid;
  return { ...paid, person_id: null, person_name: null, data: {}, invoice: null, comments: null };
}
