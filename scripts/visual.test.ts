import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { chooseStories } from './visual/choose.ts';
import { compare } from './visual/compare.ts';
import { reportPage } from './visual/report.ts';

/** Returns a white picture with a black square at its upper left. */
function picture(square: number, { width = 40, height = 30 } = {}): Buffer {
  const png = new PNG({ width, height });
  png.data.fill(255);
  for (let y = 0; y < square; y += 1) {
    for (let x = 0; x < square; x += 1)
      png.data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
  }
  return PNG.sync.write(png);
}

describe('two pictures of a story', () => {
  test('have no difference when they are the same', () => {
    expect(compare(picture(8), picture(8))).toEqual({ pixels: 0, difference: undefined });
  });

  test('differ where one was changed, which a third picture shows', () => {
    const { pixels, difference } = compare(picture(8), picture(10));
    expect(pixels).toBe(10 * 10 - 8 * 8);
    const drawn = PNG.sync.read(difference ?? Buffer.alloc(0));
    const at = (x: number, y: number) => [...drawn.data.subarray((y * 40 + x) * 4).subarray(0, 3)];
    expect(at(9, 9)).toEqual([255, 0, 0]);
    expect(at(20, 20)).not.toEqual([255, 0, 0]);
  });

  test('differ in every row beyond the shorter picture', () => {
    expect(compare(picture(8), picture(8, { height: 35 })).pixels).toBe(5 * 40);
  });
});

describe('the compared stories', () => {
  const [before, after] = [
    ['a--one', 'b--two', 'c--gone'],
    ['a--one', 'b--two', 'd--new'],
  ];
  const options = { only: [], shard: '1/1' };

  test('are those of both versions, and added and removed stories are listed', () => {
    expect(chooseStories(before, after, options)).toEqual({
      both: ['a--one', 'b--two'],
      added: ['d--new'],
      gone: ['c--gone'],
    });
  });

  test('are chosen by a part of their name, ignoring case', () => {
    expect(chooseStories(before, after, { ...options, only: ['Two'] }).both).toEqual(['b--two']);
  });

  test('are each in one shard', () => {
    const shards = ['1/3', '2/3', '3/3'].map((shard) =>
      Object.values(chooseStories(before, after, { ...options, shard })).flat(),
    );
    expect(shards.flat().toSorted()).toEqual(['a--one', 'b--two', 'c--gone', 'd--new']);
    expect(shards.every((one) => one.length > 0)).toBe(true);
  });

  test.each(['0/2', '3/2', 'x', '1'])('do not accept the shard %s', (shard) => {
    expect(() => chooseStories(before, after, { ...options, shard })).toThrow(/is not a shard/);
  });
});

test('the report shows before, after and difference, the largest first', () => {
  const change = { before: Buffer.of(), after: Buffer.of(), difference: Buffer.of() };
  const page = reportPage({
    base: 'main <x>',
    both: ['a--one', 'b--two'],
    added: ['d--new'],
    gone: [],
    failures: [],
    changes: [
      { ...change, id: 'a--one', pixels: 2 },
      { ...change, id: 'b--two', pixels: 300 },
    ],
  });
  expect(page).toContain('2 of 2 stories changed since main &lt;x&gt;');
  expect(page.indexOf('b--two.before.png')).toBeLessThan(page.indexOf('a--one.before.png'));
  for (const name of ['before', 'after', 'difference'])
    expect(page).toContain(`b--two.${name}.png`);
  expect(page).toContain('<li>d--new</li>');
});
