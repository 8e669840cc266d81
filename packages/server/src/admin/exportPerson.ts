import { audited } from '../audit/audited.ts';
import { personLog } from '../audit/personLog.ts';
import { ProblemError } from '../errors.ts';
import { isErased } from '../people/erased.ts';
import { toPerson } from '../people/person.ts';
import { actOf, type AdminOperation } from './operation.ts';
import { accountRecord, awardsSent, mailRecords, purchasesOf, savesOf } from './record.ts';

/** More of anything than one person has. */
const MOST = 10_000;

/** Everything that is kept of a person, but for what they vote and nominate, which nobody else reads. */
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
    const { id } = person;
    const body = {
      exported: clock.now().toISOString(),
      person: toPerson(person, config),
      account: await accountRecord(trx, person),
      awards: await awardsSent(trx, id),
      saves: await savesOf(trx, id),
      purchases: await purchasesOf({ ...context, db: trx }, person, MOST),
      mails: await mailRecords(trx, person, MOST),
      log: await personLog(trx, id, { most: MOST, reader: 'crew' }),
    };
    return { answer: { body }, deeds: [{ personId: id, before: {}, after: {} }] };
  });
};
