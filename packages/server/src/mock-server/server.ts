import Fastify from 'fastify';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getOutboxFolder, readOutbox } from '../adapters/outbox.ts';
import { isProviderVariable } from '../process/payments/providers.ts';
import { createApp } from '../app.ts';
import type { Limits } from '../config/limits.ts';
import { loadConvention } from '../config/load.ts';
import { readConvention } from '../config/read.ts';
import type { Convention } from '../config/types.ts';
import { allowOrigins } from '../contract/crossOrigin.ts';
import { loadContract } from '../contract/document.ts';
import { runDueJobs } from '../jobs.ts';
import { readEnv } from '../process/env.ts';
import { root } from '../process/root.ts';
import { StartError, toListenError } from '../process/startError.ts';
import { createContext } from '../start/context.ts';
import { answerClientError } from '../web/clientErrors.ts';
import { addSecurityHeaders } from '../web/headers.ts';
import { Calls } from './calls.ts';
import { createOperationFinder } from './operations.ts';
import { createProxy, Gate, INSTRUCTION_HEADERS } from './proxy.ts';
import { registerControls } from './routes.ts';
import { openMemory, SettableClock } from './state.ts';

/** How often due mails are sent, in milliseconds. */
const JOBS_INTERVAL_MS = 1000;
/** The body limit in bytes: more than any body in the contract. */
const MAX_BODY_BYTES = 2_000_000;

/** A running mock server. */
export interface MockServer {
  /** Its URL without a trailing slash. */
  readonly url: string;
  /** The email address of a person in its data. */
  readonly sampleEmail: string | undefined;
  stop(): Promise<void>;
}

/**
 * Starts a mock server for developing clients: the real server with sample people on an in-memory database, behind a
 * proxy that obeys instructions in request headers and logs calls.
 *
 * @param variables the server's variables, without those for real data; `PORT=0` uses a free port
 * @throws StartError for a problem that the developer can fix
 */
export async function startMockServer(variables: NodeJS.ProcessEnv): Promise<MockServer> {
  requireNothingReal(variables);
  const isAnyPort = variables['PORT'] === '0';
  const folder = await mkdtemp(join(tmpdir(), 'conkit-standin-'));
  const closing: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];
  const stop = async () => {
    for (const close of closing.toReversed()) await close();
  };
  try {
    const env = {
      ...readEnv({
        LOG_LEVEL: 'warn',
        ...variables,
        ...(isAnyPort && { PORT: '' }),
        DATA_DIR: folder,
      }),
      // Show nonconforming answers on the page of calls instead of failing.
      isProduction: true,
      // The mock server has no real data, and `--demo` is explicit.
      allowsPublicDemo: true,
    };
    const clock = new SettableClock(env.clock);
    requireDemo(loadConvention(readConvention(env.convention, env.configDir), clock.now()));
    const memory = await openMemory();
    closing.push(() => memory.db.destroy());
    const made = await createContext(env, () => {}, { clock, db: memory.db });
    const limits = raiseCrewLimits(made.config.limits);
    const context = { ...made, config: { ...made.config, limits } };
    await memory.keep();

    const gate = new Gate();
    const contract = loadContract(join(root, 'openapi.yaml'));
    const described = createOperationFinder(contract);
    const calls = new Calls(contract, described);
    const inner = await createApp(context);
    closing.push(() => inner.close());
    let due: Promise<void> = Promise.resolve();
    const runDue = () => {
      const run = due.then(() => gate.pass(() => runDueJobs(context)));
      due = run.catch(() => undefined);
      return run;
    };
    const outbox = getOutboxFolder(env.dataDir);
    const reset = () =>
      gate.alone(async () => {
        await memory.reset();
        await rm(outbox, { recursive: true, force: true });
        clock.reset();
        calls.clear();
      });

    const app = Fastify({
      bodyLimit: MAX_BODY_BYTES,
      clientErrorHandler: answerClientError,
      forceCloseConnections: true,
      routerOptions: { maxParamLength: 1000 },
    });
    addSecurityHeaders(app, false);
    allowOrigins(app, env.corsOrigins, INSTRUCTION_HEADERS);
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
    await registerControls(app, {
      publicUrl: env.publicUrl,
      corsOrigins: env.corsOrigins,
      calls,
      clock,
      reset,
      runDue,
      mails: () => readOutbox(outbox),
    });
    app.all('/*', createProxy({ inner, contract, described, calls, clock, gate }));
    const { host } = env;
    const port = isAnyPort ? 0 : env.port;
    const heard = await app.listen({ port, host }).catch(toListenError('PORT', port, host));
    closing.push(() => app.close());
    const timer = setInterval(() => {
      runDue().catch((error: unknown) => context.log.error({ err: error }, 'job failed'));
    }, JOBS_INTERVAL_MS);
    closing.push(async () => clearInterval(timer));
    const url = isAnyPort ? heard : env.publicUrl;
    return { url, sampleEmail: context.config.people[0]?.email, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Variables of servers with real data, members or money. */
const REAL_VARIABLES =
  /^(DATABASE_URL|MIGRATION_DATABASE_URL|DATA_DIR|SMTP_URL|SLACK_TOKEN|APPLE_WALLET_KEYS|GOOGLE_WALLET_KEY|PACKET_S3_\w+|SESSION_SECRET(_PREVIOUS)?|METRICS_PORT)$/;

/**
 * Refuses variables of a real server.
 *
 * @throws StartError naming the variable
 */
function requireNothingReal(variables: NodeJS.ProcessEnv): void {
  const [name] = Object.entries(variables).find(
    ([key, value = '']) =>
      (REAL_VARIABLES.test(key) || isProviderVariable(key)) && value.trim() !== '',
  ) ?? [undefined];
  if (name !== undefined) {
    throw new StartError(`${name}: is for a real server; a stand-in (--demo) runs without it`);
  }
}

/**
 * Refuses a real convention.
 *
 * @throws StartError naming the required settings
 */
function requireDemo({ demo, payments }: Pick<Convention, 'demo' | 'payments'>): void {
  if (demo && payments.adapter === 'sandbox') return;
  throw new StartError(
    'CONVENTION: a stand-in (--demo) needs a folder with demo: true and payments.adapter: sandbox; it may extend yours',
  );
}

/** Raises the admin limits, because tests do in a minute what the crew does in a week. */
export const raiseCrewLimits = (limits: Limits): Limits => ({
  ...limits,
  admin_changes: { ...limits.admin_changes, most: 500 },
  admin_exports: { ...limits.admin_exports, most: 60 },
  admin_erasures: { ...limits.admin_erasures, most: 60 },
});
