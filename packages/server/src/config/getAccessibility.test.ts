import { beforeAll, expect, it } from 'vitest';
import { forEachDatabase } from '../testing/databases.ts';
import type { TestServer } from '../testing/server.ts';

forEachDatabase((start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start({ convention: 'dublin-2019' });
  });

  it('returns the statement, with registration as contact if no other is configured', async () => {
    const answer = await server.get('/api/accessibility');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      contact: 'registration@dublin2019.com',
      reviewed: '2019-03-01',
      standard: { en: 'WCAG 2.2, level AA' },
      tested: [{ en: 'Every page by keyboard, in Chrome and Firefox.' }, {}, {}],
      limits: [{}, {}, {}],
    });
  });
});
