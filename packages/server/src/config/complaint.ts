import { StartError } from '../process/startError.ts';

/** The steps to a field: names and places in lists, from 0. */
export type Path = readonly (string | number)[];

/** Something that is wrong in a convention's folder. */
export interface Complaint {
  /** As people know it; the folder where no file has anything of it. */
  readonly file: string;
  /** From 1. */
  readonly line?: number | undefined;
  /** The field and what is wrong with it. */
  readonly said: string;
}

const MOST = 50;

/** An error that says all of them, a line each, by file and line; of very many the first. */
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
