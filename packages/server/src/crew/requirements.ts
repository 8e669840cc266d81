import { normalizeEmail, type Role, ROLES } from '@conkit/rules';
import type { Convention } from '../config/types.ts';
import type { Queryable } from '../database/connect.ts';
import { ProblemError } from '../errors.ts';
import type { Session } from '../operation.ts';
import type { Clock } from '../ports/clock.ts';

const MINUTE_MS = 60_000;

/**
 * Requires a sign-in within the last minutes (`crew.fresh_sign_in_minutes`), which a stolen older session doesn't have.
 *
 * @throws ProblemError `fresh_sign_in_required`
 */
export function requireFreshSignIn(
  { config, clock }: { readonly config: Pick<Convention, 'crew'>; readonly clock: Clock },
  { proved }: Session,
): void {
  const minutes = config.crew.fresh_sign_in_minutes;
  const oldest = clock.now().getTime() - minutes * MINUTE_MS;
  if (proved === null || proved.getTime() < oldest) {
    throw new ProblemError('fresh_sign_in_required', {
      message: `Sign in again to do this: it needs a sign-in within the last ${minutes} minutes.`,
    });
  }
}

/** Returns whether an account with a role may not act in this session, because no passkey opened it. */
export const lacksPasskey = (
  { crew }: Pick<Convention, 'crew'>,
  { passkey }: Pick<Session, 'passkey'>,
): boolean => crew.passkeys === 'required' && passkey == null;

/**
 * Keeps administrators from acting on people of their own account and from moving people onto it.
 *
 * @param operator an address, or `cli:` and a name
 * @param addresses the addresses of the people the act is about, before and after it
 * @throws ProblemError `own_record`
 */
export function requireOthersRecord(
  operator: string,
  ...addresses: readonly (string | null)[]
): void {
  const own = normalizeEmail(operator);
  if (addresses.some((address) => address !== null && normalizeEmail(address) === own)) {
    throw new ProblemError('own_record');
  }
}

const DAY_MS = 86_400_000;

interface Setting {
  readonly config: Pick<Convention, 'crew'>;
  readonly clock: Clock;
}

/**
 * Checks that another administrator can approve an act: a different mailbox with a role that is old enough
 * (`crew.second_administrator_days`). Locks the approver's roles until the transaction ends. Always passes with
 * `crew.single_administrator`.
 *
 * @param approver the address of the signed-in account that approves; commands never approve
 * @param requester who did or requested the act: an address, or `cli:` and a name
 * @param fitting the roles that allow the act itself; only these count
 * @throws ProblemError `second_administrator_required`
 */
export async function requireSecondAdministrator(
  trx: Queryable,
  { config, clock }: Setting,
  approver: string,
  requester: string,
  fitting: readonly Role[] = ROLES,
): Promise<void> {
  if (config.crew.single_administrator) return;
  const refuse = (message: string) =>
    new ProblemError('second_administrator_required', { message });
  if (isSameMailbox(approver, requester)) {
    throw refuse('Another administrator must approve this: you asked for it yourself.');
  }
  const roles = await trx
    .selectFrom('role')
    .select('granted_at')
    .where('email_key', '=', normalizeEmail(approver))
    .where('role', 'in', fitting)
    .forShare()
    .execute();
  const days = config.crew.second_administrator_days;
  if (!roles.some(({ granted_at }) => isOldEnough(granted_at, { config, clock }))) {
    throw refuse(
      `Only an administrator who may do this themselves, and has had that role for at least ${days} days, can approve it.`,
    );
  }
}

/**
 * Returns the addresses of administrators who could approve an administrator's request.
 *
 * @param requester an address, or `cli:` and a name
 * @param fitting the roles that allow the act itself; only these count
 */
export async function listSecondAdministrators(
  db: Queryable,
  setting: Setting,
  requester: string,
  fitting: readonly Role[] = ROLES,
): Promise<string[]> {
  const roles = await db
    .selectFrom('role')
    .select(['email_key', 'granted_at'])
    .where('role', 'in', fitting)
    .orderBy('email_key')
    .execute();
  const addresses = roles
    .filter(({ granted_at }) => isOldEnough(granted_at, setting))
    .map(({ email_key }) => email_key);
  return [...new Set(addresses)].filter((address) => !isSameMailbox(address, requester));
}

/**
 * Returns a warning for each role that fewer than two mailboxes have, because its acts can't be approved. Returns none
 * with `crew.single_administrator`.
 */
export async function findMissingApprovers(
  db: Queryable,
  { config }: { readonly config: Pick<Convention, 'crew' | 'awards'> },
): Promise<string[]> {
  if (config.crew.single_administrator) return [];
  const roles = await db.selectFrom('role').select(['email_key', 'role']).execute();
  const hasAwards = Object.keys(config.awards).length > 0;
  return ROLES.filter((role) => role !== 'hugo_admin' || hasAwards).flatMap((role) => {
    const mailboxes = new Set(
      roles.filter((one) => one.role === role).map(({ email_key }) => toMailbox(email_key)),
    );
    if (mailboxes.size > 1) return [];
    const holders = mailboxes.size === 1 ? 'One account is' : 'No account is';
    return [
      `${holders} ${role}: acts that need a second one can't be approved. Give the role to another account, or set crew.single_administrator.`,
    ];
  });
}

const isOldEnough = (grantedAt: Date, { config, clock }: Setting): boolean =>
  grantedAt.getTime() + config.crew.second_administrator_days * DAY_MS <= clock.now().getTime();

/**
 * Returns whether two addresses may belong to one mailbox: they differ only in letter case, in the part after `+`, or
 * at Gmail in dots.
 */
export const isSameMailbox = (one: string, other: string): boolean =>
  toMailbox(one) === toMailbox(other);

function toMailbox(address: string): string {
  const [, local = '', domain = ''] = /^(.*)@(.*)$/s.exec(address.trim().toLowerCase()) ?? [];
  if (domain === '') return address;
  const untagged = local.replace(/(?<=.)\+.*$/s, '');
  if (domain !== 'gmail.com' && domain !== 'googlemail.com') return `${untagged}@${domain}`;
  return `${untagged.replaceAll('.', '')}@gmail.com`;
}
