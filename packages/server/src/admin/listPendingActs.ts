import { isSameMailbox, listSecondAdministrators } from '../crew/secondAdministrator.ts';
import type { AdminOperation } from './operation.ts';
import { listPending } from './pendingActs.ts';

/** More than a crew has waiting. */
const MOST = 100;

/** Lists what waits for an approval, oldest first. */
export const listPendingActs: AdminOperation<'listPendingActs'> = async (context, { session }) => {
  const { db, clock } = context;
  const acts = await listPending(db, clock.now(), MOST);
  const approvers = await listSecondAdministrators(db, context, '');
  const isApprover = approvers.some((address) => isSameMailbox(address, session.email));
  return {
    body: {
      pending: acts.map((act) => ({
        id: act.id,
        operation: act.operation,
        person:
          act.person_id === null || act.legal_name === null
            ? null
            : { id: act.person_id, legal_name: act.legal_name },
        account: act.account,
        request: (act.request as { body?: Record<string, unknown> }).body ?? {},
        requester: act.requester,
        reason: act.reason,
        created: act.created.toISOString(),
        expires: act.expires.toISOString(),
        can_approve: isApprover && !isSameMailbox(act.requester, session.email),
      })),
    },
  };
};
