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
import { rememberFirstStart, requireSameConvention } from '../config/firstStart.ts';
import { loadFolder } from '../config/folder.ts';
import { loadConvention } from '../config/load.ts';
import { readConvention } from '../config/read.ts';
import type { Convention } from '../config/types.ts';
import { findActiveVersion, getActiveNumber, loadVersion } from '../config/versions.ts';
import type { Context } from '../context.ts';
import { connect, type Database } from '../database/connect.ts';
import type { Clock } from '../ports/clock.ts';
import { databaseOptions, MIN_SECRET_LENGTH, type Env } from '../process/env.ts';
import { createLogger } from '../process/log.ts';
import { StartError } from '../process/startError.ts';
import { chooseConfig } from './chooseConfig.ts';
import { seedDemo } from './seedDemo.ts';
import { requirePrivateDemo } from './warnings.ts';

/** Parts that the process has already opened and that replace those of the environment. */
interface OpenedParts {
  readonly clock: Clock;
  readonly db: Database;
}

/** The running site: what stays open, and what a new configuration replaces. */
export interface Site {
  readonly context: Context;
  /** The version of its configuration. */
  readonly version: number;
  /** Says that the server's folder isn't used; undefined if it is. */
  readonly warning?: string | undefined;
  /**
   * Returns the site with the active configuration; undefined if it has that one already, or couldn't use it before.
   *
   * @throws StartError if this process can't use it
   */
  refresh(): Promise<Site | undefined>;
}

/** Opens the site, and returns its context. */
export const createContext = async (...args: Parameters<typeof openSite>): Promise<Context> =>
  (await openSite(...args)).context;

/**
 * Opens everything that the environment names. The configuration is checked before anything is written.
 *
 * @param onBroken called when the embedded database cannot continue in this process
 * @throws StartError naming the variable, or the convention's file and field
 */
export async function openSite(
  env: Env,
  onBroken: (error: Error) => void,
  own?: OpenedParts,
): Promise<Site> {
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
    const { folder, version, warning } = await chooseConfig(
      { db, clock, firstStart: first.time, name: env.convention },
      loadFolder(source, first.time),
    );
    const { config } = folder;
    if (config.demo) await seedDemo(db, config, clock);
    await notifyReplaced({ db, config, clock });
    const mailer =
      env.smtpUrl === undefined
        ? createOutboxMailer(getOutboxFolder(env.dataDir), clock)
        : createSmtpMailer(env.smtpUrl);
    const open = { env, db, connections, clock, log, mailer, secret };
    return { ...createSite(open, config, version, first.time), warning };
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

type OpenParts = Omit<Context, 'config' | 'payments' | 'chat' | 'packet' | 'wallets'>;

function createSite(open: OpenParts, config: Convention, version: number, firstStart: Date): Site {
  const { env, db, clock } = open;
  const context: Context = {
    ...open,
    config,
    payments: createPayments({ ...open, config }),
    chat: createChat({ ...open, config }),
    packet: createPacketStore(config, env, clock),
    wallets: createWallets(config, env.walletKeys, clock),
  };
  let refused: number | undefined;
  return {
    context,
    version,
    async refresh() {
      const newest = await getActiveNumber(db);
      if (newest === version || newest === refused) return undefined;
      const active = await findActiveVersion(db);
      if (!active) return undefined;
      try {
        const folder = await loadVersion(db, active, firstStart);
        return createSite(open, folder.config, active.version, firstStart);
      } catch (error) {
        // Keep the former configuration, and report this once.
        if (error instanceof StartError) refused = active.version;
        throw error;
      }
    },
  };
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
