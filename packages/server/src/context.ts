import type { Convention } from './config/types.ts';
import type { Database } from './database/connect.ts';
import type { PoolCounts } from './database/poolCounts.ts';
import type { Env } from './process/env.ts';
import type { Logger } from './process/log.ts';
import type { Chat } from './ports/chat.ts';
import type { Clock } from './ports/clock.ts';
import type { Mailer } from './ports/mail.ts';
import type { PacketStore } from './ports/packet.ts';
import type { Payments } from './ports/payments.ts';

/** What every operation works with: made once at the start, never changed. */
export interface Context {
  readonly env: Env;
  readonly config: Convention;
  readonly db: Database;
  /** Counts the connections to a PostgreSQL server; absent where the database is embedded. */
  readonly connections?: (() => PoolCounts) | undefined;
  readonly clock: Clock;
  readonly log: Logger;
  /** Used by the mail worker only; an operation calls `queueMail`. */
  readonly mailer: Mailer;
  readonly payments: Payments;
  /** Absent when there is no chat to be invited to. */
  readonly chat: Chat | undefined;
  /** The files of the voter packet; undefined when the convention has none. */
  readonly packet: PacketStore | undefined;
  /** What keys and session ids are hashed with before they are stored. */
  readonly secret: string;
}
