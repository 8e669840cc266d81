import { stringify } from 'csv-stringify/sync';

/**
 * Where a cell can start: at the start of the text, and after `;`, a tab or a line end, because a spreadsheet that
 * separates cells by semicolons or tabs splits the text there.
 */
const START = String.raw`(?:^|(?<=[;\t\r\n]))`;
/** Characters that a spreadsheet skips before a formula: spaces and invisible characters. */
const SKIPPED = String.raw`(?:(?![\t\r\n])[\s\p{Default_Ignorable_Code_Point}\u2800])*`;
/** Characters that start a formula, including their full-width forms. */
const SIGN = '[=+\\-@＝＋－＠]';

/** The start of a formula, or of a text that was escaped before. */
const FORMULA = new RegExp(`${START}(?='*${SKIPPED}${SIGN})|^(?='*[\\t\\r\\n])`, 'gu');
const MARK = new RegExp(`${START}'(?='*${SKIPPED}${SIGN})|^'(?='*[\\t\\r\\n])`, 'gu');

/** Formats a table as CSV. Escapes text that a spreadsheet would run with an apostrophe, as spreadsheets do. */
export const toCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  stringify(
    rows.map((row) => [...row]),
    { cast: { string: (text) => text.replaceAll(FORMULA, "'") } },
  );

/** Reverts the escaping of {@link toCsv}. */
export const unescapeCell = (text: string): string => text.replaceAll(MARK, '');
