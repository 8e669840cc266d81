import { pino } from 'pino';
import { beforeAll, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { forEachDatabase } from '../testing/databases.ts';
import type { TestServer } from '../testing/server.ts';

const KEY = 'a-key-that-nobody-may-see';

forEachDatabase((start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });

  it.each([
    ['/api/purchase/status/' + KEY, '/api/purchase/status/:key'],
    [`/api/purchase/status/${KEY}/more`, '/api/*'],
    [`/api/purchase/data?key=${KEY}`, '/api/purchase/data'],
    [`/login/aoife@example.com/${KEY}`, '/login'],
    [`/hugo/vote/7?key=${KEY}`, '/hugo/vote/7'],
  ])('logs %s as %s', async (url, path) => {
    const lines: string[] = [];
    const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
    const app = await createApp({ ...server.context, log });
    await app.inject(url);
    await app.close();
    expect(lines.join('')).not.toContain(KEY);
    expect(lines.map((line) => (JSON.parse(line) as { path?: string }).path)).toContain(path);
  });
});
