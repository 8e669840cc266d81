import { normalizeEmail } from '@conkit/rules';
import type { Database } from '../database/connect.ts';
import { queueMail } from '../mail/queue.ts';
import type { Chat } from '../ports/chat.ts';
import type { Clock } from '../ports/clock.ts';

/** Mails the invitation link, which works for anyone who has it. Repeated requests before it is sent send one mail. */
export const mailChat = (db: Database, clock: Clock, name: string): Chat => ({
  name,
  async invite({ email, name: to }) {
    const dedupeKey = `chat_invite:${normalizeEmail(email)}`;
    await queueMail(db, clock, { kind: 'chat_invite', data: { email, name: to }, dedupeKey });
    return { kind: 'invited' };
  },
});
