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
