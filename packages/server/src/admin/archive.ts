// Decisions: docs/decisions/crew-power.md
import { sql } from 'kysely';
import { type Approval, type AuditActor, audited } from '../audit/audited.ts';
import { listSecondAdministrators } from '../crew/requirements.ts';
import { StartError } from '../process/startError.ts';
import { requestApproval, SINGLE_ADMINISTRATOR } from './approvals.ts';
import type { AdminContext } from './operation.ts';

/** The deletion that follows an archive. */
export interface ArchiveRequest {
  /** The SHA-256 of the archive's manifest in hexadecimal. */
  readonly manifest: string;
}

const SETTING = 'archive_approved';
const DAY_MS = 86_400_000;

/** Returns the approval of deleting what this archive doesn't need; `undefined` if there is none yet. */
export async function findApproval(
  { db, config, clock }: AdminContext,
  { manifest }: ArchiveRequest,
): Promise<Approval | undefined> {
  if (config.crew.single_administrator) return SINGLE_ADMINISTRATOR;
  const row = await db
    .selectFrom('setting')
    .select('value')
    .where('key', '=', SETTING)
    .executeTakeFirst();
  if (!row) return undefined;
  const given = JSON.parse(row.value) as { manifest: string; approvedBy: string; time: string };
  const end = Date.parse(given.time) + config.crew.approval_days * DAY_MS;
  return given.manifest === manifest && clock.now().getTime() < end
    ? { approvedBy: given.approvedBy }
    : undefined;
}

/**
 * Asks another administrator to approve the deletion.
 *
 * @throws StartError if no one could
 */
export async function requestArchive(
  context: AdminContext,
  { operator: requester, reason }: AuditActor,
  body: ArchiveRequest,
): Promise<void> {
  if ((await listSecondAdministrators(context.db, context, requester)).length === 0) {
    throw new StartError(
      'No administrator could approve this: give another person a role, or set crew.single_administrator.',
    );
  }
  await requestApproval(context, {
    operation: 'archiveConvention',
    isOnly: true,
    request: { body },
    requester,
    reason,
  });
}

/** Notes another administrator's approval. The operator then runs the command again, which deletes. */
export const approveArchive = (
  context: AdminContext,
  act: AuditActor,
  { manifest }: ArchiveRequest,
): Promise<void> =>
  audited(context, 'archiveConvention', act, async (trx) => {
    const time = context.clock.now().toISOString();
    const value = JSON.stringify({ manifest, approvedBy: context.approval?.approvedBy, time });
    await sql`
      insert into setting (key, value) values (${SETTING}, ${value})
      on conflict (key) do update set value = excluded.value`.execute(trx);
    return { answer: undefined, changes: [{ before: {}, after: { approved: manifest } }] };
  });
