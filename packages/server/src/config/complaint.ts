import { StartError } from '../process/startError.ts';

/** The steps to a field: keys, and list positions from 0. */
export type Path = readonly (string | number)[];

/** An error in a convention's folder. */
export interface Complaint {
  /** A path for error messages; the folder's if no file contains any step of the field's path. */
  readonly file: string;
  /** From 1. */
  readonly line?: number | undefined;
  /** The field and the problem. */
  readonly said: string;
}

const MOST = 50;

/** Returns one error with a line for each complaint, sorted by file and line, up to {@link MOST}. */
export function complain(complaints: readonly Complaint[]): StartError {
  const places = complaints.toSorted(
    (one, other) => one.file.localeCompare(other.file) || (one.line ?? 0) - (other.line ?? 0),
  );
  const lines = places.map(
    ({ file, line, said }) => `CONVENTION: ${file}${line === undefined ? '' : `:${line}`}: ${said}`,
  );
  const more = lines.length - MOST;
  const rest = more > 0 ? [`CONVENTION: and ${more} more`] : [];
  return new StartError([...new Set(lines.slice(0, MOST)), ...rest].join('\n'));
}
