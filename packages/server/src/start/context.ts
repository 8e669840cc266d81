import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createChat } from '../adapters/chat.ts';
import { createClock } from '../adapters/clock.ts';
import { createOutboxMailer, getOutboxFolder } from '../adapters/outbox.ts';
import { createPacketStore } from '../adapters/packet.ts';
import { createPayments } from '../adapters/payments.ts';
import { createSmtpMailer } from '../adapters/smtp.ts';
import { createWallets } from '../adapters/wallet.ts';
import { notifyReplaced } from '../awards/replaced.ts';
import { loadConvention } from '../config/load.ts';
import { readConvention } from '../config/read.ts';
import {
  rememberAwards,
  rememberFinalists,
  rememberSeriesCodes,
  requireFitsSavedData,
} from '../config/saved.ts';
import type { Context } from '../context.ts';
import { connect, type Database } from '../database/connect.ts';
import type { Clock } from '../ports/clock.ts';
import { databaseOptions, MIN_SECRET_LENGTH, type Env } from '../process/env.ts';
import { createLogger } from '../process/log.ts';
import { StartError } from '../process/startError.ts';
import { rememberFirstStart, requireSameConvention } from './firstStart.ts';
import { seedDemo } from './seedDemo.ts';
import { requirePrivateDemo } from './warnings.ts';

/** Parts that the process has already opened and that replace those of the environment. */
interface OpenedParts {
  readonly clock: Clock;
  readonly db: Database;
}

/**
 * Opens everything that the environment names. The configuration is checked before anything is written.
 *
 * @param onBroken called when the embedded database cannot continue in this process
 * @throws StartError naming the variable, or the convention's file and field
 */
export async function createContext(
  env: Env,
  onBroken: (error: Error) => void,
  own?: OpenedParts,
): Promise<Context> {
  const clock = own?.clock ?? createClock(env.clock);
  const source = readConvention(env.convention, env.configDir);
  const { id, demo } = loadConvention(source, clock.now());
  if (demo) requirePrivateDemo(env);
  const secret = getSessionSecret(env, demo);
  const log = createLogger(env.logLevel);
  let connections: Context['connections'];
  const db =
    own?.db ??
    (await connect({
      ...databaseOptions(env),
      onError: (error) => log.error({ err: error }, 'a database connection broke'),
      onBroken,
      onPool: (counts) => (connections = counts),
    }));
  try {
    const first = await rememberFirstStart(db, { convention: id, time: clock.now() });
    requireSameConvention(first, id);
    const config = loadConvention(source, first.time);
    await rememberFinalists(db, config, source);
    await rememberAwards(db, config, source);
    await requireFitsSavedData(db, config, source);
    await rememberSeriesCodes(db, config, source);
    if (config.demo) await seedDemo(db, config, clock);
    await notifyReplaced({ db, config, clock });
    const mailer =
      env.smtpUrl === undefined
        ? createOutboxMailer(getOutboxFolder(env.dataDir), clock)
        : createSmtpMailer(env.smtpUrl);
    const payments = createPayments({ env, config, db, clock, log });
    const chat = createChat({ env, config, db, clock });
    const packet = createPacketStore(config, env, clock);
    const wallets = createWallets(config, env.walletKeys, clock);
    const ports = { clock, log, mailer, payments, chat, packet, wallets };
    return { env, config, db, connections, ...ports, secret };
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

/**
 * Returns the secret that keys and session ids are hashed with: `SESSION_SECRET`, or one created at the first start
 * and kept in the data folder.
 *
 * @throws StartError when several processes could each create their own, or when the file is too short
 */
export function getSessionSecret(
  { sessionSecret: given, databaseUrl, dataDir }: Env,
  isDemo: boolean,
): string {
  if (given !== undefined) return given;
  if (databaseUrl !== undefined && !isDemo) {
    throw new StartError(
      'SESSION_SECRET: is needed together with DATABASE_URL, the same for every process',
    );
  }
  const file = join(dataDir, 'session-secret');
  if (!existsSync(file)) {
    writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' });
  }
  const kept = readFileSync(file, 'utf8').trim();
  if (kept.length >= MIN_SECRET_LENGTH) return kept;
  throw new StartError(`SESSION_SECRET: ${file} is too short; delete it to sign everybody out`);
}
