import type { Context } from '../context.ts';
import { ProblemError } from '../errors.ts';
import { queueMail } from '../mail/queue.ts';
import type { Answer, Operation, Session } from '../operation.ts';
import { countRequest } from '../limits/rateLimit.ts';
import { requireOwn } from './ownPerson.ts';

/** Mails a person's nominations at once; the copy that follows the last change comes all the same. */
export const mailNominations: Operation<'mailNominations'> = (context, { session, params }) =>
  mailCopy(context, session, params.id, {
    kind: 'nominations_copy',
    table: 'nomination',
    nothing: 'Nothing has been nominated yet.',
  });

/** Mails a person's ballot at once; the copy that follows the last change comes all the same. */
export const mailVotes: Operation<'mailVotes'> = (context, { session, params }) =>
  mailCopy(context, session, params.id, {
    kind: 'ballot_copy',
    table: 'ballot',
    nothing: 'Nothing has been voted yet.',
  });

interface Copy {
  readonly kind: 'nominations_copy' | 'ballot_copy';
  readonly table: 'nomination' | 'ballot';
  /** What is said when there is nothing to mail. */
  readonly nothing: string;
}

async function mailCopy(
  context: Context,
  session: Session,
  personId: number,
  { kind, table, nothing }: Copy,
): Promise<Answer<'mailVotes'>> {
  const { db, clock } = context;
  const { email } = await requireOwn(db, session, personId);
  const saved = await db
    .selectFrom(table)
    .select('person_id')
    .where('person_id', '=', personId)
    .limit(1)
    .executeTakeFirst();
  if (!saved) throw new ProblemError('not_found', { message: nothing });
  await countRequest(context, [['copies', `${kind}:${personId}`]]);
  await queueMail(db, clock, { kind, data: { personId } });
  return { body: { status: 'success', email: email ?? session.email } };
}
