import { setNomination } from './nominationsEdit.ts';
import { MAX_NOMINATIONS, type Nomination } from './nominations.ts';
import { isBlank } from '../people/people.ts';

/** The result of pasting. */
export interface PastedNominations {
  readonly rows: readonly Nomination[];
  /** How many lines were put into rows. */
  readonly filled: number;
  /** The text that did not fit, by line. */
  readonly left: readonly string[];
}

const LIST_MARKER = /^\s*(?:\d{1,2}[.)]|[-–*•·])\s+/u;

/** A spreadsheet cell: quoted when it contains line breaks, with inner quotes doubled. */
const CELL = /"((?:[^"]|"")*)"(?=\t|\r?\n|$)|([^\t\r\n]*)/y;

const parseCells = (text: string): readonly (readonly string[])[] => {
  const lines: string[][] = [[]];
  for (let at = 0; at <= text.length;) {
    CELL.lastIndex = at;
    const [all = '', quoted, plain = ''] = CELL.exec(text) ?? [];
    lines.at(-1)?.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    at += all.length;
    if (text.startsWith('\r\n', at)) at += 1;
    if (text[at] !== '\t') lines.push([]);
    at += 1;
  }
  return lines.filter((cells) => cells.some((cell) => cell !== ''));
};

/**
 * Parses pasted text into lines of cells: lines of text, or a block of a spreadsheet. Drops blank lines, and list
 * markers when every line has one (NOM-7).
 *
 * @returns `undefined` for a single cell
 */
export const parsePastedNominations = (
  text: string,
): readonly (readonly string[])[] | undefined => {
  const lines = parseCells(text);
  if (lines.length < 2 && (lines[0]?.length ?? 0) < 2) return undefined;
  if (lines.length < 2 || !lines.every(([first = '']) => LIST_MARKER.test(first))) return lines;
  return lines.map((cells) =>
    cells.map((cell, at) => (at === 0 ? cell.replace(LIST_MARKER, '') : cell)),
  );
};

const isFree = (row: Nomination | undefined, fields: readonly string[]): boolean =>
  fields.every((field) => isBlank(row?.[field]));

/**
 * Puts pasted lines into rows, starting at the row and field of the paste, each into the next row whose cells are
 * free. Overwrites nothing, and returns the text that does not fit (NOM-8).
 *
 * @param fields the fields of the category in their order
 */
export const pasteNominations = (
  rows: readonly Nomination[],
  at: { readonly row: number; readonly field: string },
  lines: readonly (readonly string[])[],
  fields: readonly string[],
  max: number = MAX_NOMINATIONS,
): PastedNominations => {
  const width = Math.max(...lines.map((cells) => cells.length));
  const column = Math.max(0, Math.min(fields.indexOf(at.field), fields.length - width));
  const left: string[] = [];
  let [next, filled, result] = [at.row, 0, rows];
  for (const cells of lines) {
    const entries = cells.flatMap((cell, offset): [string, string][] => {
      const field = fields[column + offset];
      return field !== undefined && cell !== '' ? [[field, cell]] : [];
    });
    const names = entries.map(([field]) => field);
    let row = next;
    while (row < max && !isFree(result[row], names)) row += 1;
    if (row >= max || entries.length === 0) {
      left.push(cells.join(' ').trim());
      continue;
    }
    result = setNomination(result, row, { ...result[row], ...Object.fromEntries(entries) });
    next = row + 1;
    filled += 1;
    const rest = cells.slice(fields.length - column).filter((cell) => cell !== '');
    if (rest.length > 0) left.push(rest.join(' '));
  }
  return { rows: result, filled, left };
};
