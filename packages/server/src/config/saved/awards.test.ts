import { beforeAll, describe, expect, it } from 'vitest';
import { forEachDatabase } from '../../testing/databases.ts';
import type { TestServer } from '../../testing/server.ts';
import { readConvention } from '../read.ts';
import { rememberAwards } from './awards.ts';
import type { AwardFacts, Convention } from '../types.ts';

forEachDatabase((start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
    await startWith((same) => same);
    const { id } = await server.addPerson({ email: 'voter@example.com' });
    const voter = await server.as('voter@example.com');
    const votes = { Novel: [2, 1, -1], Novella: [] };
    const saved = await voter.post(`/api/hugo/${id}/vote`, {
      lastmod: null,
      signature: 'V',
      votes,
    });
    expect(saved.statusCode).toBe(200);
    const nominations = [{ title: 'Dust', author: 'Ann' }];
    const nominated = await voter.post(`/api/hugo/${id}/nominate`, {
      signature: 'V',
      category: 'RetroNovel',
      nominations,
    });
    expect(nominated.statusCode).toBe(200);
  });

  /** Starts with this change to the demonstration's configuration. */
  const startWith = (change: (convention: Convention) => Convention) =>
    rememberAwards(server.db, change(server.context.config), readConvention('demo'));
  const withCategories =
    (change: (all: Convention['award_categories']) => Convention['award_categories']) =>
    (same: Convention): Convention => ({
      ...same,
      award_categories: change(same.award_categories),
    });
  const withAward =
    (key: string, change: Partial<AwardFacts>) =>
    (same: Convention): Convention => {
      const award = same.awards[key];
      if (!award) throw new Error(key);
      const changed: AwardFacts = { ...award, ...change };
      return { ...same, awards: { ...same.awards, [key]: changed } };
    };

  it('allows a category without votes or nominations to be removed and added back', async () => {
    const without = withCategories((all) => all.filter(({ key }) => key !== 'Novella'));
    await expect(startWith(without)).resolves.toBeUndefined();
    await expect(startWith((same) => same)).resolves.toBeUndefined();
  });

  describe('refuses and names the reason', () => {
    it.each<[string, (same: Convention) => Convention, RegExp]>([
      [
        'a removed category with votes',
        withCategories((all) => all.filter(({ key }) => key !== 'Novel')),
        /awards\.yaml:\d+: award_categories lacks Novel, and 1 person has saved votes in it$/,
      ],
      [
        'a removed category with nominations',
        withCategories((all) => all.filter(({ key }) => key !== 'RetroNovel')),
        /award_categories lacks RetroNovel, and 1 person has saved nominations in it$/,
      ],
      [
        'a category with votes that moved to another award',
        withCategories((all) =>
          all.map((one) => (one.key === 'Novel' ? { ...one, award: 'retro' } : one)),
        ),
        /award_categories\.0\.award of Novel has been "hugo" before, and 1 person/,
      ],
      [
        'a removed field of saved nominations',
        withCategories((all) =>
          all.map((one) =>
            one.key === 'RetroNovel' ? { ...one, fields: one.fields.slice(0, 1) } : one,
          ),
        ),
        /fields of RetroNovel lack "author", and 1 person/,
      ],
      [
        'a removed finalist with votes',
        (same) => ({
          ...same,
          finalists: {
            ...same.finalists,
            Novel: (same.finalists['Novel'] ?? []).filter(({ id }) => id !== 2),
          },
        }),
        /finalists\.yaml:\d+: finalists\.Novel lacks 2, which somebody ranked; mark it replaced$/,
      ],
      [
        'votes of an award that no longer has a vote',
        withAward('hugo', { voting: undefined } as unknown as AwardFacts),
        /awards\.hugo\.voting is missing: of Novel 1 person has saved votes in it$/,
      ],
      [
        'votes for No Award where it no longer exists',
        withAward('hugo', { no_award: undefined } as unknown as AwardFacts),
        /awards\.hugo\.no_award is missing: somebody ranked it in Novel$/,
      ],
      [
        'fewer positions than a voter used',
        withAward('hugo', { positions: 2 }),
        /awards\.hugo\.positions must be >= 3, as somebody ranked in Novel$/,
      ],
    ])('%s', async (_, change, problem) => {
      await expect(startWith(change)).rejects.toThrow(problem);
      // The refused start stores nothing, so the next start refuses too.
      await expect(startWith(change)).rejects.toThrow(problem);
    });
  });
});
