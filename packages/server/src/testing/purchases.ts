import { createApp } from '../app.ts';
import type { Convention } from '../config/types.ts';
import type { NewPerson } from '../database/items.ts';
import type { Payments } from '../ports/payments.ts';
import { repairPurchases } from '../purchase/payment/reconcile.ts';
import type { TestClient, TestServer } from './server.ts';

/** Returns a membership to buy, for a different person at each call. */
export function newMember(more: object = {}) {
  number += 1;
  return {
    membership: 'Adult',
    legal_name: `Member ${number}`,
    email: `member${number}@example.com`,
    ...more,
  };
}
let number = 0;

/** Adds a person, by default an adult, on their own account and signs them in. */
export async function addMember(server: TestServer, more: Partial<NewPerson> = {}) {
  const { legal_name, email } = newMember();
  const row = await server.addPerson({ legal_name, email, ...more });
  return { ...row, email, client: await server.as(email) };
}

/** Returns the body of a purchase: one new adult, with a valid card. */
export function request(more: object = {}) {
  const member = newMember();
  return {
    amount: 21000,
    email: member.email,
    source: 'tok_sandbox_success',
    new_members: [member],
    ...more,
  };
}

/** Sends a purchase, with a new idempotency key by default. */
export const buy = (
  client: Pick<TestClient, 'post'>,
  body: object,
  key: string | null = crypto.randomUUID(),
  path = '/api/purchase',
) => client.post(path, body, key === null ? {} : { headers: { 'idempotency-key': key } });

/** Sends a purchase of day passes. */
export const buyDaypass = (client: Pick<TestClient, 'post'>, body: object, key?: string | null) =>
  buy(client, body, key, '/api/purchase/daypass');

/** Sends a purchase of other items, or pays invoices. */
export const buyOther = (client: Pick<TestClient, 'post'>, body: object, key?: string | null) =>
  buy(client, body, key, '/api/purchase/other');

/** Runs work with a client of the same server with faulty payments. */
export async function withFault<Result>(
  server: TestServer,
  client: TestClient,
  fault: (sandbox: Payments) => Partial<Payments>,
  doing: (client: Pick<TestClient, 'post'>) => Promise<Result>,
): Promise<Result> {
  const { payments } = server.context;
  const app = await createApp({ ...server.context, payments: { ...payments, ...fault(payments) } });
  const post: TestClient['post'] = (url, payload, more = {}) =>
    app.inject({
      ...more,
      method: 'POST',
      url,
      headers: { cookie: client.cookie, ...more.headers },
      ...(payload && { payload }),
    });
  try {
    return await doing({ post });
  } finally {
    await app.close();
  }
}

/**
 * Makes a charge so slow that the server treats it as lost, and runs other work of the payer meanwhile. The charge
 * still succeeds, as with a server of an earlier release, which did not void it at the provider.
 */
export const takenForLost =
  (server: TestServer, meanwhile: () => Promise<void> = async () => {}) =>
  ({ charge }: Payments): Partial<Payments> => ({
    async charge(chargeRequest) {
      server.clock.advance(301);
      await repairPurchases(server.context);
      await meanwhile();
      const { key } = chargeRequest;
      await server.db.deleteFrom('sandbox_charge').where('key', '=', key).execute();
      return charge(chargeRequest);
    },
  });

/** Simulates a crash after the provider has charged, before anything is recorded. */
export const crashAfterCharge = ({ charge }: Payments): Partial<Payments> => ({
  async charge(chargeRequest) {
    await charge(chargeRequest);
    throw new Error('killed');
  },
});

/** Simulates a crash before the provider is called. */
export const crashBeforeCharge = (): Partial<Payments> => ({
  charge: async () => {
    throw new Error('killed');
  },
});

/** Counts people, charges and mails. */
export async function books({ db }: TestServer) {
  const count = async (table: 'person' | 'sandbox_charge' | 'mail_job') => {
    const { rows } = await db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('rows'))
      // A voided key is not a charge.
      .$if(table === 'sandbox_charge', (query) => query.where('amount', '>', 0))
      .executeTakeFirstOrThrow();
    return rows;
  };
  return {
    people: await count('person'),
    charges: await count('sandbox_charge'),
    mails: await count('mail_job'),
  };
}

/** Returns how many people, charges and mails the work added. */
export async function added(server: TestServer, doing: () => Promise<unknown>) {
  const before = await books(server);
  await doing();
  const after = await books(server);
  return {
    people: after.people - before.people,
    charges: after.charges - before.charges,
    mails: after.mails - before.mails,
  };
}

/** Returns the demo with free memberships for children. */
export const freeChildren = (convention: Convention): Convention => {
  const { new_member, ...others } = convention.purchase_categories;
  if (!new_member) throw new Error('the demonstration sells no memberships');
  const types = new_member.types.map((type) =>
    type.key === 'Child' ? { ...type, phases: [{ amount: 0 }] } : type,
  );
  const purchase_categories = { ...others, new_member: { ...new_member, types } };
  return { ...convention, purchase_categories };
};
