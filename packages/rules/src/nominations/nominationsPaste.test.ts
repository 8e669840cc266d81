import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Nomination } from './nominations.ts';
import { parsePastedNominations, pasteNominations } from './nominationsPaste.ts';

const FIELDS = ['title', 'author', 'publisher'];
const paste = (rows: readonly Nomination[], text: string, row = 0, field = 'title') =>
  pasteNominations(rows, { row, field }, parsePastedNominations(text) ?? [], FIELDS);

describe('pasted text', () => {
  it('NOM-7: is one cell unless it has several lines or tabs', () => {
    expect(parsePastedNominations('The Calculating Stars')).toBeUndefined();
    expect(parsePastedNominations('The Calculating Stars\n')).toBeUndefined();
    expect(parsePastedNominations('')).toBeUndefined();
    expect(parsePastedNominations('A\tB')).toEqual([['A', 'B']]);
  });

  it('NOM-7: is parsed line by line, without blank lines and list markers', () => {
    expect(parsePastedNominations('One\r\n\r\n Two \nThree\n')).toEqual([
      ['One'],
      ['Two'],
      ['Three'],
    ]);
    expect(parsePastedNominations('1. One\n2) Two')).toEqual([['One'], ['Two']]);
    expect(parsePastedNominations('• One\n- Two\tT. Wo')).toEqual([['One'], ['Two', 'T. Wo']]);
    expect(parsePastedNominations('1. One\n1984')).toEqual([['1. One'], ['1984']]);
  });

  it('NOM-7: keeps line breaks and quotes in the cells of a spreadsheet', () => {
    const text = '"Two\nlines"\tA\n"Say ""Aye"""\tB\n"Nightfall", again\tC\n\tonly author';
    expect(parsePastedNominations(text)).toEqual([
      ['Two\nlines', 'A'],
      ['Say "Aye"', 'B'],
      ['"Nightfall", again', 'C'],
      ['', 'only author'],
    ]);
  });

  it('NOM-7: restores the cells that a spreadsheet copied', () => {
    const anyCell = fc.stringMatching(/^[a-z"\t\n]{1,6}$/).map((cell) => `x${cell}x`);
    const quote = (cell: string) =>
      /["\t\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
    fc.assert(
      fc.property(fc.array(fc.tuple(anyCell, anyCell), { minLength: 1, maxLength: 4 }), (block) => {
        const text = block.map((cells) => cells.map(quote).join('\t')).join('\n');
        expect(parsePastedNominations(text)).toEqual(block);
      }),
    );
  });
});

describe('pasting', () => {
  it('NOM-8: fills rows from the row and field of the paste', () => {
    expect(paste([], 'One\tA\nTwo\tB')).toEqual({
      rows: [
        { title: 'One', author: 'A' },
        { title: 'Two', author: 'B' },
      ],
      filled: 2,
      left: [],
    });
    expect(paste([{ title: 'One' }, { title: 'Two' }], 'A\nB', 0, 'author').rows).toEqual([
      { title: 'One', author: 'A' },
      { title: 'Two', author: 'B' },
    ]);
  });

  it('NOM-8: starts at an earlier field when there are too many columns', () => {
    expect(paste([], 'One\tA\tTor', 0, 'publisher').rows).toEqual([
      { title: 'One', author: 'A', publisher: 'Tor' },
    ]);
  });

  it('NOM-8: overwrites nothing and returns the text that does not fit', () => {
    const rows: Nomination[] = [{ title: 'One' }, { author: 'B' }, { title: 'Three' }];
    expect(paste(rows, 'a\nb\nc\nd\ne')).toEqual({
      rows: [
        ...rows.slice(0, 1),
        { title: 'a', author: 'B' },
        rows[2],
        { title: 'b' },
        { title: 'c' },
      ],
      filled: 3,
      left: ['d', 'e'],
    });
    expect(paste([], 'One\tA\tTor\t2018')).toMatchObject({ filled: 1, left: ['2018'] });
  });

  it('NOM-8: never loses a word', () => {
    const anyWord = fc.stringMatching(/^[a-z]{1,4}$/);
    const anyRows = fc.array(fc.dictionary(fc.constantFrom(...FIELDS), anyWord), { maxLength: 5 });
    const anyLines = fc.array(fc.array(anyWord, { minLength: 1, maxLength: 5 }), { minLength: 1 });
    fc.assert(
      fc.property(
        anyRows,
        anyLines,
        fc.nat(4),
        fc.constantFrom(...FIELDS),
        (rows, lines, at, field) => {
          const result = pasteNominations(rows, { row: at, field }, lines, FIELDS);
          const words = (list: typeof rows) => list.flatMap((row) => Object.values(row));
          const before = [...words(rows), ...lines.flat()].sort();
          const after = [...words([...result.rows]), ...result.left.join(' ').split(' ')];
          expect(after.filter(Boolean).sort()).toEqual(before);
          expect(result.rows.length).toBeLessThanOrEqual(5);
        },
      ),
    );
  });
});
