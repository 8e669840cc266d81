import { RuleError } from '../errors.ts';
import { cleanNomination, MAX_NOMINATIONS, type Nomination } from './nominations.ts';

/** What a row of a nomination form is: a nomination, the empty one for the next, or a disabled filler. */
export type NominationRow = 'nomination' | 'extra' | 'filler';

const isMap = (value: unknown): value is Nomination =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Puts a nomination without its empty fields into a row, or with null takes the row away; a row behind
 * the last one is a new row (NOM-1).
 *
 * @param index counted from 0
 * @returns the same list when nothing changed
 * @throws RuleError `nomination_edit_failed` when the index is no row number or the nomination no map
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
 * A nomination form shows the nominations, one empty row more below the maximum, and disabled fillers up
 * to the maximum (NOM-2).
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
 * Which fields of each row differ from what is saved. A row that is saved anywhere has no changed field;
 * of the others the first belongs to the first saved one that is gone, and so on (NOM-3).
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
