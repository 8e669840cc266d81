import { normalizeEmail } from '@conkit/rules';
import { findAudit } from '../audit/findAudit.ts';
import { parseSaveTime } from '../clientInfo.ts';
import type { AdminOperation } from './operation.ts';

const DEFAULT_LIMIT = 50;

/** Returns the crew's actions and reads, newest first. */
export const listAudit: AdminOperation<'listAudit'> = async ({ db }, { body }) => {
  const { operator, since, operation, person, only, before, limit = DEFAULT_LIMIT } = body;
  const by = operator?.trim();
  const found = await findAudit(db, {
    operator: by?.includes('@') === true ? normalizeEmail(by) : by,
    since: since === undefined ? undefined : parseSaveTime('since', since),
    operation,
    personId: person,
    only,
    before,
    limit: limit + 1,
  });
  const rows = found.slice(0, limit);
  return { body: { status: 'success' as const, rows, more: found.length > limit } };
};
