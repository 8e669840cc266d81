import type { Chat, InviteResult } from '../ports/chat.ts';

/** What reaches a workspace of Slack. */
export interface SlackSettings {
  /** What people call the chat. */
  readonly name: string;
  /** Where the workspace is, such as `https://dublin2019.slack.com`. */
  readonly url: string;
  readonly token: string;
}

/** Slack sends its invitations from here. */
const SENDER = 'feedback@slack.com';
const TIMEOUT_MS = 10_000;

/** Asks Slack to invite somebody; Slack sends the mail. */
export const slackChat = ({ name, url, token }: SlackSettings): Chat => ({
  name,
  async invite({ email }) {
    const answer = await fetch(new URL('/api/users.admin.invite', url), {
      method: 'POST',
      // The token is in the body: it stays out of every log of addresses.
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
      // Slack's own word for it, such as missing_scope: for the log of whoever runs the server.
      throw new Error(`Slack refused: ${typeof error === 'string' ? error : 'no reason given'}`);
  }
}
