import { join } from 'node:path';
import { shiftedClock, systemClock, FixedClock } from '../adapters/clock.ts';
import { outboxFolder, outboxMailer } from '../adapters/outbox.ts';
import { createPacketStore } from '../adapters/packet.ts';
import { createChat } from '../adapters/chat.ts';
import { createPayments } from '../adapters/payments.ts';
import { smtpMailer } from '../adapters/smtp.ts';
import { rememberFinalists } from '../config/finalistIds.ts';
import { loadConvention } from '../config/load.ts';
import { readConvention } from '../config/read.ts';
import { rememberSeriesCodes } from '../config/seriesCodes.ts';
import type { Context } from '../context.ts';
import { connect } from '../database/connect.ts';
import type { ClockSetting, Env } from '../env.ts';
import { createLogger } from '../log.ts';
import type { Clock } from '../ports/clock.ts';
import { firstStart } from './firstStart.ts';
import { sessionSecret } from './secret.ts';
import { seedDemo } from './seedDemo.ts';

/**
 * Opens everything that the environment names; what is wrong is found out before anything is written.
 *
 * @throws StartError naming the variable, or the file and the field of the convention
 */
export async function createContext(env: Env): Promise<Context> {
  const clock = createClock(env.clock);
  const source = readConvention(env.convention);
  const { demo } = loadConvention(source, clock.now());
  const secret = sessionSecret(env, demo);
  const log = createLogger(env.logLevel);
  const db = await connect({
    url: env.databaseUrl,
    folder: join(env.dataDir, 'database'),
    onError: (error) => log.error({ err: error }, 'a database connection broke'),
  });
  try {
    const config = loadConvention(source, await firstStart(db, clock.now()));
    await rememberFinalists(db, config, source);
    await rememberSeriesCodes(db, config, source);
    if (config.demo) await seedDemo(db, config, clock);
    const mailer =
      env.smtpUrl === undefined
        ? outboxMailer(outboxFolder(env.dataDir), clock)
        : smtpMailer(env.smtpUrl);
    const payments = createPayments({ env, config, db, clock, log });
    const chat = createChat({ env, config, db, clock });
    const packet = createPacketStore(config, env, clock);
    return { env, config, db, clock, log, mailer, payments, chat, packet, secret };
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

/** The clock of the environment. */
export function createClock(setting: ClockSetting | undefined): Clock {
  if (!setting) return systemClock;
  return setting.standsStill ? new FixedClock(setting.start) : shiftedClock(setting.start);
}
