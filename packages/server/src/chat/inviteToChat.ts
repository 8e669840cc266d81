import { canInviteToChat, normalizeEmail } from '@conkit/rules';
import type { Context } from '../context.ts';
import type { PersonRow } from '../database/schema.ts';
import { invalid, ProblemError } from '../errors.ts';
import { chargeRequest } from '../limits/rateLimit.ts';
import type { Operation } from '../operation.ts';
import { readPeople } from '../people/queries.ts';
import type { Chat, Invitee, InviteResult } from '../ports/chat.ts';

const RETRY_SECONDS = 60;

/** Invites the account's address to the chat, if one of its people is a member. */
export const inviteToChat: Operation<'inviteToChat'> = async (context, { session }) => {
  const { chat, config, db } = context;
  if (!chat) throw new ProblemError('not_offered');
  let member: PersonRow | undefined;
  for await (const people of readPeople(db, session.email)) {
    member = people.find((person) => canInviteToChat(person, config.membership_types));
    if (member) break;
  }
  if (!member) {
    throw new ProblemError('not_eligible', { message: 'Only members can be invited to the chat.' });
  }
  await chargeRequest(context, [['chat_invites', normalizeEmail(session.email)]]);
  // Use the address on file instead of the one typed at the sign-in.
  const email = member.email ?? session.email;
  const result = await invite(context, chat, { email, name: member.legal_name });
  if (result.kind === 'invited') return { body: { success: true, email } };
  if (result.kind === 'refused_address') {
    throw invalid({ pointer: '', message: `${chat.name} does not take the address ${email}.` });
  }
  throw new ProblemError('duplicate', {
    message: `${email} has been invited already. Look for a mail from ${result.from}, or sign in at ${result.url}.`,
  });
};

/** @throws ProblemError `unavailable` when the chat does not answer as expected */
async function invite({ log }: Context, chat: Chat, invitee: Invitee): Promise<InviteResult> {
  try {
    return await chat.invite(invitee);
  } catch (error) {
    log.error({ reason: error instanceof Error ? error.message : String(error) }, 'no chat invite');
    throw new ProblemError('unavailable', {
      message: `${chat.name} does not answer at the moment. Please try again later.`,
      retryAfterSeconds: RETRY_SECONDS,
    });
  }
}
