import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Seeding } from '@conkit/conformance';
import { ROLES } from '@conkit/rules';
import { insertInvoice } from '../../purchase/order/invoices.ts';
import { completeLimits } from '../../config/limits.ts';
import { raiseCrewLimits } from '../../mock-server/server.ts';
import type { Convention } from '../../config/types.ts';
import type { Database } from '../../database/connect.ts';
import { createWalletKeys, withWallets } from '../walletKeys.ts';
import { createTestServer, type TestServer } from '../server.ts';
import type { SentMail } from '../../adapters/outbox.ts';
import { RunningClock } from './runningClock.ts';

/** A server for the conformance kit, with its seeding. */
export interface SeededServer {
  readonly server: TestServer;
  readonly baseUrl: string;
  readonly seeding: Seeding;
  /** Changes the mails that the kit reads from now on; undefined for no change. */
  changeMails(change: ((text: string) => string) | undefined): void;
  close(): Promise<void>;
}

const ADDRESSES = 'kit-{id}@example.com';
const accounts = {
  target: { email: 'target@example.com' },
  stranger: { email: 'stranger@example.com' },
  visitor: { email: 'visitor@example.com' },
  memberAdmin: { email: 'desk@example.com' },
  hugoAdmin: { email: 'awards@example.com' },
  secondAdmin: { email: 'second@example.com' },
  formerAdmin: { email: 'former@example.com' },
} as const;
/** More requests than any rate limit allows. */
const REQUESTS = 800;
/** Too few codes for all voters, so that the last voter gets none. */
const CODES = 2;

/** Lowers the limits of slow operations, so that the kit reaches them sooner. */
const lowerLimits = (config: Convention): Convention => ({
  ...config,
  limits: raiseCrewLimits(
    completeLimits({
      documents: { most: 60 },
      person_changes: { most: 200 },
      blank_badges_network: { most: 60 },
    }),
  ),
});

/**
 * Starts the convention on an open database with all accounts that the kit needs.
 *
 * @param env environment variables of the server
 * @param mailSeconds how long a mail takes to arrive, in seconds of the server's clock; reading mails advances it
 */
export async function startSeeded(
  db: Database,
  convention = 'demo',
  env: Readonly<Record<string, string>> = {},
  mailSeconds = 0,
): Promise<SeededServer> {
  const clock = new RunningClock(new Date());
  const server = await createTestServer(db, {
    convention,
    // The demo has no wallets, because phones refuse passes of an unknown signer.
    ...(convention === 'demo'
      ? {
          change: (config) => withWallets(lowerLimits(config)),
          env: { ...createWalletKeys(), ...env },
        }
      : { change: lowerLimits, env }),
    clock,
    now: clock.now().toISOString(),
  });
  await seed(server);
  const api = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const mails = new SlowMails(server, mailSeconds);
  const control = createServer(
    (request, response) => void answer(server, mails, request, response),
  );
  await new Promise<void>((resolve) => control.listen(0, '127.0.0.1', resolve));
  const { port } = control.address() as AddressInfo;
  const reach = `http://127.0.0.1:${port}`;
  return {
    server,
    baseUrl: api,
    seeding: {
      accounts,
      addresses: ADDRESSES,
      mail: { url: `${reach}/mail/{email}` },
      clock: { url: `${reach}/clock/{time}`, method: 'POST' },
      payments: {
        success: 'tok_sandbox_success',
        declined: 'tok_sandbox_declined',
        authenticate: 'tok_sandbox_3ds',
      },
      finalists: Object.fromEntries(
        Object.entries(server.context.config.finalists).map(([category, all]) => [
          category,
          all.map(({ title }) => title),
        ]),
      ),
      limits: { requests: REQUESTS },
      campaigns: true,
    },
    changeMails(next) {
      mails.change = next ?? String;
    },
    async close() {
      await closed(control);
      await server.close();
    },
  };
}

const closed = (control: Server) =>
  new Promise<void>((resolve) => {
    control.close(() => resolve());
    control.closeAllConnections();
  });

/** Returns a mail at the third look. Each look advances the clock by half of the mail's delivery time. */
class SlowMails {
  readonly #server: TestServer;
  readonly #seconds: number;
  readonly #looks = new Map<string, number>();
  change: (text: string) => string = String;

  constructor(server: TestServer, seconds: number) {
    this.#server = server;
    this.#seconds = seconds;
  }

  async to(address: string): Promise<readonly SentMail[]> {
    const { clock } = this.#server;
    if (this.#seconds > 0) clock.set(new Date(clock.now().getTime() + this.#seconds * 500));
    const own = (await this.#server.mails()).filter(({ to }) => to.address === address);
    return own.filter(({ text }) => {
      const looks = this.#looks.get(text) ?? 0;
      this.#looks.set(text, looks + 1);
      return looks >= 2 || this.#seconds === 0;
    });
  }
}

/** Sends all due mails and returns those to an address, newest first; or sets the clock. */
async function answer(
  server: TestServer,
  slowMails: SlowMails,
  { url = '' }: IncomingMessage,
  response: ServerResponse,
) {
  try {
    const [, what, given = ''] = url.split('/');
    if (what === 'clock') server.clock.set(decodeURIComponent(given));
    await server.runJobs();
    const mails = what === 'mail' ? await slowMails.to(decodeURIComponent(given)) : [];
    const texts = mails.map(({ subject, text }) => `${subject}\n\n${text}`);
    response.end(texts.map(slowMails.change).filter(Boolean).join('\n\n'));
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
}

/** Inserts the accounts described in the schema of the seeding. */
async function seed(server: TestServer): Promise<void> {
  const { db, context, addPerson } = server;
  const types = Object.keys(context.config.membership_types);
  const membership = types.includes('YoungAdult') ? 'YoungAdult' : types.at(-1);
  const voter = (email: string, legal_name: string, more: object = {}) =>
    addPerson({ email, legal_name, membership, ...more });
  const target = await voter(accounts.target.email, 'Tess Legalname', {
    public_first_name: 'Tess',
    public_last_name: 'Public',
    address: '1 Tess Lane',
    postcode: 'TESS-123',
    badge_name: 'Tess the Badge',
  });
  await addPerson({ email: accounts.target.email, legal_name: 'Second Person' });
  await voter(accounts.stranger.email, 'Stan Legalname');
  await addPerson({
    email: accounts.visitor.email,
    legal_name: 'Vera Visitor',
    membership: 'NonMember',
  });
  for (const name of ['memberAdmin', 'hugoAdmin', 'secondAdmin', 'formerAdmin'] as const)
    await addPerson({ email: accounts[name].email, legal_name: `Person ${name}` });
  const granted_at = new Date('2000-01-01T00:00:00Z');
  const roles = [
    { account: accounts.memberAdmin, role: 'member_admin' },
    { account: accounts.hugoAdmin, role: 'hugo_admin' },
    ...ROLES.map((role) => ({ account: accounts.secondAdmin, role })),
  ] as const;
  await db
    .insertInto('role')
    .values(roles.map(({ account, role }) => ({ email_key: account.email, role, granted_at })))
    .execute();
  if (context.config.purchase_categories['ads'])
    await insertInvoice(db, context, {
      email: accounts.target.email,
      person: target,
      amount: 5550,
      category: 'ads',
      type: 'ad-invoice',
      comments: 'Half a page',
    });
  for (let n = 0; n < CODES; n += 1)
    await db.insertInto('series_extra_code').values({ code: crypto.randomUUID() }).execute();
}
