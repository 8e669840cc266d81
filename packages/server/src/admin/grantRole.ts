import type { Role } from '@conkit/rules';
import { audited, type Act } from '../audit/audited.ts';
import { listSecondAdministrators } from '../crew/secondAdministrator.ts';
import { ProblemError } from '../errors.ts';
import type { AdminContext } from './operation.ts';
import { requestApproval, SINGLE_ADMINISTRATOR } from './withApproval.ts';

/** A role for an account. */
export interface RoleGrant {
  /** The account's email key. */
  readonly email: string;
  readonly role: Role;
}

/** Whether the role was given, existed already, or waits for an approval. */
export type RoleGranted = 'given' | 'had' | 'waiting';

/**
 * Gives an account a role. Needs another administrator's approval as soon as one has a role that is old enough. Until
 * then, the server's operator grants roles alone.
 *
 * @throws ProblemError `conflict` if no person has this address
 */
export async function grantRole(
  context: AdminContext,
  act: Act,
  grant: RoleGrant,
): Promise<RoleGranted> {
  const { rehearse, approval, config, db } = context;
  if (rehearse || approval) return writeRole(context, act, grant);
  const isFirst = (await listSecondAdministrators(db, context, act.operator)).length === 0;
  if (config.crew.single_administrator || isFirst) {
    return writeRole({ ...context, approval: isFirst ? FIRST : SINGLE_ADMINISTRATOR }, act, grant);
  }
  const tried = await writeRole({ ...context, rehearse: () => undefined }, act, grant);
  if (tried === 'had') return 'had';
  const { email: account } = grant;
  const { operator: requester, reason } = act;
  const request = { body: grant };
  await requestApproval(context, { operation: 'grantRole', account, request, requester, reason });
  return 'waiting';
}

/** The approval in the audit log while no administrator can approve. */
const FIRST = { approvedBy: 'first_administrator' };

const writeRole = (context: AdminContext, act: Act, { email, role }: RoleGrant) =>
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
    if (!added) return { answer: 'had', deeds: [] };
    return {
      answer: 'given',
      deeds: [{ account: email, before: { role: null }, after: { role } }],
    };
  });
