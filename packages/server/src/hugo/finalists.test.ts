import { expect, it } from 'vitest';
import { forEachDatabase } from '../testing/databases.ts';

forEachDatabase((start) => {
  it('tells everybody the whole ballot in its order, and what was replaced', async () => {
    const server = await start({ convention: 'dublin-2019' });
    const answer = await server.get('/api/hugo/finalists');
    const finalists = answer.json<Record<string, { id: number }[]>>();

    expect(answer.headers['cache-control']).toBe('public, max-age=60');
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
});
