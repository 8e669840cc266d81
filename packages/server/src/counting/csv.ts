import { stringify } from 'csv-stringify/sync';

/**
 * What a spreadsheet would take for a formula, and what was marked as none: behind white space too, and in the wide signs
 * of East Asian writing.
 */
const FORMULA = /^'*\s*[=+\-@\t\r\n＝＋－＠]/;
const MARKED = /^'+\s*[=+\-@\t\r\n＝＋－＠]/;

/** A table as CSV; a text that a spreadsheet would run is marked with an apostrophe, as it does itself. */
export const toCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  stringify(
    rows.map((row) => [...row]),
    { cast: { string: (text) => (FORMULA.test(text) ? `'${text}` : text) } },
  );

/** A text of {@link toCsv} as it was. */
export const unmarked = (text: string): string => (MARKED.test(text) ? text.slice(1) : text);
