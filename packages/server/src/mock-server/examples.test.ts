import { type OperationId, operationTable } from '@conkit/api-client';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getOutboxFolder, readOutbox } from '../adapters/outbox.ts';
import { createWallets } from '../adapters/wallet.ts';
import { createApp } from '../app.ts';
import type { Context } from '../context.ts';
import { contract } from '../contract/testApp.ts';
import { sendDueMails } from '../mail/worker.ts';
import { readEnv } from '../process/env.ts';
import { getSessionCookieName, startSession } from '../session/sessions.ts';
import { createContext } from '../start/context.ts';
import { SoftPasskey } from '../testing/authenticator.ts';
import { deliveryReport } from '../testing/deliveryReports.ts';
import { createWalletKeys, withWallets } from '../testing/walletKeys.ts';
import { createOperationFinder } from './operations.ts';
import { type MemoryDatabase, openMemory, SettableClock } from './state.ts';

interface Described {
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}
interface Parameter extends Described {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
}
interface OperationObject {
  readonly operationId: OperationId;
  readonly parameters?: readonly (Parameter | { readonly $ref: string })[];
  readonly requestBody?: { readonly content: { readonly 'application/json': Described } };
}

const { paths, components } = contract.document as {
  readonly paths: Readonly<Record<string, Pick<OperationObject, 'parameters'>>>;
  readonly components: { readonly parameters: Readonly<Record<string, Parameter>> };
};

type Values = Readonly<Record<string, unknown>>;
/** A request from the contract's examples. */
interface Request {
  readonly path: Values;
  readonly query: Values;
  readonly headers: Values;
  readonly body: unknown;
}

const followed = (given: Parameter | { readonly $ref: string }): Parameter[] => {
  if (!('$ref' in given)) return [given];
  const found = components.parameters[given.$ref.split('/').at(-1) ?? ''];
  return found ? [found] : [];
};

/** Every example request of the contract, by operation and name. */
const requests = Object.values(paths)
  .flatMap(({ parameters: shared = [], ...item }) =>
    Object.values(item).map((operation) => ({ shared, operation: operation as OperationObject })),
  )
  .filter(({ operation }) => operation.operationId !== undefined)
  .flatMap(({ shared, operation: { operationId: id, parameters = [], requestBody } }) => {
    const all = [...shared, ...parameters].flatMap(followed);
    const at = (place: Parameter['in']): Values =>
      Object.fromEntries(
        all.filter((each) => each.in === place).map(({ name, example }) => [name, example]),
      );
    const rest = { path: at('path'), query: at('query'), headers: at('header') };
    const media = requestBody?.content['application/json'];
    const named = Object.entries(media?.examples ?? {}).map(([name, { value }]) => [name, value]);
    const bodies = named.length > 0 ? named : [['', media?.example]];
    return bodies.map(([name, body]) => [id, String(name), { ...rest, body }] as const);
  });

const email = 'family@example.com';
const admin = 'admin@example.com';
let memory: MemoryDatabase;
let context: Context;
let app: FastifyInstance;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'conkit-examples-'));
  const env = readEnv({ DATA_DIR: folder, LOG_LEVEL: 'silent', ...createWalletKeys() });
  memory = await openMemory();
  const opened = await createContext(env, () => {}, {
    clock: new SettableClock(undefined),
    db: memory.db,
  });
  // The demo has no wallets, because phones refuse passes of an unknown signer.
  const config = withWallets(opened.config);
  context = { ...opened, config, wallets: createWallets(config, env.walletKeys, opened.clock) };
  const role = { email_key: admin, role: 'hugo_admin' as const };
  await memory.db.insertInto('role').values(role).execute();
  await memory.keep();
  app = await createApp(context);
});
afterAll(async () => {
  await app.close();
  await memory.db.destroy();
  await rm(folder, { recursive: true });
});

/** Sends due mails and returns the newest one's text. */
async function lastMail(): Promise<string> {
  while ((await sendDueMails(context)) > 0);
  const [mail] = await readOutbox(getOutboxFolder(folder));
  return mail?.text ?? '';
}

const getExample = (id: OperationId): Request => {
  const found = requests.find(([each]) => each === id)?.[2];
  if (!found) throw new Error(`${id} has no example`);
  return found;
};

async function send(id: OperationId, request: Request): Promise<LightMyRequestResponse> {
  const { method, path, tag } = operationTable[id];
  // An invoice is paid by its recipient.
  const { email: payer = email } = (request.body ?? {}) as { readonly email?: string };
  const who = tag === 'admin' ? admin : tag === 'purchase' ? payer : email;
  const cookie = `${getSessionCookieName(context)}=${await startSession(context, memory.db, who)}`;
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(request.path[name]));
  const query = new URLSearchParams(request.query as Record<string, string>);
  const { cookie: more, ...headers } = request.headers as Record<string, string>;
  return app.inject({
    method,
    url: `${filled}?${query}`,
    headers: { ...headers, cookie: [cookie, more].filter(Boolean).join('; ') },
    ...(request.body !== undefined && { payload: request.body as object }),
  });
}

/** Sends the examples of other operations first. */
const after =
  (...ids: readonly OperationId[]) =>
  async (request: Request): Promise<Request> => {
    for (const id of ids) {
      const before = await send(id, await prepared(id, getExample(id)));
      expect([id, before.statusCode, before.body]).toEqual([id, 200, before.body]);
    }
    return request;
  };

const withBody = (request: Request, body: Values): Request => ({
  ...request,
  body: { ...(request.body as object), ...body },
});

/** Returns the id and reference of a sent mail. */
async function sentMail() {
  await after('requestKey')(getExample('requestKey'));
  await lastMail();
  return memory.db.selectFrom('mail_job').select(['id', 'reference']).executeTakeFirstOrThrow();
}

const passkey = new SoftPasskey();

/** Replaces the parts of examples that only the running server can generate: secrets, ids and times. */
const unknowable: Partial<Record<OperationId, (request: Request) => Promise<Request>>> = {
  login: async (request) => {
    await after('requestKey')(request);
    return withBody(request, { key: /\/login\/[^/]+\/([\w-]+)/.exec(await lastMail())?.[1] });
  },
  loginWithCode: async (request) => {
    const { body, path, query, headers } = getExample('requestKey');
    const asked = await send('requestKey', { body, path, query, headers });
    const cookie = String(asked.headers['set-cookie']).split(';')[0];
    const code = /\b(\d{3})\s?(\d{3})\b/
      .exec(await lastMail())
      ?.slice(1)
      .join('');
    return withBody({ ...request, headers: { cookie } }, { code });
  },
  addPasskey: async (request) => {
    const options = (await send('startPasskey', getExample('startPasskey'))).json();
    return withBody(request, { credential: passkey.create(options) });
  },
  signInWithPasskey: async (request) => {
    await after('addPasskey')(request);
    const options = await send('startPasskeySignIn', getExample('startPasskeySignIn'));
    const cookie = String(options.headers['set-cookie']).split(';')[0];
    const credential = passkey.sign(options.json());
    return withBody({ ...request, headers: { cookie } }, { credential });
  },
  renamePasskey: after('addPasskey'),
  removePasskey: after('addPasskey'),
  answerMove: async (request) => {
    await after('vote')(request);
    const { path } = getExample('vote');
    const moved = await send('changeEmail', { ...getExample('changeEmail'), path });
    expect(moved.statusCode).toBe(200);
    await lastMail();
    const mails = (await readOutbox(getOutboxFolder(folder))).map(({ text }) => text);
    return withBody(request, { key: /\/move#(\w+)/.exec(mails.join('\n'))?.[1] });
  },
  vote: async (request) => withBody(request, { lastmod: null }),
  getBallot: async (request) => {
    const source = { person_id: 1, person_name: 'Aoife Byrne', data: {} };
    const items = [{ ...source, amount: 4000, category: 'siteselect', type: 'ss-token' }];
    const bought = withBody(getExample('purchaseOther'), { account: 'siteselect', items });
    expect((await send('purchaseOther', bought)).json()).toMatchObject({ status: 'succeeded' });
    return request;
  },
  finishPurchase: after('purchase'),
  cancelPurchase: after('purchase'),
  getPurchaseState: after('purchase'),
  answerSandboxAuthentication: async (request) => {
    const asked = withBody(getExample('purchase'), { source: 'tok_sandbox_3ds' });
    const { client_secret } = (await send('purchase', asked)).json<Values>();
    return withBody(request, { client_secret });
  },
  resendMail: async (request) => ({ ...request, path: { mail: (await sentMail()).id } }),
  recordBounce: async (request) => {
    const { reference } = await sentMail();
    return withBody(request, { report: deliveryReport({ reference }) });
  },
  mailNominations: after('nominate'),
  mailVotes: after('vote'),
  pauseCampaign: after('startCampaign'),
  disallowBallot: after('vote'),
  allowBallot: after('vote', 'disallowBallot'),
  restoreBallot: async (request) => {
    const first = (await send('vote', await prepared('vote', getExample('vote')))).json<Values>();
    const again = withBody(getExample('vote'), { lastmod: first['time'] });
    const second = (await send('vote', again)).json<Values>();
    return withBody(request, { version: first['time'], newest: second['time'] });
  },
  decidePendingAct: async (request) => {
    await after('vote')(request);
    const { pending } = (await send('disallowBallot', getExample('disallowBallot'))).json<Values>();
    return { ...request, path: { pending } };
  },
  settleRefund: async (request) => {
    await after('purchase')(request);
    const { id } = await memory.db
      .updateTable('purchase_intent')
      .set({ problem: 'had it already' })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { ...request, path: { purchase: id } };
  },
};

async function prepared(id: OperationId, request: Request): Promise<Request> {
  return (await unknowable[id]?.(request)) ?? request;
}

/** The status of operations that the demo refuses. */
const refused: Partial<Record<OperationId, number>> = {
  // Needs a signature with a Stripe secret, which the demo doesn't have.
  receiveStripeEvent: 404,
};

const described = createOperationFinder(contract);

it.each(requests)('answers the example of %s %s as described', async (id, _, request) => {
  await memory.reset();
  const answer = await send(id, await prepared(id, request));
  expect([answer.statusCode, answer.body.slice(0, 500)]).toEqual([
    refused[id] ?? 200,
    expect.anything(),
  ]);
  const { method, path } = operationTable[id];
  const type = String(answer.headers['content-type']).split(';', 1)[0] ?? '';
  const body = type.endsWith('json') ? answer.json() : new Uint8Array(answer.rawPayload);
  expect(
    described.find(method, path)?.validator.answerFaults(answer.statusCode, type, body),
  ).toEqual([]);
});
