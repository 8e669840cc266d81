import { beforeAll, expect, it } from 'vitest';
import type { SentMail } from '../adapters/outbox.ts';
import { createApp } from '../app.ts';
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

  it.each(['nominations', 'votes'] as const)(
    'mails %s at once to the address on file, in addition to the delayed copy',
    async (what) => {
      const address = `now-${what}@example.com`;
      const { id, client } = await member(address);
      await client.post(`/api/hugo/${id}/${saves[what].path}`, saves[what].body);
      expect(await server.mailsTo(address)).toEqual([]);

      const answer = await client.post(`/api/hugo/${id}/${what}/mail`);

      expect([answer.statusCode, answer.json<object>()]).toEqual([
        200,
        { status: 'success', email: address },
      ]);
      const [mail] = await server.mailsTo(address);
      expect(mail?.text).toContain(saves[what].tells);
      server.clock.advance(60 * 60);
      expect(await server.mailsTo(address)).toHaveLength(2);
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
      expect(await server.mailsTo(`victim-${what}@example.com`)).toEqual([]);
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
      const [mail] = await server.mailsTo(address);
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

forEachDatabase((start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });

  async function voter(email: string, legal_name: string) {
    const { id } = await server.addPerson({ email, legal_name });
    const client = await server.as(email);
    let lastmod: string | null = null;
    return async (votes: object) => {
      const body = { lastmod, signature: legal_name, votes };
      const answer = await client.post(`/api/hugo/${id}/vote`, body);
      lastmod = answer.json<{ time: string }>().time;
    };
  }

  async function mailsAfter(minutes: number, address: string): Promise<SentMail[]> {
    server.clock.advance(minutes * 60);
    return server.mailsTo(address);
  }

  it('mails a copy 30 minutes after the last change, with the ballot at that time', async () => {
    const address = 'copy@example.com';
    const save = await voter(address, 'Aoife Byrne');
    await save({ Novel: [3] });
    expect(await mailsAfter(29, address)).toEqual([]);
    await save({ Novel: [1, -1], RetroNovella: [] });
    expect(await mailsAfter(29, address)).toEqual([]);

    const [mail, ...others] = await mailsAfter(1, address);

    expect(others).toEqual([]);
    expect(mail?.text).toContain('Best Novel');
    expect(mail?.text).toContain('1. The Calculating Stars\n  2. No award');
    expect(mail?.text).not.toContain('Revenant Gun');
    expect(mail?.text).toContain('[No entry]');
    expect(mail?.text).toContain('Pacific');
    expect(await mailsAfter(60, address)).toHaveLength(1);
  });

  it('mails the copy again after another change', async () => {
    const address = 'twice@example.com';
    const save = await voter(address, 'Twice Voter');
    await save({ Novel: [3] });
    expect(await mailsAfter(30, address)).toHaveLength(1);
    await save({ Novel: [1] });
    expect(await mailsAfter(30, address)).toHaveLength(2);
  });

  it('lists the works that are not counted because of a gap', async () => {
    const address = 'gap@example.com';
    const save = await voter(address, 'Gap Voter');
    await save({ Novel: [1, null, 3, 2] });
    const [mail] = await mailsAfter(30, address);
    expect(mail?.text).toContain('2. [No entry]');
    expect(mail?.text).toMatch(/Not counted, .*: Revenant Gun, Record of a Spaceborn Few\./);
  });

  it('mails a copy to each of two voters who share an address', async () => {
    const address = 'shared@example.com';
    const first = await voter(address, 'First Voter');
    const second = await voter(address, 'Second Voter');
    await first({ Novel: [3] });
    await second({ Novel: [1] });
    const mails = await mailsAfter(30, address);
    expect(mails.map(({ to }) => to.name).toSorted()).toEqual(['First Voter', 'Second Voter']);
  });

  it('mails a link that signs in to this ballot until the deadline', async () => {
    const address = 'link@example.com';
    const save = await voter(address, 'Link Voter');
    await save({ Novel: [3] });
    const [mail] = await mailsAfter(30, address);
    const [, key] =
      /\/login\/link%40example.com\/([^/]+)\/\d+\/vote\n/.exec(mail?.text ?? '') ?? [];
    expect(key).toBeDefined();

    server.clock.set(server.context.config.awards['hugo']?.voting?.closes ?? '');
    const answer = await server.post('/api/login', { email: address, key });
    expect(answer.statusCode).toBe(200);
  });
});

forEachDatabase((start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });

  async function nominator(email: string, legal_name: string) {
    const { id } = await server.addPerson({ email, legal_name });
    const client = await server.as(email);
    const save = (category: string, nominations: object[]) =>
      client.post(`/api/hugo/${id}/nominate`, { signature: legal_name, category, nominations });
    return { id, client, save };
  }

  async function mailsAfter(minutes: number, address: string): Promise<SentMail[]> {
    server.clock.advance(minutes * 60);
    return server.mailsTo(address);
  }

  it('mails a copy an hour after the last change, with the nominations at that time', async () => {
    const address = 'copy@example.com';
    const { save } = await nominator(address, 'Aoife Byrne');
    await save('Novel', [{ title: 'An Early Thought' }]);
    await save('RetroNovella', [{ title: 'An Old One', publisher: 'A Press' }]);
    expect(await mailsAfter(59, address)).toEqual([]);
    await save('Novel', [{ title: 'A Book', author: 'Ann\nand Ben' }, { author: 'Only Known' }]);
    expect(await mailsAfter(59, address)).toEqual([]);

    const [mail, ...others] = await mailsAfter(1, address);

    expect(others).toEqual([]);
    expect(mail?.text).toContain('signed “Aoife Byrne”');
    expect(mail?.text).toContain('Best Novel');
    expect(mail?.text).toContain('• Title: A Book; Author: Ann and Ben\n  • Author: Only Known');
    expect(mail?.text).toContain('• Title: An Old One; Publisher/Where Published: A Press');
    expect(mail?.text).not.toContain('An Early Thought');
    expect(mail?.text).toContain('Pacific');
    expect(await mailsAfter(120, address)).toHaveLength(1);
  });

  it('mails the copy after a restart, and again after another change', async () => {
    const address = 'restart@example.com';
    const { id, client, save } = await nominator(address, 'Restart Nominator');
    const restarted = await createApp(server.context);
    await restarted.inject({
      method: 'POST',
      url: `/api/hugo/${id}/nominate`,
      headers: { cookie: client.cookie },
      payload: { signature: 'R', category: 'Novel', nominations: [{ title: 'Before' }] },
    });
    await restarted.close();
    expect(await mailsAfter(60, address)).toHaveLength(1);
    await save('Novel', []);
    const [mail, ...others] = await mailsAfter(60, address);
    expect(others).toHaveLength(1);
    expect(mail?.text).toContain('No nominations');
  });

  it('mails each of two nominators who share an address their own copy', async () => {
    const address = 'shared@example.com';
    const first = await nominator(address, 'First Nominator');
    const second = await nominator(address, 'Second Nominator');
    await first.save('Novel', [{ title: 'The First Book' }]);
    await second.save('Novel', [{ title: 'The Second Book' }]);
    const mails = await mailsAfter(60, address);
    expect(mails).toHaveLength(2);
    const toFirst = mails.find(({ to }) => to.name === 'First Nominator');
    expect(toFirst?.text).toContain('The First Book');
    expect(toFirst?.text).not.toContain('The Second Book');
  });

  it('mails a link that signs in to these nominations until the deadline', async () => {
    const address = 'link@example.com';
    const { id, save } = await nominator(address, 'Link Nominator');
    await save('RetroNovel', [{ title: 'An Old One' }]);
    const [mail] = await mailsAfter(60, address);
    const pattern = new RegExp(`/login/link%40example.com/([^/]+)/${id}/nominate-retro\n`);
    const [, key] = pattern.exec(mail?.text ?? '') ?? [];
    expect(key).toBeDefined();
    expect(mail?.text).not.toContain(`${id}/nominate\n`);

    const now = server.clock.now();
    server.clock.set(server.context.config.awards['hugo']?.nominations?.closes ?? '');
    const answer = await server.post('/api/login', { email: address, key });
    server.clock.set(now.toISOString());
    expect(answer.statusCode).toBe(200);
  });
});
