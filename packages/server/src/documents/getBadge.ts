import type { Operation } from '../operation.ts';
import { reachCounted } from '../people/access.ts';
import { badgeAnswer } from './badgeAnswer.ts';
import { badgeContent } from './content.ts';
import { limitDrawing } from './file.ts';

/** Returns a person's badge, with typed values instead of the saved ones. */
export const getBadge: Operation<'getBadge'> = async (context, { params, query, session }) => {
  const { config } = context;
  const person = await reachCounted(context, session, params.id, 'admin_reads', 'getBadge');
  await limitDrawing(context, session);
  return badgeAnswer(context, person.id, badgeContent(config, person, query));
};
