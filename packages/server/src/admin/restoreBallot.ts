import { audited } from '../audit/audited.ts';
import { ballotAt } from '../awards/ballotHistory.ts';
import { writeBallot } from '../awards/writeBallot.ts';
import { knownSaveTime } from '../clientInfo.ts';
import { requireOthersRecord } from '../crew/ownRecord.ts';
import { ProblemError } from '../errors.ts';
import { queueMail } from '../mail/queue.ts';
import { actOf, type AdminOperation } from './operation.ts';
import { findPerson } from './people.ts';
import { withApproval } from './withApproval.ts';

/**
 * Makes an earlier version of a ballot the newest and mails it to its owner. Doesn't return the votes. The replaced
 * version can be restored too.
 */
export const restoreBallot: AdminOperation<'restoreBallot'> = withApproval(
  'restoreBallot',
  async (context, request) => {
    const { params, body } = request;
    const personId = params.id;
    const version = knownSaveTime('version', body.version);
    const newest = knownSaveTime('newest', body.newest);
    return audited(context, 'restoreBallot', actOf(request), async (trx) => {
      const { email } = await findPerson(trx, personId);
      requireOthersRecord(request.session.email, email);
      const earlier = await ballotAt(trx, personId, version);
      if (!earlier) throw new ProblemError('not_found');
      const entered = 'restored';
      const whole = { personId, ...earlier, entered, follows: newest } as const;
      const { kind, ...change } = await writeBallot(trx, whole, context.clock.now());
      if (kind === 'stale') {
        const message = 'The ballot has been saved since: look at its versions again.';
        throw new ProblemError('conflict', { message });
      }
      const isMailed = email !== null;
      const answer = {
        body: { status: 'success' as const, changed: kind === 'written', is_mailed: isMailed },
      };
      if (!('before' in change)) return { answer, deeds: [] };
      await queueMail(trx, context.clock, { kind: 'ballot_changed', data: { personId, entered } });
      return {
        answer,
        deeds: [{ personId, before: { ...change.before }, after: { ...change.after } }],
      };
    });
  },
);
