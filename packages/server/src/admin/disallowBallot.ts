import { audited } from '../audit/audited.ts';
import { disallowBallot as keepFromCount, hasCast } from '../awards/disallowed.ts';
import { requireOthersRecord } from '../crew/ownRecord.ts';
import { ProblemError } from '../errors.ts';
import { queueMail } from '../mail/queue.ts';
import { actOf, type AdminOperation } from './operation.ts';
import { findPerson } from './people.ts';
import { withApproval } from './withApproval.ts';

/** Excludes a person's votes or nominations from the count and mails them the reason. Deletes nothing. */
export const disallowBallot: AdminOperation<'disallowBallot'> = withApproval(
  'disallowBallot',
  async (context, request) => {
    const { clock } = context;
    const personId = request.params.id;
    const { ballot } = request.body;
    const act = actOf(request);
    return audited(context, 'disallowBallot', act, async (trx) => {
      const { email } = await findPerson(trx, personId);
      requireOthersRecord(request.session.email, email);
      if (!(await hasCast(trx, personId, ballot))) {
        throw new ProblemError('conflict', {
          message: 'This person has sent nothing to disallow.',
        });
      }
      const { reason } = act;
      const row = { person_id: personId, ballot, since: clock.now(), reason };
      const changed = await keepFromCount(trx, row);
      const is_mailed = email !== null;
      const answer = { body: { status: 'success' as const, changed, is_mailed } };
      if (!changed) return { answer, deeds: [] };
      const data = { personId, ballot, isCounted: false, reason };
      await queueMail(trx, clock, { kind: 'ballot_ruling', data });
      const deed = { before: { ballot, is_counted: true }, after: { ballot, is_counted: false } };
      return { answer, deeds: [{ personId, ...deed }] };
    });
  },
);
