import { audited, type Act, type Deed } from '../audit/audited.ts';
import type { AdminContext } from './operation.ts';
import { closeAccount } from '../people/moveAddress.ts';

/** What an account had when it left the crew. */
export interface CrewLeft {
  readonly roles: readonly string[];
  /** The number of ended sessions. */
  readonly sessions: number;
  /** The ids of its pending acts, which were canceled. */
  readonly canceled: readonly number[];
}

/**
 * Removes an account from the crew: ends its sessions, invalidates its login links and codes, revokes its roles, and
 * cancels its requests and role grants. The member can still sign in as a member.
 *
 * @param email the account's email key
 */
export const leaveCrew = (context: AdminContext, act: Act, email: string): Promise<CrewLeft> =>
  audited(context, 'leaveCrew', act, async (trx) => {
    const { count } = await trx
      .selectFrom('session')
      .select((eb) => eb.fn.countAll().as('count'))
      .where('email_key', '=', email)
      .executeTakeFirstOrThrow();
    const sessions = Number(count);
    const pending = await trx
      .deleteFrom('pending_act')
      .where((eb) =>
        eb.or([
          eb('requester', 'in', [email, `cli:${email}`]),
          eb.and([eb('account', '=', email), eb('operation', '=', 'grantRole')]),
        ]),
      )
      .returning(['id', 'operation', 'requester'])
      .execute();
    const roles = await closeAccount(trx, context.clock, email);
    const deeds: readonly Deed[] = [
      ...(sessions > 0 ? [{ account: email, before: { sessions }, after: { sessions: 0 } }] : []),
      ...pending.map(({ id, operation, requester }) => ({
        account: email,
        before: { operation, requester, pending: id },
        after: { decision: 'canceled' },
      })),
      ...roles,
    ];
    return {
      answer: {
        roles: roles.map(({ before }) => String(before.role)).toSorted(),
        sessions,
        canceled: pending.map(({ id }) => id),
      },
      deeds,
    };
  });
