import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { FixedClock } from '../adapters/clock.ts';
import {
  getOutboxFolder,
  createOutboxMailer,
  readOutbox,
  type SentMail,
} from '../adapters/outbox.ts';
import { createPacketStore } from '../adapters/packet.ts';
import { createChat } from '../adapters/chat.ts';
import { createPayments } from '../adapters/payments.ts';
import { createWallets } from '../adapters/wallet.ts';
import { createApp } from '../app.ts';
import { loadConvention } from '../config/load.ts';
import { readConvention, type ConventionSource } from '../config/read.ts';
import type { Convention } from '../config/types.ts';
import type { Context } from '../context.ts';
import type { Database } from '../database/connect.ts';
import type { NewPerson } from '../database/items.ts';
import type { PersonRow } from '../database/schema.ts';
import { readEnv } from '../process/env.ts';
import { createLogger } from '../process/log.ts';
import { sendDueMails } from '../mail/worker.ts';
import { insertPerson } from '../people/insert.ts';
import { getSessionCookieName, startSession } from '../session/sessions.ts';

export interface TestServerOptions {
  /**
   * A folder in `config/`.
   *
   * @default the demo without its people
   */
  readonly convention?: string;
  /** Changes to the convention. */
  readonly change?: (convention: Convention) => Convention;
  /** The initial time. The clock stands still until it is set. */
  readonly now?: string;
  /** The clock to use instead of a new one. */
  readonly clock?: FixedClock;
  /** Additional environment variables. */
  readonly env?: Readonly<Record<string, string>>;
}

type Request = Omit<InjectOptions, 'method' | 'url'>;

/** Sends requests with a session; bodies are sent as JSON. */
export interface TestClient {
  readonly cookie: string;
  get(url: string, request?: Request): Promise<LightMyRequestResponse>;
  post(url: string, body?: object, request?: Request): Promise<LightMyRequestResponse>;
}

/** The whole server on its own database, called without the network. */
export interface TestServer extends Omit<TestClient, 'cookie'> {
  readonly app: FastifyInstance;
  readonly context: Context;
  readonly db: Database;
  readonly clock: FixedClock;
  /** Returns a client signed in with an address, whether or not it has people. */
  as(email: string): Promise<TestClient>;
  addPerson(person?: Partial<NewPerson>): Promise<PersonRow>;
  /** Sends all due mails. */
  runJobs(): Promise<void>;
  /** Returns the sent mails, newest first. */
  mails(): Promise<SentMail[]>;
  /** Sends all due mails, and returns those to an address, newest first. */
  mailsTo(address: string): Promise<SentMail[]>;
  close(): Promise<void>;
}

const NOW = '2019-07-01T12:00:00.000Z';
const SECRET = 'a secret that only tests have, long enough';

/** Starts a server on an open database, which is closed with the server. */
export async function createTestServer(
  db: Database,
  {
    convention = 'demo',
    change = (same) => same,
    now = NOW,
    clock = new FixedClock(new Date(now)),
    env = {},
  }: TestServerOptions = {},
): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'conkit-test-'));
  const parsed = readEnv({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...env });
  const config = change(loadConvention(readOnce(convention), clock.now()));
  const log = createLogger(parsed.logLevel);
  const context: Context = {
    env: parsed,
    config,
    db,
    clock,
    log,
    mailer: createOutboxMailer(getOutboxFolder(dataDir), clock),
    chat: createChat({ env: parsed, config, db, clock }),
    payments: createPayments({ env: parsed, config, db, clock, log }),
    packet: createPacketStore(config, parsed, clock),
    wallets: createWallets(config, parsed.walletKeys, clock),
    secret: SECRET,
  };
  const app = await createApp(context);
  const runJobs = async () => {
    while ((await sendDueMails(context)) > 0);
  };
  const mails = () => readOutbox(getOutboxFolder(dataDir));
  return {
    app,
    context,
    db,
    clock,
    ...createClient(app),
    async as(email) {
      const cookie = `${getSessionCookieName(context)}=${await startSession(context, db, email)}`;
      return { cookie, ...createClient(app, cookie) };
    },
    addPerson: (person) => insertPerson(db, clock, { ...DEFAULT_PERSON, ...person }),
    runJobs,
    mails,
    async mailsTo(address) {
      await runJobs();
      return (await mails()).filter(({ to }) => to.address === address);
    },
    async close() {
      await app.close();
      await db.destroy();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** What each folder of `config/` contains: parsing it takes half of a server's start. */
const sources = new Map<string, ConventionSource>();

function readOnce(convention: string): ConventionSource {
  const source = sources.get(convention) ?? readConvention(convention);
  sources.set(convention, source);
  return source;
}

const DEFAULT_PERSON: NewPerson = {
  membership: 'Adult',
  legal_name: 'Aoife Byrne',
  email: 'aoife@example.com',
};

/** Returns a client of the app with a session cookie, if any. */
export function createClient(app: FastifyInstance, cookie?: string) {
  const send = (method: 'GET' | 'POST', url: string, request: Request) => {
    // A browser also sends its other cookies.
    const cookies = [request.headers?.['cookie'], cookie].filter((one) => one !== undefined);
    const own = cookies.length === 0 ? {} : { cookie: cookies.join('; ') };
    return app.inject({ ...request, method, url, headers: { ...request.headers, ...own } });
  };
  return {
    get: (url: string, request: Request = {}) => send('GET', url, request),
    post: (url: string, body?: object, request: Request = {}) =>
      send('POST', url, { ...(body && { payload: body }), ...request }),
  };
}
