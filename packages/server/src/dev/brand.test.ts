import { loadImage } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import { forEachDatabase } from '../testing/databases.ts';

forEachDatabase((start) => {
  it('/dev/brand shows every picture, printed thing and mail of the demonstration', async () => {
    const server = await start({ convention: 'northlight-2031' });
    await server.addPerson({
      legal_name: 'Robin Vance',
      membership: 'Attending',
      member_number: 1,
    });
    const { body, statusCode } = await server.get('/dev/brand?language=en&scheme=dark');
    expect(statusCode).toBe(200);
    expect(body).toContain('aria-current="page">English, dark');
    expect(body).toMatch(/src="\/brand\/ground-\w{10}\.svg"/);
    const sources = [
      ...body.matchAll(
        /(?:src|href)="(\/(?:dev\/brand|brand|dev\/mail\/preview\/|preview)[^"]*)"/g,
      ),
    ];
    const paths = new Set(sources.map(([, path = '']) => path.replaceAll('&amp;', '&')));
    expect(paths.size).toBeGreaterThan(30);
    for (const path of paths) {
      const answer = await server.get(path);
      expect([path, answer.statusCode]).toEqual([path, 200]);
      if (path.includes('.png')) await loadImage(answer.rawPayload);
      if (path.includes('.pdf')) expect(answer.body).toMatch(/^%PDF/);
    }
  });

  it('/dev/brand names types and awards in the chosen language', async () => {
    const server = await start({
      convention: 'northlight-2031',
      change: (same) => ({
        ...same,
        languages: ['en', 'fi'],
        membership_types: Object.fromEntries(
          Object.entries(same.membership_types).map(([key, type]) => [
            key,
            { ...type, label: { en: key, fi: `Laji ${key}` } },
          ]),
        ),
      }),
    });
    const { body } = await server.get('/dev/brand?language=fi');
    expect(body).toContain('<figcaption>Laji Youth</figcaption>');
    expect(body).not.toContain('<figcaption>Youth</figcaption>');
  });

  it('mails of the preview have the convention’s own products, types and works', async () => {
    const server = await start({ convention: 'northlight-2031' });
    const { body } = await server.get('/dev/brand');
    const frames = [...body.matchAll(/src="(\/dev\/mail\/preview\/[^"]*)"/g)];
    for (const [, path = ''] of frames) {
      const mail = await server.get(path.replaceAll('&amp;', '&'));
      expect([path, mail.body]).toEqual([
        path,
        expect.not.stringMatching(/Dublin|bench|stood in|Phantagraph|Zombie|1 July 2019/),
      ]);
    }
  });

  it('/dev/brand is in no convention that has members, and on no other host', async () => {
    const own = await start({ change: (same) => ({ ...same, demo: false }) });
    expect((await own.get('/dev/brand')).statusCode).toBe(404);
    expect((await own.get('/dev/brand/badge.png')).statusCode).toBe(404);
    const demo = await start();
    const other = { headers: { host: 'evil.example' } };
    expect((await demo.get('/dev/brand/badge.png', other)).statusCode).toBe(421);
    // It has no people.
    expect((await demo.get('/dev/brand/badge.png')).statusCode).toBe(404);
  });
});
