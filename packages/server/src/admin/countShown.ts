import { normalizeEmail } from '@conkit/rules';
import type { Context } from '../context.ts';
import { countRequest } from '../limits/rateLimit.ts';
import type { Answer, OperationRequest } from '../operation.ts';
import type { AdminOperation } from './operation.ts';

/** The calls that show somebody's name or address. */
type Showing = 'findPeople' | 'getPersonRecord' | 'findMails' | 'findPurchases';

/**
 * Counts how many rows about people an administrator is shown, whatever they look for: a stolen session does not read the
 * list of members in many small pieces. `conkit` calls the operation itself, for whoever has the server has everything.
 *
 * @param shown how many are in an answer
 */
export const countShown =
  <Id extends Showing>(operation: AdminOperation<Id>, shown: (answer: Answer<Id>) => number) =>
  async (context: Context, request: OperationRequest<Id>): Promise<Answer<Id>> => {
    const answer = await operation(context, request);
    const account = normalizeEmail(request.session?.email ?? '');
    await countRequest(context, [['admin_shown', account, shown(answer)]]);
    return answer;
  };
