import { normalizeEmail } from '@conkit/rules';
import { isSameMailbox, listSecondAdministrators } from '../crew/secondAdministrator.ts';
import type { AdminOperation } from './operation.ts';
import { getFittingRoles, listPending } from './pendingActs.ts';

/** More than a crew ever has pending. */
const MOST = 100;

/**
 * Returns the pending acts, oldest first. Only possible approvers and the requester see the request's content, because
 * a paper ballot contains votes.
 */
export const listPendingActs: AdminOperation<'listPendingActs'> = async (context, { session }) => {
  const { db, clock, config } = context;
  const acts = await listPending(db, clock.now(), MOST);
  const mayApprove = new Map<string, boolean>();
  for (const operation of new Set(acts.map((act) => act.operation))) {
    const fitting = getFittingRoles(operation);
    const approvers = await listSecondAdministrators(db, context, '', fitting);
    mayApprove.set(operation, approvers.includes(normalizeEmail(session.email)));
  }
  return {
    body: {
      pending: acts.map((act) => {
        const isFitting =
          config.crew.single_administrator || mayApprove.get(act.operation) === true;
        const isOwn = isSameMailbox(act.requester, session.email);
        const { body = {} } = act.request as { readonly body?: Record<string, unknown> };
        return {
          id: act.id,
          operation: act.operation,
          person:
            act.person_id === null || act.legal_name === null
              ? null
              : { id: act.person_id, legal_name: act.legal_name },
          account: act.account,
          request: isFitting || isOwn ? body : {},
          requester: act.requester,
          reason: act.reason,
          created: act.created.toISOString(),
          expires: act.expires.toISOString(),
          can_approve: config.crew.single_administrator || (isFitting && !isOwn),
        };
      }),
    },
  };
};
