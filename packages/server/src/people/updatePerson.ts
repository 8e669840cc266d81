import { normalizeEmail, RULE_ERRORS } from '@conkit/rules';
import { nameOperator, writeAudit } from '../audit/audited.ts';
import { parseSaveTime } from '../clientInfo.ts';
import { requireFreshSignIn, requireOthersRecord } from '../crew/requirements.ts';
import { invalid } from '../errors.ts';
import { chargeRequest } from '../limits/rateLimit.ts';
import type { Operation } from '../operation.ts';
import { accessPerson, findAccessiblePerson } from './access.ts';
import {
  readChanges,
  requireAllowed,
  requireNoConflict,
  toStoredChanges,
  writeChanges,
} from './changes.ts';
import { findMoveRefusal, moveAddress } from './moves.ts';

/** The members' form does not ask an administrator for a reason. */
const REASON = 'In the form of the portal';

/** Changes a person's details: all fields that were sent and differ, in one transaction. */
export const updatePerson: Operation<'updatePerson'> = async (context, request) => {
  const { db, config, clock } = context;
  const { params, body, session, ip, userAgent } = request;
  // Count before the transaction: a rollback would undo the counts.
  await chargeRequest(context, [['person_changes', normalizeEmail(session.email)]]);
  await accessPerson(context, session, params.id, 'admin_changes');
  return db.transaction().execute(async (trx) => {
    const reached = await findAccessiblePerson(trx, context, session, params.id, { lock: true });
    const { person } = reached;
    const operator = normalizeEmail(session.email);
    const isForOthers = operator !== person.email_key;
    const isMoving = (email = person.email ?? '') =>
      normalizeEmail(email) !== (person.email_key ?? '');
    if (reached.isAdmin && isMoving(body.email)) {
      requireOthersRecord(operator, person.email, body.email ?? null);
      requireFreshSignIn(context, session);
    }
    // On their own account, administrators have a member's rights.
    const isAdmin = reached.isAdmin && isForOthers;
    const changes = toStoredChanges(body, isAdmin);
    const base =
      body.last_modified === undefined
        ? undefined
        : parseSaveTime('last_modified', body.last_modified);
    if (Object.keys(changes).length === 0) {
      throw invalid({ pointer: '/body', message: RULE_ERRORS.bad_member_update });
    }
    const updated = await requireNoConflict({ db: trx, config }, person, changes, base);
    requireAllowed(config, { person, isAdmin }, changes);
    if (updated.length === 0) return answer([], false);
    const now = clock.now();
    const act = { operator, reason: REASON };
    const { email = person.email ?? '' } = changes;
    // A change of address is audited, too: the log must show since when a record belongs to its account.
    const isAct = isForOthers || isMoving(email);
    const message = await findMoveRefusal(trx, context, person, email);
    if (message !== undefined) throw invalid({ pointer: '/body/email', message });
    if (isAct) await nameOperator(trx, act);
    await writeChanges(trx, person, changes, { email: session.email, ip, userAgent }, now);
    const moved = await moveAddress(trx, context, person, email);
    if (isAct) {
      const changed = await readChanges(trx, person);
      await writeAudit(trx, now, 'updatePerson', act, [changed.change, ...moved]);
    }
    return answer(updated, isMoving(email));
  });
};

const answer = (updated: readonly string[], key_sent: boolean) => ({
  body: { status: 'success' as const, updated: [...updated], key_sent },
});
