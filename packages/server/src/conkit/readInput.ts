import { readFileSync } from 'node:fs';
import { StartError } from '../process/startError.ts';

/** The file name that stands for standard input. */
export const STDIN = '-';

/**
 * Reads a file or standard input.
 *
 * @throws StartError if it can't be read
 */
export function readInput(file: string): Buffer {
  try {
    return readFileSync(file === STDIN ? 0 : file);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`--file cannot be read: ${reason}`);
  }
}
