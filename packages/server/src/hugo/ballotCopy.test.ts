import { beforeAll, expect, it } from 'vitest';
import type { SentMail } from '../adapters/outbox.ts';
import { forEachDatabase } from '../testing/databases.ts';
import type { TestServer } from '../testing/server.ts';

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
    await server.runJobs();
    return (await server.mails()).filter(({ to }) => to.address === address);
  }

  it('is mailed 30 minutes after the last change, with the ballot at that time', async () => {
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

  it('is mailed again after another change', async () => {
    const address = 'twice@example.com';
    const save = await voter(address, 'Twice Voter');
    await save({ Novel: [3] });
    expect(await mailsAfter(30, address)).toHaveLength(1);
    await save({ Novel: [1] });
    expect(await mailsAfter(30, address)).toHaveLength(2);
  });

  it('lists the works that do not count because of a gap', async () => {
    const address = 'gap@example.com';
    const save = await voter(address, 'Gap Voter');
    await save({ Novel: [1, null, 3, 2] });
    const [mail] = await mailsAfter(30, address);
    expect(mail?.text).toContain('2. [No entry]');
    expect(mail?.text).toMatch(/Not counted, .*: Revenant Gun, Record of a Spaceborn Few\./);
  });

  it('reaches each of two voters who share an address', async () => {
    const address = 'shared@example.com';
    const first = await voter(address, 'First Voter');
    const second = await voter(address, 'Second Voter');
    await first({ Novel: [3] });
    await second({ Novel: [1] });
    const mails = await mailsAfter(30, address);
    expect(mails.map(({ to }) => to.name).toSorted()).toEqual(['First Voter', 'Second Voter']);
  });

  it('has a link that signs in to this ballot until the deadline', async () => {
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
