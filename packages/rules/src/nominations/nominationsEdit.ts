import { RuleError } from '../errors.ts';
import { cleanNomination, MAX_NOMINATIONS, type Nomination } from './nominations.ts';

/** The kind of a row in a nomination form: a nomination, the empty row for the next one, or a disabled filler. */
export type NominationRow = 'nomination' | 'extra' | 'filler';

const isMap = (value: unknown): value is Nomination =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Sets a row to a nomination without its empty fields, or removes the row for null. An index after the last row
 * adds a row (NOM-1).
 *
 * @param index counted from 0
 * @returns the same list when nothing changed
 * @throws RuleError `nomination_edit_failed` when the index is not a row number or the nomination is not a map
 */
export const setNomination = (
  rows: readonly Nomination[],
  index: number,
  nomination: Nomination | null,
): readonly Nomination[] => {
  if (!Number.isInteger(index) || index < 0) throw new RuleError('nomination_edit_failed');
  if (nomination === null) return index < rows.length ? rows.filter((_, at) => at !== index) : rows;
  if (!isMap(nomination)) throw new RuleError('nomination_edit_failed');
  const clean = cleanNomination(nomination);
  if (index < rows.length) return rows.map((row, at) => (at === index ? clean : row));
  return Object.keys(clean).length === 0 ? rows : [...rows, clean];
};

/**
 * Returns the rows of a nomination form: the nominations, one empty row if there are fewer than the maximum, and
 * disabled fillers up to the maximum (NOM-2).
 */
export const nominationRows = (
  count: number,
  max: number = MAX_NOMINATIONS,
): readonly NominationRow[] =>
  Array.from({ length: Math.max(count, max) }, (_, at) => {
    if (at < count) return 'nomination';
    return at === count ? 'extra' : 'filler';
  });

const isSame = (one: Nomination, other: Nomination): boolean =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every(
    (key) => (one[key] ?? '') === (other[key] ?? ''),
  );

/**
 * Returns which fields of each row differ from the saved rows. A row that is saved at any position has no changed
 * field. The other rows are compared with the remaining saved rows in order (NOM-3).
 *
 * @returns one list of field names for each row
 */
export const changedNominationFields = (
  rows: readonly Nomination[],
  saved: readonly Nomination[],
): readonly (readonly string[])[] => {
  const left = [...saved];
  const isSaved = rows.map((row) => {
    const at = left.findIndex((other) => isSame(row, other));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return rows.map((row, at) => {
    if (isSaved[at]) return [];
    const before = left.shift() ?? {};
    const keys = new Set([...Object.keys(row), ...Object.keys(before)]);
    return [...keys].filter((key) => (row[key] ?? '') !== (before[key] ?? ''));
  });
};
