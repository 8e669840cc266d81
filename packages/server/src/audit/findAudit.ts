import type { AuditRow } from '@conkit/api-client';
import type { Database } from '../database/connect.ts';
import { listFieldChanges } from './personLog.ts';

interface AuditFilter {
  /** An address, or the `--as` name of a command. Matches rows that they did or approved. */
  readonly operator?: string | undefined;
  readonly since?: Date | undefined;
  readonly operation?: string | undefined;
  readonly personId?: number | undefined;
  readonly only?: 'changes' | 'reads' | undefined;
  /** Only rows before this one. */
  readonly before?: number | undefined;
  readonly limit: number;
}

/** Lists rows of the audit trail, newest first. */
export async function findAudit(db: Database, filter: AuditFilter): Promise<AuditRow[]> {
  const { operator, since, operation, personId, only, before, limit } = filter;
  let query = db.selectFrom('audit').selectAll();
  if (operator !== undefined) {
    const names = [operator, `cli:${operator}`];
    query = query.where((eb) =>
      eb.or([eb('operator', 'in', names), eb('approved_by', 'in', names)]),
    );
  }
  if (since !== undefined) query = query.where('time', '>=', since);
  if (operation !== undefined) query = query.where('operation', '=', operation);
  if (personId !== undefined) query = query.where('person_id', '=', personId);
  if (only !== undefined) query = query.where('is_read', '=', only === 'reads');
  if (before !== undefined) query = query.where('seq', '<', before);
  const rows = await query.orderBy('seq', 'desc').limit(limit).execute();
  return rows.map((row) => ({
    row: row.seq,
    time: row.time.toISOString(),
    operator: row.operator,
    approved_by: row.approved_by,
    operation: row.operation,
    is_read: row.is_read,
    reason: row.reason === '' ? null : row.reason,
    person: row.person_id,
    account: row.account,
    changes: listFieldChanges(row.before, row.after),
    hash: Buffer.from(row.hash).toString('hex'),
  }));
}
