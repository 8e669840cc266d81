import { normalizeEmail } from '@conkit/rules';
import type { Context } from '../context.ts';
import type { Database } from '../database/connect.ts';
import { queueMail } from '../mail/queue.ts';
import type { Chat, InviteResult } from '../ports/chat.ts';
import type { Clock } from '../ports/clock.ts';

/** Creates the configured chat; `undefined` if there is none or Slack's token is missing. */
export function createChat({
  env,
  config,
  db,
  clock,
}: Pick<Context, 'env' | 'config' | 'db' | 'clock'>): Chat | undefined {
  const { chat } = config;
  if (!chat) return undefined;
  if (chat.invite_url !== undefined) return createMailChat(db, clock, chat.name);
  const { slackToken: token } = env;
  if (chat.slack_url === undefined || token === undefined) return undefined;
  return createSlackChat({ name: chat.name, url: chat.slack_url, token });
}

/** Mails the invitation link, which works for anyone who has it. Repeated requests queue it once. */
const createMailChat = (db: Database, clock: Clock, name: string): Chat => ({
  name,
  async invite({ email, name: to }) {
    const dedupeKey = `chat_invite:${normalizeEmail(email)}`;
    await queueMail(db, clock, { kind: 'chat_invite', data: { email, name: to }, dedupeKey });
    return { kind: 'invited' };
  },
});

/** How to reach a Slack workspace. */
export interface SlackSettings {
  /** The chat's name shown to people. */
  readonly name: string;
  /** The workspace's URL, such as `https://dublin2019.slack.com`. */
  readonly url: string;
  readonly token: string;
}

/** The sender of Slack's invitations. */
const SENDER = 'feedback@slack.com';
const TIMEOUT_MS = 10_000;

/** Requests an invitation from Slack, which sends the mail. */
const createSlackChat = ({ name, url, token }: SlackSettings): Chat => ({
  name,
  async invite({ email }) {
    const answer = await fetch(new URL('/api/users.admin.invite', url), {
      method: 'POST',
      // Send the token in the body to keep it out of logs.
      body: new URLSearchParams({ token, email }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    });
    if (!answer.ok) throw new Error(`Slack answered ${answer.status}`);
    return toResult(await answer.json(), url);
  },
});

function toResult(answer: unknown, url: string): InviteResult {
  const { ok, error } = Object(answer) as { ok?: unknown; error?: unknown };
  if (ok === true) return { kind: 'invited' };
  switch (error) {
    case 'already_invited':
    case 'already_in_team':
    case 'already_in_team_invited_user':
    case 'sent_recently':
      return { kind: 'already_invited', from: SENDER, url };
    case 'invalid_email':
      return { kind: 'refused_address' };
    default:
      // Slack's own error code, such as `missing_scope`, for the operator's log.
      throw new Error(`Slack refused: ${typeof error === 'string' ? error : 'no reason given'}`);
  }
}
