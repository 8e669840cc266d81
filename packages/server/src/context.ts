import type { Convention } from './config/types.ts';
import type { Database } from './database/connect.ts';
import type { PoolCounts } from './database/postgres.ts';
import type { Env } from './process/env.ts';
import type { Logger } from './process/log.ts';
import type { Chat } from './ports/chat.ts';
import type { Clock } from './ports/clock.ts';
import type { Mailer } from './ports/mail.ts';
import type { PacketStore } from './ports/packet.ts';
import type { Payments } from './ports/payments.ts';
import type { Wallets } from './ports/wallet.ts';

/** The dependencies of every operation. Created once at the start and never changed. */
export interface Context {
  readonly env: Env;
  readonly config: Convention;
  readonly db: Database;
  /** Returns the counts of PostgreSQL connections; absent for the embedded database. */
  readonly connections?: (() => PoolCounts) | undefined;
  readonly clock: Clock;
  readonly log: Logger;
  /** Only for the mail worker; operations call `queueMail`. */
  readonly mailer: Mailer;
  readonly payments: Payments;
  /** Undefined when the convention has no chat. */
  readonly chat: Chat | undefined;
  /** The files of the voter packet; undefined when the convention has none. */
  readonly packet: PacketStore | undefined;
  /** The wallets that have passes. */
  readonly wallets: Wallets;
  /** The secret that keys and session ids are hashed with before they are stored. */
  readonly secret: string;
}
