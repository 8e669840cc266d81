import { audited } from '../audit/audited.ts';
import { rightsOf } from '../awards/rights.ts';
import { writeBallot } from '../awards/writeBallot.ts';
import type { Convention } from '../config/types.ts';
import { ProblemError } from '../errors.ts';
import { voteOf } from '../awards/voteOf.ts';
import { requireHeld } from '../hugo/held.ts';
import { queueMail } from '../mail/queue.ts';
import { checkPaper } from './checkPaper.ts';
import { actOf, type AdminOperation } from './operation.ts';
import { findPerson } from './people.ts';

/**
 * Enters a whole ballot that came on paper, and mails it to whom it is of. After the deadline too: when it came is for
 * people to judge. In the place of a ballot that was saved only if that is said.
 */
export const enterBallot: AdminOperation<'enterBallot'> = async (context, request) => {
  const { config, clock } = context;
  const { params, body } = request;
  const personId = params.id;
  const now = clock.now();
  return audited(context, 'enterBallot', actOf(request), async (trx) => {
    const person = await findPerson(trx, personId);
    const ballots = checkPaper(config, body.votes, person, now);
    const entered = 'paper';
    const whole = {
      personId,
      ballots,
      signature: body.signature.trim(),
      entered,
      ...(body.replaces !== true && { follows: null }),
    } as const;
    const { kind, ...change } = await writeBallot(trx, whole, now);
    if (kind === 'stale') {
      const message = 'This person has a ballot already: say that this one replaces it.';
      throw new ProblemError('conflict', { message });
    }
    const isMailed = person.email !== null;
    const answer = {
      body: { status: 'success' as const, changed: kind === 'written', is_mailed: isMailed },
    };
    if (!('before' in change)) return { answer, deeds: [] };
    await queueMail(trx, clock, { kind: 'ballot_changed', data: { personId, entered } });
    return {
      answer,
      deeds: [{ personId, before: { ...change.before }, after: { ...change.after } }],
    };
  });
};

/** The awards that something is ranked in. */
const contestsOf = (config: Convention, ballots: Ballots) =>
  Object.entries(ballots).flatMap(([category, { length }]) =>
    length > 0 ? (voteOf(config, category) ?? []) : [],
  );
