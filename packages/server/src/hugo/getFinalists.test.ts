import { expect, it } from 'vitest';
import type { Convention } from '../config/types.ts';
import { forEachDatabase } from '../testing/databases.ts';

forEachDatabase((start) => {
  it('returns the whole ballot in its order to everyone, including replaced finalists', async () => {
    const server = await start({ convention: 'dublin-2019' });
    const answer = await server.get('/api/hugo/finalists');
    const finalists = answer.json<Record<string, { id: number }[]>>();

    expect(answer.headers['cache-control']).toBe('public, no-cache');
    expect(Object.keys(finalists)).toContain('Lodestar');
    expect(finalists['Novel']?.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(finalists['RetroFanzine']?.slice(0, 2)).toEqual([
      {
        id: 175,
        title: 'Fantasy News',
        subtitle: 'editor William S. Sykora',
        replaced: { on: '2019-07-21', by: 187 },
      },
      { id: 187, title: 'Guteto', subtitle: 'editor Morojo (Myrtle R. Douglas)' },
    ]);
    expect(answer.body).not.toContain('No award');
  });

  it('returns 304 for a current copy, until a finalist is replaced', async () => {
    const startWith = (finalist: Convention['finalists'][string][number]) => {
      const finalists = { Novel: [finalist, { id: 2, title: 'Another' }] };
      return start({ change: (convention) => ({ ...convention, finalists }) });
    };
    const server = await startWith({ id: 1, title: 'One' });
    const first = await server.get('/api/hugo/finalists');
    const headers = { 'if-none-match': String(first.headers['etag']) };

    const same = await server.get('/api/hugo/finalists', { headers });
    expect([same.statusCode, same.body]).toEqual([304, '']);
    expect(same.headers).toMatchObject({
      etag: first.headers['etag'],
      'cache-control': 'public, no-cache',
    });

    const replaced = { on: '2019-07-21', by: 2 };
    const restarted = await startWith({ id: 1, title: 'One', replaced });
    const changed = await restarted.get('/api/hugo/finalists', { headers });
    expect(changed.statusCode).toBe(200);
    expect(changed.json()).toMatchObject({ Novel: [{ replaced: { by: 2 } }, { id: 2 }] });
    expect(changed.headers['etag']).not.toBe(first.headers['etag']);
  });
});
