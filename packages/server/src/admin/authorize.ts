import { type Allowance, type OperationId, operationTable } from '@conkit/api-client';
import { hasRole, normalizeEmail } from '@conkit/rules';
import type { LimitName } from '../config/limits.ts';
import type { Context } from '../context.ts';
import { type CrewActId, crewActs } from '../crew/acts.ts';
import { lacksPasskey, requireFreshSignIn } from '../crew/requirements.ts';
import { ProblemError } from '../errors.ts';
import { chargeLater, chargeRefusal, chargeRequest, readAllowance } from '../limits/rateLimit.ts';
import type { Answer, OperationRequest, Session } from '../operation.ts';
import { countOpened } from '../people/access.ts';
import { listRoles } from '../people/queries.ts';
import type { AdminOperation } from './operation.ts';

/** Operations with irreversible effects, or with much data in one answer. */
const EXTRA_LIMITS = { erasePerson: 'admin_erasures', exportPerson: 'admin_exports' } as const;

/**
 * Checks that an account may make a call, before anything is read: its roles as of now (`x-roles` in openapi.yaml), a
 * passkey if the convention requires one, a fresh sign-in if the table of acts requires it, and the administrators'
 * limits.
 *
 * @throws ProblemError `missing_role`, `passkey_required`, `fresh_sign_in_required`, `too_many_requests`
 */
export async function authorize(
  context: Context,
  session: Session,
  id: OperationId,
): Promise<void> {
  const { email } = session;
  const { roles, changes } = operationTable[id];
  if (roles.length === 0) return;
  if (!hasRole(await listRoles(context.db, email), roles)) throw new ProblemError('missing_role');
  if (lacksPasskey(context.config, session)) throw new ProblemError('passkey_required');
  if (crewActs[id as CrewActId].freshSignIn) requireFreshSignIn(context, session);
  const account = normalizeEmail(email);
  await chargeRequest(context, [[changes ? 'admin_changes' : 'admin_reads', account]]);
  if (id in EXTRA_LIMITS) {
    await chargeRequest(context, [[EXTRA_LIMITS[id as keyof typeof EXTRA_LIMITS], account]]);
  }
}

/** How many rows of a list count as one more search. */
const ROWS_PER_SEARCH = 20;
/** Below this share of a limit, answers contain how much remains, so that the desk can warn. */
const WARN_SHARE = 0.2;

/**
 * Counts searches against the limit. A search with more results than fit on a screen costs more, because it reads the
 * list of members fastest. `conkit` calls the operation directly and has no limit.
 */
export const countSearch =
  (operation: AdminOperation<'findPeople'>) =>
  async (
    context: Context,
    request: OperationRequest<'findPeople'>,
  ): Promise<Answer<'findPeople'>> => {
    const account = getAccount(request);
    await chargeRequest(context, [['admin_searches', account]]);
    const { body } = await operation(context, request);
    if (body.more) await chargeRefusal(context, [['admin_searches', account]]);
    return { body: { ...body, ...(await warnOfLimit(context, 'admin_searches', account)) } };
  };

/** Counts a list of mails, purchases or audit rows as searches, by its length. */
export const countListed =
  <Id extends 'findMails' | 'findPurchases' | 'listAudit'>(
    operation: AdminOperation<Id>,
    countRows: (answer: Answer<Id>) => number,
  ) =>
  async (context: Context, request: OperationRequest<Id>): Promise<Answer<Id>> => {
    const account = getAccount(request);
    await chargeRequest(context, [['admin_searches', account]]);
    const answer = await operation(context, request);
    const more = Math.floor(countRows(answer) / ROWS_PER_SEARCH);
    if (more > 0) await chargeLater(context, ['admin_searches', account, more]);
    return answer;
  };

/** Counts the records that an administrator opens. */
export const countRecord =
  (operation: AdminOperation<'getPersonRecord'>) =>
  async (
    context: Context,
    request: OperationRequest<'getPersonRecord'>,
  ): Promise<Answer<'getPersonRecord'>> => {
    const account = getAccount(request);
    await countOpened(context, account, request.params.id);
    const { body } = await operation(context, request);
    return { body: { ...body, ...(await warnOfLimit(context, 'admin_opened', account)) } };
  };

const getAccount = ({ session }: { readonly session: Session | null }): string =>
  normalizeEmail(session?.email ?? '');

/** Returns how much of a limit remains, when that is little. */
async function warnOfLimit(
  context: Context,
  name: LimitName,
  account: string,
): Promise<{ readonly allowance?: Allowance }> {
  const { most, minutes } = context.config.limits[name];
  const left = await readAllowance(context, name, account);
  if (left > most * WARN_SHARE) return {};
  return { allowance: { left, next_seconds: Math.ceil((minutes * 60) / most) } };
}
