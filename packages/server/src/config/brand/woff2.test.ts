import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readCharacters } from './woff2.ts';

/** Returns a WOFF2 font whose only table is `cmap`. */
function createFont(cmap: Buffer): Buffer {
  const body = brotliCompressSync(cmap);
  const header = Buffer.alloc(48);
  header.write('wOF2');
  header.writeUInt16BE(1, 12);
  header.writeUInt32BE(body.length, 20);
  const length = [cmap.length];
  for (let [most = 0] = length; most > 127; [most = 0] = length) {
    length.splice(0, 1, Math.floor(most / 128), (most % 128) + (length.length > 1 ? 128 : 0));
  }
  const [first = 0, ...rest] = length;
  const flagged = [rest.length > 0 ? first + 128 : first, ...rest];
  return Buffer.concat([header, Buffer.from([0, ...flagged]), body]);
}

/** Returns a `cmap` in format 12 with these groups of characters. */
function createTable(...groups: readonly (readonly [start: number, end: number])[]): Buffer {
  const table = Buffer.alloc(28 + 12 * groups.length);
  table.writeUInt16BE(1, 2);
  table.writeUInt32BE(12, 8);
  table.writeUInt16BE(12, 12);
  table.writeUInt32BE(groups.length, 24);
  for (const [at, [start, end]] of groups.entries()) {
    table.writeUInt32BE(start, 28 + 12 * at);
    table.writeUInt32BE(end, 32 + 12 * at);
  }
  return table;
}

/** Returns a `cmap` in format 4. The last number of a segment is the offset to the glyphs behind the table. */
function createSegments(
  segments: readonly (readonly [start: number, end: number, delta: number, range: number])[],
  glyphs: readonly number[],
): Buffer {
  const columns = [1, 0, 2, 3].map((column) => segments.map((segment) => segment[column] ?? 0));
  const [ends = [], ...others] = columns;
  const body = [...ends, 0, ...others.flat(), ...glyphs];
  const table = Buffer.alloc(12 + 14 + 2 * body.length);
  table.writeUInt16BE(1, 2);
  table.writeUInt32BE(12, 8);
  table.writeUInt16BE(4, 12);
  table.writeUInt16BE(2 * segments.length, 18);
  for (const [at, value] of body.entries()) table.writeUInt16BE(value & 0xffff, 26 + 2 * at);
  return table;
}

describe('a font', () => {
  it('has the characters of its groups', () => {
    const font = createFont(createTable([65, 67], [0x1f600, 0x1f600]));
    expect([...readCharacters(font)]).toEqual([65, 66, 67, 0x1f600]);
  });

  it('has the characters of its segments that have a glyph', () => {
    const segments = [
      [65, 66, -64, 0],
      [67, 67, -67, 0],
      [70, 71, 0, 4],
      [0xffff, 0xffff, 1, 0],
    ] as const;
    const font = createFont(createSegments(segments, [0, 5]));
    expect([...readCharacters(font)]).toEqual([65, 66, 71]);
  });

  it.each([
    ['more tables than platforms', Buffer.from([0, 0, 0, 21]), 'too many tables'],
    ['more characters than there are', createTable([0, 0xff_ff_ff_ff]), 'in disorder'],
    ['the same characters again and again', createTable([0, 9], [0, 9]), 'in disorder'],
    [
      'more data than a font',
      Buffer.concat([createTable([65, 67]), Buffer.alloc(6_000_000)]),
      'larger than 5000000 bytes',
    ],
  ])('can not have %s, which would take the server long', (_, cmap, problem) => {
    expect(() => readCharacters(createFont(cmap))).toThrow(problem);
  });
});
