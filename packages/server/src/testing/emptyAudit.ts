import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';

/** Deletes the audit trail, which triggers forbid, so that a test finds only its own rows. */
export const emptyAudit = (db: Database): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await sql`select set_config('conkit.audit_open', 'on', true)`.execute(trx);
    await trx.deleteFrom('audit').execute();
    await trx.deleteFrom('audit_head').execute();
  });
