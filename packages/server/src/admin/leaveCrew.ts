import { audited, type Act, type Deed } from '../audit/audited.ts';
import type { AdminContext } from './operation.ts';
import { closeAccount } from '../people/moveAddress.ts';

/** What an account of the crew had when it left. */
export interface CrewLeft {
  readonly roles: readonly string[];
  /** The number of sessions that were ended. */
  readonly sessions: number;
  /** The numbers of the acts that waited for an approval, and were canceled. */
  readonly canceled: readonly number[];
}

/**
 * Takes an account out of the crew: ends its sessions, makes its login links and codes useless, takes its roles, and cancels what it
 * asked for and what would give it a role. The member can sign in again, as a member.
 *
 * @param email the key of the address
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
