/** The steps to a field: keys, and list positions from 0. */
export type Path = readonly (string | number)[];

/** Collects a problem with the field at `path`. */
export type Report = (path: Path, problem: string) => void;

/** An error in a convention's folder. */
export interface ConfigProblem {
  /** A path for error messages; the folder's if no file contains any step of the field's path. */
  readonly file: string;
  /** From 1. */
  readonly line?: number | undefined;
  /** From 1; for mistakes in the syntax. */
  readonly column?: number;
  /** The field and the problem. */
  readonly message: string;
}
