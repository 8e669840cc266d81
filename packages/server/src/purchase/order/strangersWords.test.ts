import { beforeAll, expect, it } from 'vitest';
import { forEachDatabase } from '../../testing/databases.ts';
import { addMember, buy, buyDaypass, buyOther, newMember } from '../../testing/purchases.ts';
import type { TestServer } from '../../testing/server.ts';
import { refundOrDispute } from '../payment/record.ts';

const source = 'tok_sandbox_success';
/** A text that a phisher wants the convention to mail. */
const BAIT = 'Your ballot is void: evil.example';

forEachDatabase((start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });

  const member = () => addMember(server, { membership: 'Supporter' });

  const bench = {
    amount: 6000,
    category: 'sponsor',
    type: 'bench',
    person_name: BAIT,
    data: { sponsor: BAIT },
    invoice: BAIT,
    comments: BAIT,
  };
  const paper_pubs = { name: BAIT, address: BAIT, country: BAIT };

  /** Returns the recipients of the bait, and whether the victim got mail. */
  async function readers(victim: string) {
    await server.runJobs();
    const mails = await server.mails();
    return {
      hasMail: mails.some(({ to }) => to.address === victim),
      bait: mails.filter((mail) => JSON.stringify(mail).includes(BAIT)).map(({ to }) => to.address),
    };
  }

  it('are in no mail to a recipient of a stranger’s purchase', async () => {
    const [victim, stranger] = [await member(), await member()];
    const forVictim = { ...bench, person_id: victim.id };
    await buyOther(stranger.client, { email: stranger.email, source, items: [forVictim] });
    const upgrades = [{ id: victim.id, membership: 'Adult', name: BAIT }];
    await buy(stranger.client, { amount: 17000, email: stranger.email, source, upgrades });
    const found = await readers(victim.email);
    expect(found.hasMail).toBe(true);
    expect(new Set(found.bait)).toEqual(new Set([stranger.email]));
  });

  it.each(['a visitor', 'a stranger'])(
    'are in no mail to a person whose address %s enters as the payer’s',
    async (who) => {
      const victim = await member();
      const client = who === 'a visitor' ? server : (await member()).client;
      const { email } = victim;
      const someone = newMember({ legal_name: BAIT });
      await buyOther(client, { email, source, items: [bench] });
      const key = crypto.randomUUID();
      await buy(client, { amount: 21000, email, source, new_members: [someone] }, key);
      await buyDaypass(client, {
        amount: 2500,
        email,
        source,
        passes: [newMember({ legal_name: BAIT, day1: true })],
      });
      // Later mails about the payment don't contain them either.
      const { id } = await server.db
        .selectFrom('purchase_intent')
        .select('id')
        .where('idempotency_key', '=', key)
        .executeTakeFirstOrThrow();
      await refundOrDispute(server.context, id, { refunded: 21000, isDisputed: false });
      const found = await readers(email);
      expect(found.hasMail).toBe(true);
      expect(found.bait).not.toContain(email);
    },
  );

  it('are in no welcome to a new member or day pass holder if another person registers them', async () => {
    // The type has no right in awards, because a personal link is listed under its person's name.
    const told = { legal_name: BAIT, paper_pubs, badge_name: BAIT, city: BAIT };
    const victim = newMember({ membership: 'Child', ...told });
    const body = { amount: 8000, email: 'payer@example.com', source, new_members: [victim] };
    expect((await buy(server, body)).statusCode).toBe(200);
    const holder = newMember({ legal_name: BAIT, day1: true });
    await buyDaypass(server, {
      amount: 2500,
      email: 'payer@example.com',
      source,
      passes: [holder],
    });
    for (const { email } of [victim, holder]) {
      const found = await readers(email);
      expect(found.hasMail).toBe(true);
      expect(found.bait).not.toContain(email);
    }
  });

  it('are returned to their signed-in author', async () => {
    const buyer = await member();
    await buyOther(buyer.client, { email: buyer.email, source, items: [bench] });
    expect((await readers(buyer.email)).bait).toContain(buyer.email);
  });
});
