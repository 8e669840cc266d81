import { networkOf } from '../limits/network.ts';
import { countRequest } from '../limits/rateLimit.ts';
import type { Operation } from '../operation.ts';
import { badgeAnswer } from './badgeAnswer.ts';

/** Returns the badge of a person who isn't a member yet. */
export const getBlankBadge: Operation<'getBlankBadge'> = async (context, { query, ip }) => {
  await countRequest(context, [['blank_badges_network', networkOf(ip)]]);
  const { name = '', subtitle = '' } = query;
  const convention = context.config.name;
  return badgeAnswer(context, 0, { name, subtitle, convention, type: '', number: '', context: '' });
};
