import { audited } from '../audit/audited.ts';
import { allowBallot as letCount } from '../awards/disallowed.ts';
import { requireOthersRecord } from '../crew/ownRecord.ts';
import { queueMail } from '../mail/queue.ts';
import { actOf, type AdminOperation } from './operation.ts';
import { findPerson } from './people.ts';
import { withApproval } from './withApproval.ts';

/** Counts a person's disallowed votes or nominations again, and notifies them. */
export const allowBallot: AdminOperation<'allowBallot'> = withApproval(
  'allowBallot',
  async (context, request) => {
    const personId = request.params.id;
    const { ballot } = request.body;
    const act = actOf(request);
    return audited(context, 'allowBallot', act, async (trx) => {
      const { email } = await findPerson(trx, personId);
      requireOthersRecord(request.session.email, email);
      const changed = await letCount(trx, personId, ballot);
      const is_mailed = email !== null;
      const answer = { body: { status: 'success' as const, changed, is_mailed } };
      if (!changed) return { answer, deeds: [] };
      const data = { personId, ballot, isCounted: true, reason: act.reason };
      await queueMail(trx, context.clock, { kind: 'ballot_ruling', data });
      const deed = { before: { ballot, is_counted: false }, after: { ballot, is_counted: true } };
      return { answer, deeds: [{ personId, ...deed }] };
    });
  },
);
