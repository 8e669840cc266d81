import { operationTable, type OperationId } from '@conkit/api-client';
import {
  callers,
  type Caller,
  type CallerRequest,
  type CallerRow,
  type PreparedRequests,
} from '@conkit/api-client/callers';
import type { LightMyRequestResponse } from 'fastify';
import { readBallotVersions, writeBallot } from '../awards/ballotVersions.ts';
import { excludeBallot } from '../awards/disallowed.ts';
import { deliveryReport } from './deliveryReports.ts';
import { askForCode } from './loginCodes.ts';
import type { TestAccount, Scene } from './scene.ts';
import type { TestClient, TestServer } from './server.ts';

/** The caller's own address and login key. */
interface Given {
  readonly email: string;
  readonly loginKey: string;
  readonly server: TestServer;
}

type Build = (account: TestAccount, given: Given) => CallerRequest | Promise<CallerRequest>;

const source = 'tok_sandbox_success';
const paid = (body: object): CallerRequest => ({
  body,
  headers: { 'idempotency-key': crypto.randomUUID() },
});
/** Inserts a login mail that was already sent. */
async function sentMail({ db, clock }: TestServer, { email }: TestAccount) {
  const [now, data] = [clock.now(), JSON.stringify({ email, reason: 'requested' })];
  return db
    .insertInto('mail_job')
    .values({
      kind: 'login',
      data,
      due_at: now,
      created: now,
      sent_at: now,
      recipient: email,
      recipient_key: email,
    })
    .returning(['id', 'reference'])
    .executeTakeFirstOrThrow();
}

/**
 * Inserts a change to the account's ballot that waits for a second administrator. Returns its id, or an unknown id when
 * the person doesn't exist.
 */
async function pendingAct(
  { db, clock }: TestServer,
  { personId, email }: TestAccount,
): Promise<number> {
  const people = db.selectFrom('person').select('id').where('id', '=', personId);
  if (!(await people.executeTakeFirst())) return 2_000_000_000;
  const { id } = await db
    .insertInto('pending_act')
    .values({
      operation: 'disallowBallot',
      person_id: personId,
      account: email,
      request: JSON.stringify({ params: { id: personId }, body: { ballot: 'votes' } }),
      requester: 'cli:una',
      reason,
      created: clock.now(),
      expires: new Date('2100-01-01T00:00:00Z'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** An id that nothing has. */
const LAST_ID = 2_000_000_000;

/** The reason that administrators give. */
const reason = 'Asked for it at the desk';
const stranger = (email: string) => ({ legal_name: 'Quite New', email });

/**
 * Requests that need data of this server, and requests that would change nothing as the table of callers builds them.
 */
const requests: PreparedRequests<Build> = {
  login: { ownKey: ({ email }, { loginKey }) => ({ body: { email, key: loginKey } }) },
  loginWithCode: {
    ownCode: async ({ email }, { email: own, server }) => {
      const { cookie, code } = await askForCode(server, email);
      const mailed = own === email ? code : (await askForCode(server, own)).code;
      return { body: { code: mailed }, headers: { cookie } };
    },
    otherBrowser: async ({ email }, { server }) => {
      const { code } = await askForCode(server, email);
      const { cookie } = await askForCode(server, email);
      return { body: { code }, headers: { cookie } };
    },
  },
  renamePasskey: {
    unknown: ({ personId }) => ({
      params: { id: personId, passkey: LAST_ID },
      body: { name: 'Phone' },
    }),
  },
  removePasskey: {
    unknown: ({ personId }) => ({ params: { id: personId, passkey: LAST_ID } }),
  },
  setLanguage: { account: () => ({ body: { language: 'fi' } }) },
  nominate: {
    category: ({ personId, savedAt }) => ({
      params: { id: personId },
      body: {
        lastmod: savedAt.nominations,
        signature: 'Signed',
        category: 'Novel',
        nominations: [{ title: 'Another Novel', author: 'N. Obody' }],
      },
    }),
  },
  vote: {
    category: ({ personId, savedAt }) => ({
      params: { id: personId },
      body: { lastmod: savedAt.votes, signature: 'Signed', votes: { Novel: [2] } },
    }),
  },
  saveReading: {
    entries: ({ personId, savedAt }) => ({
      params: { id: personId },
      body: { lastmod: savedAt.reading, entries: { 2: { status: 'read', note: 'Another note' } } },
    }),
  },
  purchase: {
    newMember: (_, { email }) =>
      paid({
        amount: 21000,
        email,
        source,
        new_members: [{ ...stranger(email), membership: 'Adult' }],
      }),
    upgrade: ({ personId }, { email }) =>
      paid({ amount: 8000, email, source, upgrades: [{ id: personId, membership: 'Adult' }] }),
    paperPubs: ({ personId }, { email }) =>
      paid({
        amount: 1000,
        email,
        source,
        upgrades: [
          { id: personId, paper_pubs: { name: 'Me', address: '9 My Street', country: 'Ireland' } },
        ],
      }),
  },
  purchaseDaypass: {
    newPerson: (_, { email, server }) =>
      paid({
        amount: server.context.config.daypass.phases['Adult']?.[0]?.days['day1'] ?? 0,
        email,
        source,
        passes: [{ ...stranger(email), membership: 'Adult', day1: true }],
      }),
  },
  purchaseOther: {
    item: ({ personId }, { email }) =>
      paid({
        account: 'default',
        email,
        source,
        items: [
          {
            amount: 6000,
            category: 'sponsor',
            type: 'bench',
            person_id: personId,
            data: { sponsor: 'A present' },
          },
        ],
      }),
    invoice: ({ invoiceId }, { email }) =>
      paid({ account: 'default', email, source, items: [{ id: invoiceId }] }),
  },
  finishPurchase: {
    key: async ({ purchase }, { server }) => {
      const { key, clientSecret: client_secret } = purchase;
      await server.post('/api/purchase/sandbox-authentication', { client_secret, approve: true });
      return { body: { key } };
    },
    guess: ({ purchase }) => ({ body: { key: purchase.chargeId } }),
  },
  cancelPurchase: {
    key: ({ purchase }) => ({ body: { key: purchase.key } }),
    guess: ({ purchase }) => ({ body: { key: purchase.chargeId } }),
  },
  getPurchaseState: {
    key: ({ purchase }) => ({ params: { key: purchase.key } }),
    guess: ({ purchase }) => ({ params: { key: purchase.chargeId } }),
  },
  answerSandboxAuthentication: {
    secret: ({ purchase }) => ({
      body: { client_secret: purchase.clientSecret, approve: false },
    }),
    guess: ({ purchase }) => ({
      body: {
        client_secret: purchase.clientSecret.replace(/_secret_.*/, '_secret_'),
        approve: false,
      },
    }),
  },
  receiveStripeEvent: {
    forged: ({ purchase }) => ({
      headers: { 'stripe-signature': 't=1563000000,v1=5257a869' },
      body: {
        id: 'evt_1',
        type: 'payment_intent.succeeded',
        data: { object: { id: purchase.chargeId, status: 'succeeded' } },
      },
    }),
  },
  compMembership: {
    newPerson: (_, { email }) => ({
      body: { ...stranger(`new.${email}`), membership: 'Adult', reason },
    }),
  },
  setMembership: {
    another: ({ personId }) => ({
      params: { id: personId },
      body: { membership: 'Supporter', reason },
    }),
  },
  mergePeople: {
    another: async ({ personId }, { server }) => {
      const { id: other } = await server.addPerson({ email: `twice${personId}@example.com` });
      return { params: { id: personId }, body: { other, reason } };
    },
  },
  findMails: {
    byAddress: async (account, { server }) => {
      await sentMail(server, account);
      return { body: { email: account.email } };
    },
  },
  resendMail: {
    again: async (account, { server }) => ({
      params: { mail: (await sentMail(server, account)).id },
      body: { reason },
    }),
  },
  recordBounce: {
    report: async (account, { server }) => {
      const { reference } = await sentMail(server, account);
      return { body: { report: deliveryReport({ reference }), reason } };
    },
  },
  startCampaign: {
    voters: () => ({ body: { name: crypto.randomUUID(), act: 'vote', reason } }),
  },
  pauseCampaign: {
    begun: async (_, { server }) => {
      const name = crypto.randomUUID();
      const now = server.clock.now();
      await server.db
        .insertInto('campaign')
        .values({
          name,
          act: 'vote',
          only_not_yet: false,
          per_minute: 1,
          created: now,
          next_at: now,
        })
        .execute();
      return { body: { name, is_paused: true, reason } };
    },
  },
  enterBallot: {
    paper: ({ personId }) => ({
      params: { id: personId },
      body: { signature: 'On paper', votes: { Novel: [5] }, replaces: true, reason },
    }),
  },
  restoreBallot: {
    first: async ({ personId, savedAt }, { server }) => {
      const saved = await readBallotVersions(server.db, personId, { most: 100 });
      const save = { personId, ballots: {}, signature: '', entered: 'paper' as const };
      if (saved.length > 0) await writeBallot(server.db, save, server.clock.now());
      const versions = await readBallotVersions(server.db, personId, { most: 100 });
      const newest = versions.at(0)?.time.toISOString();
      return { params: { id: personId }, body: { version: savedAt.votes, newest, reason } };
    },
  },
  allowBallot: {
    disallowed: async ({ personId }, { server }) => {
      const row = { person_id: personId, ballot: 'votes' as const, reason: '' };
      const isThere = (await readBallotVersions(server.db, personId, { most: 100 })).length > 0;
      if (isThere) await excludeBallot(server.db, { ...row, since: server.clock.now() });
      return { params: { id: personId }, body: { ballot: 'votes', reason } };
    },
  },
  settleRefund: {
    due: async ({ purchase: { key } }, { server }) => {
      const { id } = await server.db
        .updateTable('purchase_intent')
        .set({ problem: 'had it already' })
        .where('idempotency_key', '=', key)
        .returning('id')
        .executeTakeFirstOrThrow();
      return { params: { purchase: id }, body: { reason } };
    },
  },
  listPendingActs: {
    all: async (account, { server }) => {
      await pendingAct(server, account);
      return {};
    },
  },
  decidePendingAct: {
    reject: async (account, { server }) => {
      const id = await pendingAct(server, account);
      return { params: { pending: id }, body: { decision: 'reject', reason } };
    },
  },
};

/**
 * Prepares the request of a row, as a caller of the scene would send it about an account.
 *
 * @returns a function that sends the request
 */
export async function prepare(
  server: TestServer,
  { clients, emails, loginKeys }: Scene,
  id: OperationId,
  row: string,
  caller: Caller,
  account: TestAccount,
): Promise<() => Promise<LightMyRequestResponse>> {
  const builds: Readonly<Record<string, Build>> = requests[id] ?? {};
  const rows: Readonly<Record<string, CallerRow>> = callers[id];
  const given = { email: emails[caller], loginKey: loginKeys[caller], server };
  const newAddress = () => 'moved@example.com';
  const request =
    (await builds[row]?.(account, given)) ?? rows[row]?.request?.({ ...account, newAddress });
  if (!request) throw new Error(`${id} has no row ${row}`);
  return () => send(clients[caller], id, request);
}

function send(
  client: Pick<TestClient, 'get' | 'post'>,
  id: OperationId,
  { params = {}, query, body, headers = {} }: CallerRequest,
): Promise<LightMyRequestResponse> {
  const { method, path } = operationTable[id];
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name]));
  const url = query === undefined ? filled : `${filled}?${query}`;
  return method === 'GET' ? client.get(url, { headers }) : client.post(url, body, { headers });
}
