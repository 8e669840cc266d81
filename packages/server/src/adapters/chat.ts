import type { Context } from '../context.ts';
import type { Chat } from '../ports/chat.ts';
import { mailChat } from './mailChat.ts';
import { slackChat } from './slackChat.ts';

/** Creates the configured chat; `undefined` if there is none or Slack's token is missing. */
export function createChat({
  env,
  config,
  db,
  clock,
}: Pick<Context, 'env' | 'config' | 'db' | 'clock'>): Chat | undefined {
  const { chat } = config;
  if (!chat) return undefined;
  if (chat.invite_url !== undefined) return mailChat(db, clock, chat.name);
  const { slackToken: token } = env;
  if (chat.slack_url === undefined || token === undefined) return undefined;
  return slackChat({ name: chat.name, url: chat.slack_url, token });
}
