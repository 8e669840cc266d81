import { audited } from '../audit/audited.ts';
import { voteOf } from '../awards/voteOf.ts';
import { writeBallot } from '../awards/writeBallot.ts';
import { requireOthersRecord } from '../crew/ownRecord.ts';
import { ProblemError } from '../errors.ts';
import { queueMail } from '../mail/queue.ts';
import { checkPaper } from './checkPaper.ts';
import { actOf, type AdminOperation } from './operation.ts';
import { findPerson } from './people.ts';
import { withApproval } from './withApproval.ts';

/**
 * Enters a whole paper ballot and mails it to its voter. Works after the deadline too: people decide whether it came in
 * time. Replaces a saved ballot only with `replaces`. Keeps saved votes in awards that the paper doesn't contain,
 * because those have their own papers and deadlines.
 */
export const enterBallot: AdminOperation<'enterBallot'> = withApproval(
  'enterBallot',
  async (context, request) => {
    const { config, clock } = context;
    const { params, body } = request;
    const personId = params.id;
    const now = clock.now();
    return audited(context, 'enterBallot', actOf(request), async (trx) => {
      const person = await findPerson(trx, personId);
      requireOthersRecord(request.session.email, person.email);
      const ballots = checkPaper(config, body.votes, person, now);
      const entered = 'paper';
      const awards = new Set(Object.keys(ballots).map((key) => voteOf(config, key)?.key));
      const whole = {
        personId,
        ballots,
        isAbout: (category: string) => awards.has(voteOf(config, category)?.key),
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
  },
);
