import type { operationTable } from '@conkit/api-client';
import type { Context } from '../context.ts';
import type { Answer, OperationRequest } from '../operation.ts';
import type { Fields } from './audited.ts';
import { writeAudit } from './audited.ts';

type Table = typeof operationTable;

/** Administrators' operations that only read. */
export type AdminRead = {
  [Id in keyof Table]: Table[Id] extends { readonly tag: 'admin'; readonly changes: false }
    ? Id
    : never;
}[keyof Table];

/** What an administrator read: the person, or the search and the number of results. */
interface Read {
  readonly personId?: number | undefined;
  readonly details?: Fields;
}

type Asked<Id extends AdminRead> = Pick<OperationRequest<Id>, 'params' | 'query' | 'body'>;

/** How each read is recorded; `null` if the answer is about no person. The type requires a row for every operation. */
const reads: {
  readonly [Id in AdminRead]: ((asked: Asked<Id>, answer: Answer<Id>) => Read) | null;
} = {
  findPeople: ({ body }, { body: { people } }) => ({
    details: { query: body.query.trim(), found: people.length },
  }),
  getPersonRecord: ({ params }) => ({ personId: params.id }),
  findMails: ({ body: { person, ...filter } }, { body: { mails } }) => ({
    personId: person,
    details: { ...filter, found: mails.length },
  }),
  findPurchases: ({ body: { person, ...filter } }, { body: { purchases } }) => ({
    personId: person,
    details: { ...filter, found: purchases.length },
  }),
  exportMoney: ({ body: { from, to } }, { body: { lines } }) => ({
    details: { from, to, found: lines.length },
  }),
  listAudit: ({ body: { person, ...filter } }, { body: { rows } }) => ({
    personId: person,
    details: { ...filter, found: rows.length },
  }),
  listPendingActs: (_, { body: { pending } }) => ({ details: { found: pending.length } }),
  listBallotVersions: ({ params }) => ({ personId: params.id }),
  listCampaigns: null,
  planCampaign: null,
  getTurnout: null,
};

/** Members' operations that show administrators another account's data. */
export type MemberRead = 'getBadge' | 'getBarcodeImage' | 'getBarcodePdf';

/** Records what an administrator read. Does nothing for other operations. */
export async function recordRead(
  context: Pick<Context, 'db' | 'clock'>,
  operator: string,
  operation: string,
  asked: unknown,
  answer: unknown,
): Promise<void> {
  if (!isAdminRead(operation)) return;
  const toRead = reads[operation];
  if (toRead === null) return;
  // The contract has validated both for this operation.
  await writeRead(context, operator, operation, toRead(asked as never, answer as never));
}

const isAdminRead = (operation: string): operation is AdminRead => Object.hasOwn(reads, operation);

/** Writes the row of a read. For a person who doesn't exist (any more), only the details contain the id. */
export async function writeRead(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  operator: string,
  operation: AdminRead | MemberRead,
  { personId, details = {} }: Read,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const person =
      personId === undefined
        ? undefined
        : await trx
            .selectFrom('person')
            .select('id')
            .where('id', '=', personId)
            .forKeyShare()
            .executeTakeFirst();
    const isMissing = personId !== undefined && person === undefined;
    const after = isMissing ? { ...details, person: personId } : details;
    const change = { ...(person && { personId: person.id }), before: {}, after };
    await writeAudit(trx, clock.now(), operation, { operator, reason: '' }, [change]);
  });
}
