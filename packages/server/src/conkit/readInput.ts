import { readFileSync } from 'node:fs';
import { StartError } from '../process/startError.ts';

/** Standard input, as the path of a file. */
export const STDIN = '-';

/**
 * What a command reads: a file, or standard input.
 *
 * @throws StartError when it cannot be read
 */
export function readInput(file: string): Buffer {
  try {
    return readFileSync(file === STDIN ? 0 : file);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`--file cannot be read: ${reason}`);
  }
}
