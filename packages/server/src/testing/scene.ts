import { ROLES, type Role } from '@conkit/rules';
import type { Caller } from '@conkit/api-client/callers';
import { createLoginKey } from '../keys/loginKeys.ts';
import { insertInvoice } from '../purchase/order/invoices.ts';
import type { TestClient, TestServer } from './server.ts';

/** An account with everything that another caller could want to see, change or use. */
export interface TestAccount {
  readonly personId: number;
  readonly email: string;
  readonly legalName: string;
  readonly publicName: string;
  /** The key of a login link. */
  readonly loginKey: string;
  /** The times of the saved ballot, nominations and reading list. */
  readonly savedAt: {
    readonly votes: string;
    readonly nominations: string;
    readonly reading: string;
  };
  /** The id of an open invoice. */
  readonly invoiceId: number;
  /** A purchase that waits for confirmation by the bank. */
  readonly purchase: {
    readonly key: string;
    readonly clientSecret: string;
    readonly chargeId: string;
  };
  /** Data that no other account may see. */
  readonly secrets: readonly string[];
  /** The secrets that administrators can't see either: votes, nominations, notes and keys. */
  readonly sealed: readonly string[];
}

/** A target account and a caller of each kind. */
export interface Scene {
  readonly target: TestAccount;
  /** An account with the same kinds of data as the target. */
  readonly stranger: TestAccount;
  readonly clients: Readonly<Record<Caller, Pick<TestClient, 'get' | 'post'>>>;
  /** The session cookie of each caller; undefined for a caller without a session. */
  readonly cookies: Readonly<Record<Caller, string | undefined>>;
  /** The address that each caller enters as their own. */
  readonly emails: Readonly<Record<Caller, string>>;
  /** The login key mailed to each caller; the caller without a session has a made-up one. */
  readonly loginKeys: Readonly<Record<Caller, string>>;
}

let scenes = 0;

/** Creates new people for the callers, so that no two tests share any. */
export async function createScene(server: TestServer): Promise<Scene> {
  scenes += 1;
  const address = (name: string) => `${name}${scenes}@example.com`;
  const target = await createTestAccount(server, address('target'), {
    finalist: 3,
    name: `Tess${scenes}x`,
  });
  const stranger = await createTestAccount(server, address('stranger'), {
    finalist: 1,
    name: `Stan${scenes}x`,
  });
  const account = target.email;
  await server.addPerson({ email: account, legal_name: 'Second Person' });
  const admin = await createMember(server, address('admin'), ['member_admin']);
  const hugoAdmin = await createMember(server, address('hugo'), ['hugo_admin']);
  const formerAdmin = await createMember(server, address('former'), ROLES);
  const adminWas = await formerAdmin.client.post(`/api/people/${target.personId}`, {
    badge_subtitle: 'Seen by an administrator',
  });
  if (adminWas.statusCode !== 200) throw new Error('was no administrator');
  await server.db.deleteFrom('role').where('email_key', '=', formerAdmin.email).execute();
  const clients = {
    stranger: await server.as(stranger.email),
    owner: await server.as(account),
    // The same account with its address in upper case.
    household: await server.as(account.toUpperCase()),
    admin: admin.client,
    hugoAdmin: hugoAdmin.client,
    formerAdmin: formerAdmin.client,
  };
  return {
    target,
    stranger,
    clients: { anonymous: server, ...clients },
    cookies: {
      anonymous: undefined,
      stranger: clients.stranger.cookie,
      owner: clients.owner.cookie,
      household: clients.household.cookie,
      admin: clients.admin.cookie,
      hugoAdmin: clients.hugoAdmin.cookie,
      formerAdmin: clients.formerAdmin.cookie,
    },
    emails: {
      anonymous: address('anonymous'),
      stranger: stranger.email,
      owner: account,
      household: account,
      admin: admin.email,
      hugoAdmin: hugoAdmin.email,
      formerAdmin: formerAdmin.email,
    },
    loginKeys: {
      anonymous: 'a-key-that-was-made-up',
      stranger: stranger.loginKey,
      owner: target.loginKey,
      household: target.loginKey,
      admin: await createLoginKey(server.context, admin.email),
      hugoAdmin: await createLoginKey(server.context, hugoAdmin.email),
      formerAdmin: await createLoginKey(server.context, formerAdmin.email),
    },
  };
}

async function createMember(server: TestServer, email: string, roles: readonly Role[]) {
  await server.addPerson({ email, legal_name: 'Someone Else' });
  for (const role of roles) {
    // Roles this old may approve other administrators' requests.
    const granted_at = new Date(0);
    await server.db.insertInto('role').values({ email_key: email, role, granted_at }).execute();
  }
  return { email, client: await server.as(email) };
}

async function createTestAccount(
  server: TestServer,
  email: string,
  { finalist, name }: { readonly finalist: number; readonly name: string },
): Promise<TestAccount> {
  const hidden = {
    legal_name: `${name} Legalname`,
    address: `1 ${name} Lane`,
    city: `${name}ville`,
    postcode: `${name}-123`,
    badge_name: `${name} the Badge`,
  };
  const person = await server.addPerson({
    ...hidden,
    email,
    membership: 'YoungAdult',
    public_first_name: name,
    public_last_name: 'Public',
  });
  const client = await server.as(email);
  const post = async <Answer>(url: string, body: object, key?: string): Promise<Answer> => {
    const request = key === undefined ? {} : { headers: { 'idempotency-key': key } };
    const answer = await client.post(url, body, request);
    if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.body}`);
    return answer.json<Answer>();
  };
  const signature = 'Signed';
  const votes = await post<{ time: string }>(`/api/hugo/${person.id}/vote`, {
    lastmod: null,
    signature,
    votes: { Novel: [finalist] },
  });
  const nominations = await post<{ time: string }>(`/api/hugo/${person.id}/nominate`, {
    signature,
    category: 'Novel',
    nominations: [{ title: `A favourite of ${name}`, author: 'N. Obody' }],
  });
  const reading = await post<{ time: string }>(`/api/hugo/${person.id}/reading`, {
    lastmod: null,
    entries: { [finalist]: { status: 'read', note: `A note of ${name}` } },
  });
  const item = { amount: 4000, category: 'siteselect', type: 'ss-token', person_id: person.id };
  const source = 'tok_sandbox_success';
  await post(
    '/api/purchase/other',
    { account: 'siteselect', email, source, items: [item] },
    crypto.randomUUID(),
  );
  const token = await server.db
    .selectFrom('purchase_token')
    .innerJoin('payment', 'payment.id', 'payment_id')
    .select('token')
    .where('person_id', '=', person.id)
    .executeTakeFirstOrThrow();
  const comments = `Agreed with ${name}`;
  const invoiceId = await insertInvoice(server.db, server.context, {
    email,
    person,
    amount: 5550,
    category: 'ads',
    type: 'ad-invoice',
    comments,
  });
  const key = crypto.randomUUID();
  const { client_secret: clientSecret } = await post<{ client_secret: string }>(
    '/api/purchase',
    {
      amount: 21000,
      email,
      source: 'tok_sandbox_3ds',
      new_members: [{ membership: 'Adult', legal_name: `${name} Junior`, email }],
    },
    key,
  );
  const { id: chargeId } = await server.db
    .selectFrom('sandbox_charge')
    .select('id')
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  const sealed = [`A favourite of ${name}`, `A note of ${name}`, key, clientSecret, token.token];
  return {
    personId: person.id,
    email,
    legalName: hidden.legal_name,
    publicName: `${name} Public`,
    loginKey: await createLoginKey(server.context, email),
    savedAt: { votes: votes.time, nominations: nominations.time, reading: reading.time },
    invoiceId,
    purchase: { key, clientSecret, chargeId },
    secrets: [...Object.values(hidden), comments, ...sealed],
    sealed,
  };
}
