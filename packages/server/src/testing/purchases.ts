import { createApp } from '../app.ts';
import type { Convention } from '../config/types.ts';
import type { NewPerson } from '../database/items.ts';
import type { Payments } from '../ports/payments.ts';
import { repairPurchases } from '../purchase/payment/reconcile.ts';
import type { TestClient, TestServer } from './server.ts';

/** A member to buy; every call is another person. */
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

/** Somebody with an account of their own, signed in; an adult unless told otherwise. */
export async function addMember(server: TestServer, more: Partial<NewPerson> = {}) {
  const { legal_name, email } = newMember();
  const row = await server.addPerson({ legal_name, email, ...more });
  return { ...row, email, client: await server.as(email) };
}

/** A purchase of one new adult with a card that works. */
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

/** Sends a purchase, under a new key unless told otherwise. */
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

/** Does something as an account of the same server, whose payments have a fault. */
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
 * A charge so slow that it is taken for lost, and the payer does something else meanwhile. It goes through all the same,
 * as with a server of an earlier release, which voided nothing at the provider.
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

/** The process ends after the provider has charged, before anything of it is recorded. */
export const crashAfterCharge = ({ charge }: Payments): Partial<Payments> => ({
  async charge(chargeRequest) {
    await charge(chargeRequest);
    throw new Error('killed');
  },
});

/** The process ends before the provider has been asked. */
export const crashBeforeCharge = (): Partial<Payments> => ({
  charge: async () => {
    throw new Error('killed');
  },
});

/** What came of purchases so far. */
export async function books({ db }: TestServer) {
  const count = async (table: 'person' | 'sandbox_charge' | 'mail_job') => {
    const { rows } = await db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('rows'))
      // A key that was voided at the provider is no charge.
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

/** What was added to the books by doing something. */
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

/** The demonstration, with memberships for children that cost nothing. */
export const freeChildren = (convention: Convention): Convention => {
  const { new_member, ...others } = convention.purchase_categories;
  if (!new_member) throw new Error('the demonstration sells no memberships');
  const types = new_member.types.map((type) =>
    type.key === 'Child' ? { ...type, amount: 0 } : type,
  );
  const purchase_categories = { ...others, new_member: { ...new_member, types } };
  return { ...convention, purchase_categories };
};
