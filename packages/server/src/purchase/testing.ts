import type { TestClient, TestServer } from '../testing/server.ts';

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
) =>
  client.post('/api/purchase', body, key === null ? {} : { headers: { 'idempotency-key': key } });

/** What came of purchases so far. */
export async function books({ db }: TestServer) {
  const count = async (table: 'person' | 'sandbox_charge' | 'mail_job') => {
    const { rows } = await db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('rows'))
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
