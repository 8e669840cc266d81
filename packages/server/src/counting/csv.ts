import { stringify } from 'csv-stringify/sync';

/** What a spreadsheet would take for a formula, and what was marked as none. */
const FORMULA = /^'*[=+\-@\t\r]/;
const MARKED = /^'+[=+\-@\t\r]/;

/** A table as CSV; a text that a spreadsheet would run is marked with an apostrophe, as it does itself. */
export const toCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  stringify(
    rows.map((row) => [...row]),
    { cast: { string: (text) => (FORMULA.test(text) ? `'${text}` : text) } },
  );

/** A text of {@link toCsv} as it was. */
export const unmarked = (text: string): string => (MARKED.test(text) ? text.slice(1) : text);
