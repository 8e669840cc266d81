import { writeAudit } from '../audit/audited.ts';
import { pendingMoves } from '../awards/holds.ts';
import type { Context } from '../context.ts';
import { ProblemError } from '../errors.ts';
import { hashesOf } from '../keys/hash.ts';
import { networkOf } from '../limits/network.ts';
import { countRequest } from '../limits/rateLimit.ts';
import type { Operation } from '../operation.ts';
import { requestRelease } from './requestRelease.ts';

/** The operator in the audit trail. */
const MEMBER = 'member';

/** The trusted mailbox's answer to a move: the member requested it, or did not. */
type MoveAnswer = 'agree' | 'stop';

/**
 * Answers a move by the link in the mail to the mailbox in which the member last signed in. `agree` releases
 * what the move holds. `stop` keeps it held until another administrator releases it or the same mailbox
 * agrees. The person isn't moved back, as that mailbox may be the one that was lost to a thief.
 *
 * @throws ProblemError `not_found` for a key that is unknown or expired, or whose move was answered, undone or
 * followed by another
 */
export const answerMove: Operation<'answerMove'> = async (context, { body, ip }) => {
  if (!(await answer(context, body.key, body.answer))) {
    await countRequest(context, [['wrong_keys_network', networkOf(ip)]]);
    throw new ProblemError('not_found');
  }
  return { body: { status: 'success', answer: body.answer } };
};

/** Returns whether the key answers a waiting move. Repeating the same answer changes nothing. */
const answer = (context: Context, key: string, given: MoveAnswer): Promise<boolean> =>
  context.db.transaction().execute(async (trx) => {
    const { clock } = context;
    const hashes = hashesOf(context, 'hold', key);
    const found = await trx
      .selectFrom('hold_key')
      .select('person_id')
      .where('hash', 'in', hashes)
      .where('expires', '>', clock.now())
      .executeTakeFirst();
    if (!found) return false;
    const personId = found.person_id;
    // Locks the person first, as all changes to people do.
    await trx.selectFrom('person').select('id').where('id', '=', personId).forUpdate().execute();
    const known = await trx
      .selectFrom('hold_key')
      .select(['since', 'answer'])
      .where('hash', 'in', hashes)
      .forUpdate()
      .executeTakeFirst();
    if (known?.answer === given) return true;
    const [move] = await pendingMoves(trx, context, personId);
    if (!known || !move?.is_held || move.since.getTime() !== known.since.getTime()) return false;
    await trx.updateTable('hold_key').set({ answer: given }).where('hash', 'in', hashes).execute();
    if (given === 'agree') {
      await trx.deleteFrom('ballot_hold').where('person_id', '=', personId).execute();
      await requestRelease(trx, context, personId, undefined);
    } else {
      await trx
        .updateTable('ballot_hold')
        .set({ is_stopped: true, expires: false })
        .where('person_id', '=', personId)
        .execute();
      const [stopped] = await pendingMoves(trx, context, personId);
      await requestRelease(trx, context, personId, stopped);
    }
    // The address is left out: erasing the person would have to find it here.
    const operator = MEMBER;
    const before = { held_since: move.since.toISOString() };
    const deeds = [{ personId, before, after: { answer: given } }];
    const reason = 'By the link that this mailbox got';
    await writeAudit(trx, clock.now(), 'answerMove', { operator, reason }, deeds);
    return true;
  });
