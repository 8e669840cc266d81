import {
  chmodSync,
  copyFileSync,
  existsSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { checkFolder } from '../check-config/checkFolder.ts';
import { findConventionFolder } from '../config/findFolder.ts';
import { CATALOGUE, hasOtherCatalogue, upgradeFolder } from '../config/former/upgradeFolder.ts';
import { formatCommand } from '../process/commandLine.ts';
import { StartError } from '../process/startError.ts';
import { UsageError } from './command.ts';

/** The output of `--help`. */
export const USAGE = `${formatCommand('config upgrade <folder>')}   rewrites a convention's folder of a former form
  What is sold moves to catalogue.yaml, with its comments. Former files stay as <name>.old.`;

/** Runs `conkit config upgrade` as this process. */
export async function upgradeConfigCommand(args: readonly string[]): Promise<void> {
  process.stdout.write(`${upgradeConfig(args, process.env['INIT_CWD'] ?? '.', new Date())}\n`);
}

/**
 * Rewrites a folder of the former form, and returns what it wrote.
 *
 * @param cwd the folder that relative paths start from
 * @throws StartError with a line for each thing that can't be converted. Then nothing has changed.
 */
export function upgradeConfig(args: readonly string[], cwd: string, now: Date): string {
  const [operand, ...rest] = args;
  if (operand === undefined || operand.startsWith('-') || rest.length > 0)
    throw new UsageError(USAGE);
  const folder = findConventionFolder(operand, cwd, process.env);
  const upgrade = upgradeFolder(folder);
  if (!upgrade) return `${operand} is of the current form: nothing to do.`;
  if (hasOtherCatalogue(folder, upgrade)) {
    throw new StartError(`${operand} has a catalogue.yaml already: rename or remove it`);
  }
  const files = Object.entries(upgrade.files);
  const kept = files.find(([name]) => name !== CATALOGUE && hasOtherCopy(join(folder, name)));
  if (kept) {
    throw new StartError(`${operand} has a ${kept[0]}.old already: rename or remove it`);
  }
  const former = files.map(([name]) => join(folder, name)).find((file) => existsSync(file));
  for (const [name, content] of files) {
    if (content === undefined) continue;
    const file = join(folder, `${name}.new`);
    writeFileSync(file, content);
    // This process makes files private, but the server may run as another user.
    if (former !== undefined) chmodSync(file, statSync(former).mode);
  }
  for (const [name, content] of files) {
    const file = join(folder, name);
    if (content === undefined) {
      renameSync(file, `${file}.old`);
      continue;
    }
    // The file must never be missing: after an interruption the next run would read the folder without it.
    if (name !== CATALOGUE) copyFileSync(file, `${file}.old`);
    renameSync(`${file}.new`, file);
  }
  return [
    ...files.map(([name, content]) =>
      content === undefined
        ? `${name} is now ${name}.old.`
        : `${join(operand, name)}:\n\n${content}`,
    ),
    ...(upgrade.lost.length > 0
      ? [
          'These comments have no place in the new files:',
          ...upgrade.lost.map((line) => `  # ${line}`),
        ]
      : []),
    describeCheck(folder, now),
  ].join('\n');
}

/** Returns whether the copy of a file exists and differs: it's older, or another file. */
const hasOtherCopy = (file: string): boolean =>
  existsSync(`${file}.old`) && !readFileSync(`${file}.old`).equals(readFileSync(file));

/** Returns the result of a check, whose errors are those that the folder had before. */
function describeCheck(folder: string, now: Date): string {
  try {
    return checkFolder(folder, now)[0] ?? '';
  } catch (error) {
    if (error instanceof StartError) return error.message;
    throw error;
  }
}
