import { type OperationId, operationTable } from '@conkit/api-client';
import type { Context } from '../context.ts';
import { crewActs, type CrewOperation } from '../crew/acts.ts';
import { type Fields, writeAudit } from './audited.ts';

/** Members' operations that show administrators another account's data. */
export type MemberRead = 'getBadge' | 'getBarcodeImage' | 'getBarcodePdf';

/** What an administrator read: the person, or the search and the number of results. */
interface Read {
  readonly personId?: number | undefined;
  readonly details?: Fields;
}

/** The parts of requests and answers that are recorded. */
interface Asked {
  readonly params: { readonly id?: number };
  readonly body?: { readonly person?: number } & Fields;
}

interface Answered {
  readonly body: object;
}

/**
 * Records what an administrator read, if the table of the crew's acts requires it for this operation: whose record, or
 * the search with the number of results.
 */
export async function recordRead(
  context: Pick<Context, 'db' | 'clock'>,
  operator: string,
  operation: OperationId,
  asked: unknown,
  answer: unknown,
): Promise<void> {
  if (!isRecordedRead(operation)) return;
  // The contract has validated both for this operation.
  await writeRead(context, operator, operation, toRead(asked as Asked, answer as Answered));
}

const isRecordedRead = (operation: OperationId): operation is CrewOperation =>
  operationTable[operation].tag === 'admin' &&
  crewActs[operation as CrewOperation].audit === 'read';

function toRead({ params, body = {} }: Asked, answer: Answered): Read {
  if (params.id !== undefined) return { personId: params.id };
  const { person, ...filter } = body;
  const search = Object.entries(filter).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.trim() : value,
  ]);
  const results: readonly unknown[] = Object.values(answer.body).find(Array.isArray) ?? [];
  return { personId: person, details: { ...Object.fromEntries(search), found: results.length } };
}

/** Writes the row of a read. If the person doesn't exist or no longer does, only the details contain the id. */
export async function writeRead(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  operator: string,
  operation: CrewOperation | MemberRead,
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
