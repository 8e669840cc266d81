import { createClock } from '../adapters/clock.ts';
import { outboxFolder, outboxMailer } from '../adapters/outbox.ts';
import { createPacketStore } from '../adapters/packet.ts';
import { createChat } from '../adapters/chat.ts';
import { createPayments } from '../adapters/payments.ts';
import { smtpMailer } from '../adapters/smtp.ts';
import { tellReplaced } from '../awards/tellReplaced.ts';
import { loadConvention } from '../config/load.ts';
import { readConvention } from '../config/read.ts';
import { rememberFinalists } from '../config/saved/finalists.ts';
import { requireSavedFits } from '../config/saved/saved.ts';
import { rememberAwards } from '../config/saved/awards.ts';
import { rememberSeriesCodes } from '../config/seriesCodes.ts';
import type { Context } from '../context.ts';
import { connect, type Database } from '../database/connect.ts';
import { databaseOptions, type Env } from '../process/env.ts';
import type { Clock } from '../ports/clock.ts';
import { createLogger } from '../process/log.ts';
import { requirePrivateDemo } from './publicDemo.ts';
import { rememberFirstStart, requireSameConvention } from './firstStart.ts';
import { sessionSecret } from './secret.ts';
import { seedDemo } from './seedDemo.ts';

/** Parts that the process has already opened; they replace those of the environment. */
interface Own {
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
  own?: Own,
): Promise<Context> {
  const clock = own?.clock ?? createClock(env.clock);
  const source = readConvention(env.convention, env.configDir);
  const { id, demo } = loadConvention(source, clock.now());
  if (demo) requirePrivateDemo(env);
  const secret = sessionSecret(env, demo);
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
    await requireSavedFits(db, config, source);
    await rememberSeriesCodes(db, config, source);
    if (config.demo) await seedDemo(db, config, clock);
    await tellReplaced({ db, config, clock });
    const mailer =
      env.smtpUrl === undefined
        ? outboxMailer(outboxFolder(env.dataDir), clock)
        : smtpMailer(env.smtpUrl);
    const payments = createPayments({ env, config, db, clock, log });
    const chat = createChat({ env, config, db, clock });
    const packet = createPacketStore(config, env, clock);
    const ports = { clock, log, mailer, payments, chat, packet };
    return { env, config, db, connections, ...ports, secret };
  } catch (error) {
    await db.destroy();
    throw error;
  }
}
