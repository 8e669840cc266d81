import { ProblemError } from '../errors.ts';
import { isErased } from '../people/erased.ts';
import { toPerson } from '../people/person.ts';
import type { AdminOperation } from './operation.ts';
import { accountRecord, awardsSent, mailRecords, purchasesOf } from './record.ts';
import { personLog } from '../audit/personLog.ts';

/** The maximum number of purchases, mails and log entries. */
const MOST = 100;

/** Returns a person's record without their votes and nominations. */
export const getPersonRecord: AdminOperation<'getPersonRecord'> = async (
  context,
  { params, query },
) => {
  const { db, config } = context;
  const person = await db
    .selectFrom('person')
    .selectAll()
    .where('id', '=', params.id)
    .executeTakeFirst();
  if (!person || isErased(person)) throw new ProblemError('not_found');
  const page = { most: MOST, reader: 'crew', before: query.log_before } as const;
  const { log, next } = await personLog(db, person.id, page);
  return {
    body: {
      person: toPerson(person, config),
      account: await accountRecord(db, person),
      awards: await awardsSent(db, person.id),
      purchases: await purchasesOf(context, person, MOST),
      mails: await mailRecords(db, person, MOST),
      log,
      ...(next !== undefined && { log_next: next }),
    },
  };
};
