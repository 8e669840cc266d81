import { describe, expect, it } from 'vitest';
import { loadConvention } from './load.ts';
import { readConvention } from './read.ts';

const dublin = loadConvention(readConvention('dublin-2019'), new Date('2018-12-01T12:00:00Z'));
const types = dublin.membership_types;
const none = { badge: false, member: false, wsfs_member: false, hugo_nominator: false };
const getKeys = (award: string) =>
  dublin.award_categories.filter((category) => category.award === award).map(({ key }) => key);
const getLabels = (key: string) =>
  dublin.award_categories
    .find((category) => category.key === key)
    ?.fields.map(({ label }) => label.en);

describe('Dublin 2019', () => {
  it('groups the membership types and offers some as upgrades', () => {
    const { cards, ...groups } = dublin.membership_groups;
    expect(cards.map(({ key, title, types: of }) => [key, title.en, of])).toEqual([
      ['attend', 'New attending membership', ['FirstWorldcon', 'YoungAdult', 'Adult']],
      ['child', 'Child/infant', ['Child', 'Infant']],
      ['support', 'Supporting', ['Supporter']],
    ]);
    expect(groups).toEqual({
      child: ['Child', 'Infant'],
      upgrade: ['Adult', 'YoungAdult', 'FirstWorldcon', 'Child'],
      daypass: ['Adult', 'YoungAdult', 'Child'],
      list: [['YoungAdult', 'Adult'], ['Child', 'Infant'], ['Supporter'], ['FirstWorldcon']],
    });
    expect(dublin.purchase_categories['upgrade']?.types.map(({ key }) => key)).toEqual(['upgrade']);
  });

  it.each([
    ['Adult', 'Born on or before 15 August 1993'],
    ['YoungAdult', 'Born 16 Aug 1993 to 15 Aug 2006 inclusive'],
    ['Child', 'Born 16 Aug 2006 to 15 Aug 2013 inclusive'],
    ['Infant', 'Born on or after 16 August 2013'],
    ['FirstWorldcon', 'Island of Ireland resident who has never been a Worldcon member'],
    ['Supporter', 'Supporting membership'],
  ])('describes who can buy %s: %s', (type, description) => {
    expect(types[type]?.description?.en).toBe(description);
    expect(types[type]?.born).toBeUndefined();
  });

  it.each([
    ['Adult', { badge: true, member: true, wsfs_member: true, hugo_nominator: true }],
    ['YoungAdult', { badge: true, member: true, wsfs_member: true, hugo_nominator: true }],
    ['FirstWorldcon', { badge: true, member: true, wsfs_member: true, hugo_nominator: true }],
    ['Supporter', { badge: false, member: true, wsfs_member: true, hugo_nominator: true }],
    ['Child', { badge: true, member: true, wsfs_member: false, hugo_nominator: false }],
    ['Infant', { badge: true, member: true, wsfs_member: false, hugo_nominator: false }],
    ['HugoNominator', { badge: false, member: false, wsfs_member: false, hugo_nominator: true }],
  ])('gives a %s the rights in the specification', (type, rights) => {
    const { badge, member, wsfs_member, hugo_nominator } = { ...none, ...types[type] };
    expect({ badge, member, wsfs_member, hugo_nominator }).toEqual(rights);
  });

  it('has the categories of both awards, in their order', () => {
    expect(getKeys('hugo')).toEqual(
      'Novel Novella Novelette ShortStory Series RelatedWork GraphicStory DramaticLong DramaticShort EditorShort EditorLong ProArtist Semiprozine Fanzine Fancast FanWriter FanArtist BestArtBook BestVideoGame Lodestar NewWriter'.split(
        ' ',
      ),
    );
    expect(getKeys('retro')).toEqual(
      'RetroNovel RetroNovella RetroNovelette RetroShortStory RetroSeries RetroRelatedWork RetroGraphicStory RetroDramaticLong RetroDramaticShort RetroEditorShort RetroEditorLong RetroProArtist RetroSemiprozine RetroFanzine RetroFancast RetroFanWriter RetroFanArtist RetroBestArtBook'.split(
        ' ',
      ),
    );
  });

  it('has the fields of a nomination with the labels of its category', () => {
    const fields = new Set(
      dublin.award_categories.flatMap((category) => category.fields.map(({ key }) => key)),
    );
    expect([...fields].toSorted()).toEqual(
      'address author editor example producer publisher series title volume'.split(' '),
    );
    for (const { title, description } of dublin.award_categories)
      expect([title.en, description?.en]).not.toContain(undefined);
    expect(getLabels('Novel')).toContain('Publisher/Where Published');
    expect(getLabels('DramaticLong')).toContain('Studio/Network/Production Company');
    expect(getLabels('Fancast')).toContain('Web address');
    expect(getLabels('Series')).toContain('Name of Series');
    expect(getLabels('RelatedWork')).toContain('Author/Editor');
  });

  it('sells day passes from Wednesday to Sunday, from 25, 15 and 10 euros', () => {
    const days = dublin.purchase_categories['daypass']?.shape.filter(({ key }) =>
      /^day\d/.test(key),
    );
    expect(days?.map(({ key, label }) => [key, label.en])).toEqual([
      ['day1', 'Wednesday'],
      ['day2', 'Thursday'],
      ['day3', 'Friday'],
      ['day4', 'Saturday'],
      ['day5', 'Sunday'],
    ]);
    const cheapest = Object.entries(dublin.daypass.phases).map(
      ([type, [first]]) => [type, Math.min(...Object.values(first?.days ?? {}))] as const,
    );
    expect(Object.fromEntries(cheapest)).toEqual({ Adult: 2500, YoungAdult: 1500, Child: 1000 });
  });

  it('uses euros, works of 2018 and 1943, and ceremonies on 15 and 18 August', () => {
    expect(dublin.currency).toBe('eur');
    const both = { positions: 7, max_nominations: 5, selection: { finalists: 6, per_group: 2 } };
    expect(dublin.awards).toMatchObject({
      hugo: { year: 2019, works_of: 2018, ceremony: '2019-08-18', ...both },
      retro: { year: 1944, works_of: 1943, ceremony: '2019-08-15', segment: 'retro', ...both },
    });
    expect(dublin.award_pages.path).toBe('hugo');
  });
});
