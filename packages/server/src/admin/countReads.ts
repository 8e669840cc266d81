import type { Allowance } from '@conkit/api-client';
import { normalizeEmail } from '@conkit/rules';
import type { LimitName } from '../config/limits.ts';
import type { Context } from '../context.ts';
import { charge, countRefusal, countRequest, readAllowance } from '../limits/rateLimit.ts';
import type { Answer, OperationRequest, Session } from '../operation.ts';
import { countOpened } from '../people/countOpened.ts';
import type { AdminOperation } from './operation.ts';

/** The number of rows in a list that count as one more search. */
const ROWS_PER_SEARCH = 20;
/** Below this share of a limit, answers contain the rest of it, so that the desk can warn. */
const WARN_SHARE = 0.2;

/**
 * Counts searches against the limit. A search with more results than fit on a screen counts more, because it reads the
 * list of members fastest. `conkit` calls the operation directly and has no limit.
 */
export const countSearch =
  (operation: AdminOperation<'findPeople'>) =>
  async (
    context: Context,
    request: OperationRequest<'findPeople'>,
  ): Promise<Answer<'findPeople'>> => {
    const account = accountOf(request);
    await countRequest(context, [['admin_searches', account]]);
    const { body } = await operation(context, request);
    if (body.more) await countRefusal(context, [['admin_searches', account]]);
    return { body: { ...body, ...(await warningOf(context, 'admin_searches', account)) } };
  };

/** Counts a list of mails, purchases or audit rows as searches, by its length. */
export const countListed =
  <Id extends 'findMails' | 'findPurchases' | 'listAudit'>(
    operation: AdminOperation<Id>,
    countRows: (answer: Answer<Id>) => number,
  ) =>
  async (context: Context, request: OperationRequest<Id>): Promise<Answer<Id>> => {
    const account = accountOf(request);
    await countRequest(context, [['admin_searches', account]]);
    const answer = await operation(context, request);
    const more = Math.floor(countRows(answer) / ROWS_PER_SEARCH);
    if (more > 0) await charge(context, ['admin_searches', account, more]);
    return answer;
  };

/** Counts the records that an administrator opens. */
export const countRecord =
  (operation: AdminOperation<'getPersonRecord'>) =>
  async (
    context: Context,
    request: OperationRequest<'getPersonRecord'>,
  ): Promise<Answer<'getPersonRecord'>> => {
    const account = accountOf(request);
    await countOpened(context, account, request.params.id);
    const { body } = await operation(context, request);
    return { body: { ...body, ...(await warningOf(context, 'admin_opened', account)) } };
  };

const accountOf = ({ session }: { readonly session: Session | null }): string =>
  normalizeEmail(session?.email ?? '');

/** Returns the rest of a limit when it is low. */
async function warningOf(
  context: Context,
  name: LimitName,
  account: string,
): Promise<{ readonly allowance?: Allowance }> {
  const { most, minutes } = context.config.limits[name];
  const left = await readAllowance(context, name, account);
  if (left > most * WARN_SHARE) return {};
  return { allowance: { left, next_seconds: Math.ceil((minutes * 60) / most) } };
}
