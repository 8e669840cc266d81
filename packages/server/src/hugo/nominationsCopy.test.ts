import { beforeAll, expect, it } from 'vitest';
import type { SentMail } from '../adapters/outbox.ts';
import { createApp } from '../app.ts';
import { forEachDatabase } from '../testing/databases.ts';
import type { TestServer } from '../testing/server.ts';

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
    await server.runJobs();
    return (await server.mails()).filter(({ to }) => to.address === address);
  }

  it('is mailed an hour after the last change, with the nominations at that time', async () => {
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

  it('survives a restart, and is mailed again after another change', async () => {
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

  it('reaches each of two nominators who share an address, with their own', async () => {
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

  it('has a link that signs in to these nominations until the deadline', async () => {
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
