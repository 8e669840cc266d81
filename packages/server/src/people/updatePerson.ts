import {
  badgeRows,
  MAX_BADGE_ROWS,
  normalizeEmail,
  paperPubsRefusal,
  RULE_ERRORS,
} from '@conkit/rules';
import { knownSaveTime } from '../clientInfo.ts';
import type { Convention } from '../config/types.ts';
import type { Context } from '../context.ts';
import type { Queryable } from '../database/connect.ts';
import type { PersonRow } from '../database/schema.ts';
import { invalid, ProblemError } from '../errors.ts';
import { moveLanguage } from '../mail/accounts.ts';
import { queueMail } from '../mail/queue.ts';
import type { Operation } from '../operation.ts';
import { reachPerson, type ReachedPerson } from './access.ts';
import { requireNoConflict, storedChanges, writeChanges, type StoredChanges } from './changes.ts';

/** Changes a person's details: what is sent and differs, in one transaction, or nothing. */
export const updatePerson: Operation<'updatePerson'> = async (context, request) => {
  const { db, config, clock } = context;
  const { params, body, session, ip, userAgent } = request;
  return db.transaction().execute(async (trx) => {
    const reached = await reachPerson(trx, session, params.id, { lock: true });
    const { person, isAdmin } = reached;
    const changes = storedChanges(body, isAdmin);
    const base =
      body.last_modified === undefined
        ? undefined
        : knownSaveTime('last_modified', body.last_modified);
    if (Object.keys(changes).length === 0) {
      throw invalid({ pointer: '/body', message: RULE_ERRORS.bad_member_update });
    }
    const updated = await requireNoConflict({ db: trx, config }, person, changes, base);
    requireAllowed(config, reached, changes);
    if (updated.length === 0) return answer([], false);
    const author = { email: session.email, ip, userAgent };
    await writeChanges(trx, person, changes, author, clock.now());
    return answer(updated, await mailNewAddress(context, trx, person, changes.email));
  });
};

const answer = (updated: readonly string[], key_sent: boolean) => ({
  body: { status: 'success' as const, updated: [...updated], key_sent },
});

/** @throws ProblemError `invalid` for a field, or `paper_pubs_not_bought` */
function requireAllowed(
  { paid_paper_pubs: isPaid }: Convention,
  { person, isAdmin }: ReachedPerson,
  { badge_name, paper_pubs }: StoredChanges,
): void {
  if (badge_name && badgeRows(badge_name) > MAX_BADGE_ROWS) {
    const message = `badge_name has more than ${MAX_BADGE_ROWS} lines`;
    throw invalid({ pointer: '/body/badge_name', message });
  }
  if (paper_pubs === undefined) return;
  const refusal = paperPubsRefusal(person.paper_pubs, paper_pubs, { isPaid, isAdmin });
  if (refusal === 'not_bought') throw new ProblemError('paper_pubs_not_bought');
  if (refusal === 'not_removable') {
    const message = 'paper_pubs were paid for and cannot be removed';
    throw invalid({ pointer: '/body/paper_pubs', message });
  }
}

/**
 * Tells both mailboxes when a person moves to another address; the new one gets a link that signs in.
 * Sessions stay: those of the old address only see the person no more.
 */
async function mailNewAddress(
  { clock }: Context,
  trx: Queryable,
  { id, email: old }: PersonRow,
  email: string | undefined,
): Promise<boolean> {
  if (email === undefined || normalizeEmail(email) === normalizeEmail(old ?? '')) return false;
  if (old) await moveLanguage(trx, old, email);
  await queueMail(trx, clock, { kind: 'new_address', data: { personId: id, email } });
  if (old) await queueMail(trx, clock, { kind: 'old_address', data: { personId: id, email: old } });
  return true;
}
