import { beforeAll, expect, it } from 'vitest';
import { forEachDatabase } from '../testing/databases.ts';
import type { TestServer } from '../testing/server.ts';

const saves = {
  nominations: {
    path: 'nominate',
    body: { signature: 'A', category: 'Novel', nominations: [{ title: 'A Book' }] },
    tells: 'A Book',
  },
  votes: {
    path: 'vote',
    body: { signature: 'A', lastmod: null, votes: { Novel: [3] } },
    tells: 'Revenant Gun',
  },
} as const;

forEachDatabase((start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });

  async function member(email: string, membership = 'Adult') {
    const { id } = await server.addPerson({ email, membership });
    return { id, client: await server.as(email.toUpperCase()) };
  }
  const mailsTo = async (address: string) => {
    await server.runJobs();
    return (await server.mails()).filter(({ to }) => to.address === address);
  };

  it.each(['nominations', 'votes'] as const)(
    'mails %s at once to the address on file, in addition to the delayed copy',
    async (what) => {
      const address = `now-${what}@example.com`;
      const { id, client } = await member(address);
      await client.post(`/api/hugo/${id}/${saves[what].path}`, saves[what].body);
      expect(await mailsTo(address)).toEqual([]);

      const answer = await client.post(`/api/hugo/${id}/${what}/mail`);

      expect([answer.statusCode, answer.json<object>()]).toEqual([
        200,
        { status: 'success', email: address },
      ]);
      const [mail] = await mailsTo(address);
      expect(mail?.text).toContain(saves[what].tells);
      server.clock.advance(60 * 60);
      expect(await mailsTo(address)).toHaveLength(2);
    },
  );

  it.each(['nominations', 'votes'] as const)(
    'refuses to mail the %s of a person on another account, of an unknown one, and without a session',
    async (what) => {
      const victim = await member(`victim-${what}@example.com`);
      await victim.client.post(`/api/hugo/${victim.id}/${saves[what].path}`, saves[what].body);
      const { id, client } = await member(`thief-${what}@example.com`);

      const answers = [
        await client.post(`/api/hugo/${victim.id}/${what}/mail`),
        await client.post(`/api/hugo/2000000000/${what}/mail`),
        await client.post(`/api/hugo/${id}/${what}/mail`),
        await server.post(`/api/hugo/${victim.id}/${what}/mail`),
      ];

      expect(answers.map((answer) => answer.json<{ code: string }>().code)).toEqual([
        'not_yours',
        'not_yours',
        'not_found',
        'unauthorized',
      ]);
      expect(await mailsTo(`victim-${what}@example.com`)).toEqual([]);
    },
  );

  it.each(['nominations', 'votes'] as const)(
    'states after the deadline that the %s can no longer be changed',
    async (what) => {
      const address = `late-${what}@example.com`;
      const { id, client } = await member(address);
      await client.post(`/api/hugo/${id}/${saves[what].path}`, saves[what].body);
      const now = server.clock.now();
      const period = what === 'votes' ? 'voting' : 'nominations';
      const closes = Date.parse(server.context.config.awards['hugo']?.[period]?.closes ?? '');
      const lateClient = await (async () => {
        server.clock.set(new Date(closes + 60_000).toISOString());
        return server.as(address);
      })();
      const answer = await lateClient.post(`/api/hugo/${id}/${what}/mail`);
      const [mail] = await mailsTo(address);
      server.clock.set(now.toISOString());
      expect(answer.statusCode).toBe(200);
      expect(mail?.text).toContain('can no longer be changed');
    },
  );

  it('limits mails per person and kind', async () => {
    const { id, client } = await member('eager@example.com');
    await client.post(`/api/hugo/${id}/vote`, saves.votes.body);
    await client.post(`/api/hugo/${id}/nominate`, saves.nominations.body);
    const statuses = [];
    for (let n = 0; n < 6; n++)
      statuses.push((await client.post(`/api/hugo/${id}/votes/mail`)).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    const limited = await client.post(`/api/hugo/${id}/votes/mail`);
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
    expect((await client.post(`/api/hugo/${id}/nominations/mail`)).statusCode).toBe(200);
    server.clock.advance(15 * 60);
    expect((await client.post(`/api/hugo/${id}/votes/mail`)).statusCode).toBe(200);
  });
});
