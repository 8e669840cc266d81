import type { Context } from '../context.ts';
import { ProblemError } from '../errors.ts';
import { chargeRequest } from '../limits/rateLimit.ts';
import { queueMail } from '../mail/queue.ts';
import type { Answer, Session } from '../operation.ts';
import { requireOwnNotHeld } from './ownPerson.ts';

interface Copy {
  readonly kind: 'nominations_copy' | 'ballot_copy';
  readonly table: 'nomination' | 'ballot';
  /** The message when there is nothing to mail. */
  readonly nothing: string;
}

/**
 * Mails a copy of a person's saved entries at once.
 *
 * @throws ProblemError `not_yours`, `ballot_held`, `not_found` when nothing is saved, `too_many_requests`
 */
export async function mailCopy(
  context: Context,
  session: Session,
  personId: number,
  { kind, table, nothing }: Copy,
): Promise<Answer<'mailVotes'>> {
  const { db, clock } = context;
  const { email } = await requireOwnNotHeld(context, session, personId);
  const saved = await db
    .selectFrom(table)
    .select('person_id')
    .where('person_id', '=', personId)
    .limit(1)
    .executeTakeFirst();
  if (!saved) throw new ProblemError('not_found', { message: nothing });
  await chargeRequest(context, [['copies', `${kind}:${personId}`]]);
  await queueMail(db, clock, { kind, data: { personId } });
  return { body: { status: 'success', email: email ?? session.email } };
}
