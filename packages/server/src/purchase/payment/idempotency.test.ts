import { createHash } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { createApp } from '../../app.ts';
import { forEachDatabase } from '../../testing/databases.ts';
import { added, buy, freeChildren, newMember, request } from '../../testing/purchases.ts';
import type { TestClient, TestServer } from '../../testing/server.ts';
import { getIdentity } from './idempotency.ts';

const freeRequest = (more: object = {}) => {
  const member = newMember({ membership: 'Child' });
  return { amount: 0, email: member.email, source: null, new_members: [member], ...more };
};

it('keeps the request hash of earlier releases', () => {
  const text =
    '{"account":"default","email":"a@example.com","amount":500,"source":null,"wanted":{"passes":[]}}';
  const sent = {
    account: 'default',
    email: 'A@Example.com',
    amount: 500,
    source: null,
    requested: { passes: [] },
    price: async () => [],
  };
  const requestHash = createHash('sha256').update(text).digest('base64url');
  expect(getIdentity('a key', sent)).toMatchObject({ key: 'a key', requestHash });
});

forEachDatabase((start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start({ change: freeChildren });
  });

  const once = { people: 1, charges: 1, mails: 2 };

  it('charges a double click once and returns the same answer to both requests', async () => {
    const [body, key] = [request(), crypto.randomUUID()];
    const change = await added(server, async () => {
      const answers = await Promise.all([1, 2, 3].map(() => buy(server, body, key)));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
      expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
      expect(answers[0]?.json()).toMatchObject({ status: 'success' });
    });
    expect(change).toEqual(once);
  });

  it('repeats the first answer when a purchase is sent again', async () => {
    const [body, key] = [request(), crypto.randomUUID()];
    const change = await added(server, async () => {
      const first = await buy(server, body, key);
      server.clock.advance(86_400);
      const again = await buy(server, body, key);
      expect([again.statusCode, again.body]).toEqual([200, first.body]);
    });
    expect(change).toEqual(once);
  });

  it('repeats the answer to a declined purchase without trying the card again', async () => {
    const [body, key] = [request({ source: 'tok_sandbox_declined' }), crypto.randomUUID()];
    const change = await added(server, async () => {
      expect((await buy(server, body, key)).statusCode).toBe(402);
      expect((await buy(server, body, key)).statusCode).toBe(402);
    });
    expect(change).toEqual({ people: 0, charges: 1, mails: 0 });
  });

  it('repeats the answer after a restart, and after a price change', async () => {
    const [body, key] = [request(), crypto.randomUUID()];
    const change = await added(server, async () => {
      const first = await buy(server, body, key);
      const config = { ...server.context.config, paid_paper_pubs: false };
      const { new_member } = config.purchase_categories;
      const dearer = {
        ...config,
        purchase_categories: {
          ...config.purchase_categories,
          ...(new_member && {
            new_member: { ...new_member, types: [{ key: 'Adult', label: { en: 'A' }, amount: 1 }] },
          }),
        },
      };
      const restarted = await createApp({ ...server.context, config: dearer });
      const again = await restarted.inject({
        method: 'POST',
        url: '/api/purchase',
        headers: { 'idempotency-key': key },
        payload: body,
      });
      await restarted.close();
      expect([again.statusCode, again.body]).toEqual([200, first.body]);
    });
    expect(change).toEqual(once);
  });

  it('refuses another purchase under the same key', async () => {
    const [body, key] = [request(), crypto.randomUUID()];
    const change = await added(server, async () => {
      await buy(server, body, key);
      for (const other of [
        request(),
        { ...body, email: 'other@example.com' },
        { ...body, source: 'tok_sandbox_success_2' },
      ]) {
        const answer = await buy(server, other, key);
        expect(answer.statusCode).toBe(409);
        expect(answer.json()).toMatchObject({ code: 'duplicate' });
      }
    });
    expect(change).toEqual(once);
  });

  it('accepts one of two different concurrent purchases under one key', async () => {
    const key = crypto.randomUUID();
    const change = await added(server, async () => {
      const answers = await Promise.all([buy(server, request(), key), buy(server, request(), key)]);
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    });
    expect(change).toEqual(once);
  });

  it('uses the source as the key of a paid purchase that has no key', async () => {
    const body = request({ source: `tok_sandbox_success_${Date.now()}` });
    const change = await added(server, async () => {
      const [first, again] = await Promise.all([buy(server, body, null), buy(server, body, null)]);
      expect([first.statusCode, again.statusCode]).toEqual([200, 200]);
      expect(again.body).toBe(first.body);
      const other = await buy(server, request({ source: body.source }), null);
      expect(other.json()).toMatchObject({
        code: 'duplicate',
        message: expect.stringMatching(/^This payment token was used/) as string,
      });
    });
    expect(change).toEqual(once);
  });

  it('ignores white space and the letter case of an address', async () => {
    const [body, key] = [request(), crypto.randomUUID()];
    const [member] = body.new_members;
    const shouted = {
      ...body,
      email: ` ${body.email.toUpperCase()} `,
      new_members: [{ ...member, legal_name: ` ${member?.legal_name} ` }],
    };
    const change = await added(server, async () => {
      await buy(server, body, key);
      expect((await buy(server, shouted, key)).statusCode).toBe(200);
    });
    expect(change).toEqual(once);
  });

  const free = { people: 1, charges: 0, mails: 1 };

  it('signs up for free without a charge, a payment or a receipt', async () => {
    const body = freeRequest();
    const change = await added(server, async () => {
      const answer = await buy(server, body);
      expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'success' }]);
    });
    expect(change).toEqual(free);
    const payer = await server.as(body.email);
    expect((await payer.get('/api/purchase/list')).json()).toEqual([]);
    expect((await payer.get('/api/user')).json()).toMatchObject({
      people: [{ membership: 'Child' }],
    });
  });

  it('refuses a source when there is nothing to pay', async () => {
    const answer = await buy(server, freeRequest({ source: 'tok_sandbox_success' }));
    expect(answer.json()).toMatchObject({ errors: [{ pointer: '/body/source' }] });
  });

  it('treats an identical free sign-up within ten minutes as a repetition', async () => {
    const body = freeRequest();
    const change = await added(server, async () => {
      const answers = await Promise.all([1, 2, 3].map(() => buy(server, body, null)));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
      server.clock.advance(599);
      expect((await buy(server, body, null)).statusCode).toBe(200);
    });
    expect(change).toEqual(free);
    server.clock.advance(1);
    expect(await added(server, () => buy(server, body, null))).toEqual(free);
  });

  it('limits free sign-ups per network address, and returns when to retry', async () => {
    server.clock.advance(3600);
    const one = { remoteAddress: '10.1.1.1' };
    const signUp = () => server.post('/api/purchase', freeRequest(), one);
    const change = await added(server, async () => {
      for (let n = 0; n < 20; n += 1) expect((await signUp()).statusCode).toBe(200);
      const refused = await signUp();
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '30']);
      const other = await server.post('/api/purchase', freeRequest(), {
        remoteAddress: '10.1.1.2',
      });
      expect(other.statusCode).toBe(200);
    });
    expect(change).toEqual({ people: 21, charges: 0, mails: 21 });
  });

  it('limits mails to one mailbox about free sign-ups', async () => {
    server.clock.advance(3600);
    const { new_members, ...rest } = freeRequest();
    const people = (count: number, email: string) =>
      Array.from({ length: count }, (_, n) => ({ ...new_members[0], email, legal_name: `P ${n}` }));
    const ask = (client: Pick<TestClient, 'post'>, network: string, ...members: object[]) =>
      client.post('/api/purchase', { ...rest, new_members: members }, { remoteAddress: network });
    const victim = newMember().email;
    const change = await added(server, async () => {
      // The limit includes several people in one request, other networks, and variants of the address.
      expect((await ask(server, '10.1.2.1', ...people(11, victim))).statusCode).toBe(429);
      server.clock.advance(3600);
      expect((await ask(server, '10.1.2.2', ...people(6, victim))).statusCode).toBe(200);
      const more = people(5, victim.toUpperCase());
      expect((await ask(server, '10.1.2.3', ...more)).statusCode).toBe(429);
      // The owner of the mailbox can still sign up.
      expect(
        (await ask(await server.as(victim), '10.1.2.4', ...people(5, victim))).statusCode,
      ).toBe(200);
      // The limit of a network counts people, not requests.
      const others = Array.from({ length: 20 }, () => ({
        ...new_members[0],
        email: newMember().email,
      }));
      expect((await ask(server, '10.1.2.5', ...others)).statusCode).toBe(200);
      expect(
        (await server.post('/api/purchase', freeRequest(), { remoteAddress: '10.1.2.5' }))
          .statusCode,
      ).toBe(429);
    });
    expect(change).toEqual({ people: 31, charges: 0, mails: 31 });
  });

  it('signs up twins who share an address', async () => {
    const body = freeRequest();
    const twin = { ...body, new_members: [{ ...body.new_members[0], legal_name: 'A Twin' }] };
    expect(
      await added(server, async () => {
        await buy(server, body, null);
        await buy(server, twin, null);
      }),
    ).toMatchObject({ people: 2 });
  });

  it('refuses a sign-up under a key that was cancelled first', async () => {
    const key = crypto.randomUUID();
    const change = await added(server, async () => {
      await server.post('/api/purchase/cancel', { key });
      expect((await buy(server, freeRequest(), key)).statusCode).toBe(402);
    });
    expect(change).toEqual({ people: 0, charges: 0, mails: 0 });
  });

  it('signs up once under one key', async () => {
    const [body, key] = [freeRequest(), crypto.randomUUID()];
    const change = await added(server, async () => {
      await Promise.all([buy(server, body, key), buy(server, body, key)]);
      server.clock.advance(3600);
      await buy(server, body, key);
      expect((await buy(server, freeRequest(), key)).statusCode).toBe(409);
    });
    expect(change).toEqual(free);
  });
});
