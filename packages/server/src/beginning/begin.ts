import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../process/startError.ts';
import type { Answers } from './answers.ts';
import { filesOf } from './files.ts';

/**
 * Writes the folder of a new convention.
 *
 * @param parent the folder that will contain it
 * @returns the new folder's path
 * @throws StartError when the folder exists: nothing is overwritten
 */
export function beginConvention(answers: Answers, parent: string): string {
  const folder = join(parent, answers.id);
  if (existsSync(folder)) throw new StartError(`${folder} is there already: choose another --id`);
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(filesOf(answers))) {
    writeFileSync(join(folder, name), text);
  }
  return folder;
}
