import { normalizeEmail, type Role } from '@conkit/rules';
import { type AuditActor, type AuditChange, audited } from '../audit/audited.ts';
import { CREW_LIMITS } from '../config/limits.ts';
import { listSecondAdministrators, requireSecondAdministrator } from '../crew/requirements.ts';
import { ProblemError } from '../errors.ts';
import { closeAccount } from '../people/moves.ts';
import { FIRST_ADMINISTRATOR, requestApproval, SINGLE_ADMINISTRATOR } from './approvals.ts';
import { type AdminContext, type AdminOperation, toActor } from './operation.ts';

/** A role for an account. */
export interface RoleGrant {
  /** The account's email key. */
  readonly email: string;
  readonly role: Role;
}

/** Whether the role was given, existed already, or waits for an approval. */
type RoleGranted = 'given' | 'had' | 'waiting';

/**
 * Gives an account a role. Waits for another administrator's approval if any of them has had a role long enough to
 * approve. Otherwise, the server's operator grants it alone.
 *
 * @throws ProblemError `conflict` if no person has this address
 */
export async function grantRole(
  context: AdminContext,
  act: AuditActor,
  grant: RoleGrant,
): Promise<RoleGranted> {
  const { dryRun, approval, config, db } = context;
  if (dryRun || approval) return writeRole(context, act, grant);
  const isFirst = (await listSecondAdministrators(db, context, act.operator)).length === 0;
  if (config.crew.single_administrator || isFirst) {
    return writeRole(
      { ...context, approval: isFirst ? FIRST_ADMINISTRATOR : SINGLE_ADMINISTRATOR },
      act,
      grant,
    );
  }
  const tried = await writeRole({ ...context, dryRun: () => undefined }, act, grant);
  if (tried === 'had') return 'had';
  const { email: account } = grant;
  const { operator: requester, reason } = act;
  const request = { body: grant };
  await requestApproval(context, { operation: 'grantRole', account, request, requester, reason });
  return 'waiting';
}

const writeRole = (context: AdminContext, act: AuditActor, { email, role }: RoleGrant) =>
  audited<RoleGranted>(context, 'grantRole', act, async (trx) => {
    const person = await trx
      .selectFrom('person')
      .select('id')
      .where('email_key', '=', email)
      .limit(1)
      .executeTakeFirst();
    if (!person) throw new ProblemError('conflict', { message: `--email ${email} has no account` });
    const added = await trx
      .insertInto('role')
      .values({ email_key: email, role, granted_at: context.clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('role')
      .executeTakeFirst();
    if (!added) return { answer: 'had', changes: [] };
    return {
      answer: 'given',
      changes: [{ account: email, before: { role: null }, after: { role } }],
    };
  });

/** What an account had when it left the crew. */
interface CrewLeft {
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
export const leaveCrew = (
  context: AdminContext,
  act: AuditActor,
  email: string,
): Promise<CrewLeft> =>
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
    const changes: readonly AuditChange[] = [
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
      changes,
    };
  });

/** Resets all limits of another administrator. */
export const liftLimits: AdminOperation<'liftLimits'> = async (context, request) => {
  const account = normalizeEmail(request.body.email);
  const act = toActor(request);
  return audited(context, 'liftLimits', act, async (trx) => {
    await requireSecondAdministrator(trx, context, act.operator, account);
    const keys = CREW_LIMITS.map((name) => `${name}:${account}`);
    const lifted = await trx
      .deleteFrom('rate_limit')
      .where('key', 'in', keys)
      .returning(['key', 'count'])
      .execute();
    const before = Object.fromEntries(
      lifted.map(({ key, count }) => [key.slice(0, key.indexOf(':')), count]),
    );
    return {
      answer: { body: { status: 'success' as const } },
      changes: [{ account, before, after: {} }],
    };
  });
};
