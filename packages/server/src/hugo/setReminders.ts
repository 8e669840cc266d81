import { setReminders as saveReminders } from '../awards/reminders.ts';
import type { Operation } from '../operation.ts';
import { requireOwnVoter } from './ownPerson.ts';

/** Starts or stops the reminders to vote of a person on the caller's account. */
export const setReminders: Operation<'setReminders'> = async (
  context,
  { session, params, body: { wanted } },
) => {
  const { id } = await requireOwnVoter(context, session, params.id);
  await saveReminders(context.db, context, id, wanted);
  return { body: { status: 'success', wanted } };
};
