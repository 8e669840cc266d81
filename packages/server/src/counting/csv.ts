import { stringify } from 'csv-stringify/sync';

/**
 * Where a spreadsheet begins a cell: at the start, and after `;`, a tab or the end of a line, because a spreadsheet that
 * separates cells by semicolons or tabs splits a text there.
 */
const START = String.raw`(?:^|(?<=[;\t\r\n]))`;
/** What a spreadsheet skips before a formula: spaces and invisible characters. */
const SKIPPED = String.raw`(?:(?![\t\r\n])[\s\p{Default_Ignorable_Code_Point}\u2800])*`;
/** The signs that begin a formula, wide ones of East Asian writing too. */
const SIGN = '[=+\\-@＝＋－＠]';

/** A formula, and a text that was marked as none. */
const FORMULA = new RegExp(`${START}(?='*${SKIPPED}${SIGN})|^(?='*[\\t\\r\\n])`, 'gu');
const MARK = new RegExp(`${START}'(?='*${SKIPPED}${SIGN})|^'(?='*[\\t\\r\\n])`, 'gu');

/** A table as CSV; a text that a spreadsheet would run is marked with an apostrophe, as it does itself. */
export const toCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  stringify(
    rows.map((row) => [...row]),
    { cast: { string: (text) => text.replaceAll(FORMULA, "'") } },
  );

/** A text of {@link toCsv} as it was. */
export const unmarked = (text: string): string => text.replaceAll(MARK, '');
