import type { Purchase } from '@conkit/api-client';
import { normalizeEmail } from '@conkit/rules';
import { audited } from '../audit/audited.ts';
import { personLog } from '../audit/personLog.ts';
import { requireOthersRecord } from '../crew/ownRecord.ts';
import type { PersonRow } from '../database/schema.ts';
import { ProblemError } from '../errors.ts';
import { isErased } from '../people/erased.ts';
import { toPerson } from '../people/person.ts';
import { actOf, type AdminOperation } from './operation.ts';
import { accountRecord, awardsSent, mailRecords, purchasesOf, savesOf } from './record.ts';

/** More of anything than one person has. */
const MOST = 10_000;

/**
 * Everything that is kept of a person, without what they vote and nominate. The crew hands it to that person, so it
 * contains no name, address or number of anyone else: neither of people on the same account, nor of payers, of crew
 * members, or of those who had the record before.
 */
export const exportPerson: AdminOperation<'exportPerson'> = async (context, request) => {
  const { clock, config } = context;
  const { params } = request;
  return audited(context, 'exportPerson', actOf(request), async (trx) => {
    const person = await trx
      .selectFrom('person')
      .selectAll()
      .where('id', '=', params.id)
      .executeTakeFirst();
    if (!person || isErased(person)) throw new ProblemError('not_found');
    requireOthersRecord(request.session.email, person.email);
    const { id } = person;
    const account = await accountRecord(trx, person);
    const purchases = await purchasesOf({ ...context, db: trx }, person, MOST);
    const body = {
      exported: clock.now().toISOString(),
      person: toPerson(person, config),
      account: account && { ...account, people: [] },
      awards: await awardsSent(trx, id),
      saves: await savesOf(trx, id),
      purchases: purchases.map((purchase) => withoutOthers(purchase, person)),
      mails: await mailRecords(trx, person, MOST),
      log: await personLog(trx, id, { most: MOST, reader: 'account' }),
    };
    return { answer: { body }, deeds: [{ personId: id, before: {}, after: {} }] };
  });
};

/**
 * A purchase without its payer, if that is another account; and, where this account paid for someone else, without whom
 * it was for.
 */
function withoutOthers(purchase: Purchase, { id, email_key }: PersonRow): Purchase {
  const isPayer = normalizeEmail(purchase.payment_email) === email_key;
  const paid = isPayer ? purchase : { ...purchase, payment_email: '', stripe_receipt: null };
  if (purchase.person_id === id) return paid;
  return { ...paid, person_id: null, person_name: null, data: {}, invoice: null, comments: null };
}
