import { lookupName } from '@conkit/rules';
import { assert, asyncProperty, constantFrom, property, string } from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { forEachDatabase } from '../testing/databases.ts';
import type { TestServer } from '../testing/server.ts';
import { isOneTypoApart, searchNames } from './nameSearch.ts';

const shortWord = string({ unit: constantFrom('a', 'b', 'c'), maxLength: 6 });

/** Returns every word that is one typing error away. */
function typos(word: string): ReadonlySet<string> {
  const made = new Set<string>();
  for (let at = 0; at <= word.length; at += 1) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    made.add(before + after.slice(1));
    made.add(before + after.slice(1, 2) + after.slice(0, 1) + after.slice(2));
    for (const letter of 'abc') {
      made.add(before + letter + after);
      if (after !== '') made.add(before + letter + after.slice(1));
    }
  }
  made.delete(word);
  return made;
}

test('treats a missing, extra, wrong or swapped letter as one typing error', () => {
  assert(
    property(shortWord, shortWord, (first, second) => {
      expect(isOneTypoApart(first, second)).toBe(typos(first).has(second));
    }),
    { numRuns: 3000 },
  );
});

forEachDatabase((start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });
  const ids = async (query: string) =>
    (await searchNames(server.db, query, 26)).map(({ id }) => id);
  const add = async (legal_name: string) => (await server.addPerson({ legal_name })).id;

  describe('finds names by how they are spoken', () => {
    it.each([
      [
        'Sinéad Óg',
        ['sinead', 'SINEAD og', 'og sinéad', 'Sinead O\u0301g', 'sined', 'snead o', 'sinaed'],
      ],
      ['Örn Þórsson', ['orn', 'ÖRN', 'thorsson', 'Þórs', 'thorson']],
      ['Łukasz Jørgensen', ['lukasz', 'jorgensen', 'lukazs', 'Joergensen']],
      ['Weiß Æbeltoft', ['weiss', 'WEISS', 'aebeltoft', 'weis']],
      ['Guðrún Đorđević', ['gudrun', 'dordevic', 'gudrn']],
      ['İlkay Işıkoğlu', ['ilkay', 'isikoglu', 'ILKAY ISIKOGLU', 'isikglu']],
      ['Aoife O’Quigley', ["o'quigley", 'oquigley', 'o quigley', 'quigley', 'oquigly']],
      ['Mary-Jane MacGuffin', ['maryjane', 'mary jane', 'guffin', 'mac guffin', 'mary-jane']],
      ['Лев Толстой', ['толстой', 'ТОЛСТ', 'толсто']],
      ['山田 太郎', ['山田', '太郎']],
    ])('%s', async (name, queries) => {
      const id = await add(name);
      for (const query of queries) expect.soft(await ids(query), query).toContain(id);
    });
  });

  it('finds every single typing error in one word, but not two', async () => {
    const id = await add('Grainne Abcabc');
    for (const typo of typos('abcabc')) expect.soft(await ids(`grain ${typo}`), typo).toContain(id);
    for (const query of ['grian acbacb', 'graine abcb', 'xbcabx', 'grainne zzz'])
      expect.soft(await ids(query), query).not.toContain(id);
  });

  it('ranks whole words, then beginnings, parts, and typing errors', async () => {
    const typo = await add('Zolb Person');
    const part = await add('McZelb Person');
    const beginning = await add('Zelbmann Person');
    const long = await add('Zelb Person the Younger');
    const exact = await add('Zelb Person');
    expect(await ids('person zelb')).toEqual([exact, long, beginning, part, typo]);
    expect((await searchNames(server.db, 'zelb', 26)).map((one) => one.isSimilar)).toEqual([
      false,
      false,
      false,
      false,
      true,
    ]);
    expect(await searchNames(server.db, 'zelb', 2)).toHaveLength(2);
  });

  it('ignores quotes, operators and empty words', async () => {
    for (const query of ["'", '\\', ':*', '!', '%', '&|', '  ', '<->', '~'])
      expect.soft(await ids(query), query).toEqual([]);
    await assert(
      asyncProperty(string({ unit: 'grapheme', maxLength: 30 }), async (query) => {
        await searchNames(server.db, query.replaceAll('\0', ''), 26);
      }),
      { numRuns: 30 },
    );
  });

  it('finds a person by any part of their name', async () => {
    const name = string({ unit: 'grapheme', minLength: 1, maxLength: 20 }).filter(
      (text) => /[\p{L}\d]/u.test(text) && !text.includes('\0'),
    );
    await assert(
      asyncProperty(name, async (text) => {
        const { rows } = await sql<{ words: string[]; found: boolean }>`
          select name_words(array[${lookupName(text)}]) as words`.execute(server.db);
        const id = await add(text);
        if (rows[0]?.words.length) expect(await ids(text)).toContain(id);
      }),
      { numRuns: 20 },
    );
  });

  it('replaces every letter of the European Latin alphabets by plain ones', async () => {
    const letters = Array.from({ length: 0x180 - 0xc0 }, (_, n) => String.fromCodePoint(0xc0 + n));
    const names = letters.map((letter) => lookupName(letter));
    const { rows } = await sql<{ words: string[] }>`
      select name_words(${names}::text[]) as words`.execute(server.db);
    const unfolded = (rows[0]?.words ?? []).filter((word) => !/^[a-z]+$/.test(word));
    expect(unfolded).toEqual([]);
  });
});
