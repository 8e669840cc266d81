import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { parse } from 'csv-parse/sync';
import { listsOf } from '../awards/rights.ts';
import { StartError } from '../process/startError.ts';
import type { CommandContext } from '../start/command.ts';
import { importList, type Entry } from './list.ts';

const USAGE = `npm run list -- <list> --file <file.csv>                makes a list be the people of the file, and nobody else
  The first line of the file names its columns: email, legal_name; others are passed over.`;

/**
 * Runs the operator's command.
 *
 * @returns the output
 * @throws StartError on one line, for errors that the operator can fix
 */
export async function runList(
  { db, config, clock }: CommandContext,
  args: readonly string[],
): Promise<string> {
  const { list, file } = readArguments(args);
  const known = listsOf(config);
  if (!known.has(list)) {
    const names = [...known].join(', ') || 'none';
    throw new StartError(`<list>: no right of an award names "${list}"; there are ${names}`);
  }
  const listed = await importList(db, clock, list, readEntries(file));
  const { added, takenOff } = listed;
  return `${list}: ${listed.known + added} people, ${added} of them new; ${takenOff} taken off`;
}

function readArguments(args: readonly string[]): { list: string; file: string } {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { file: { type: 'string' } },
    });
    const [list, ...more] = positionals;
    if (list !== undefined && values.file !== undefined && more.length === 0) {
      return { list, file: values.file };
    }
  } catch (error) {
    throw new StartError(`${error instanceof Error ? error.message : ''}\n${USAGE}`);
  }
  throw new StartError(USAGE);
}

function readEntries(file: string): Entry[] {
  try {
    const rows = parse(readFileSync(file, 'utf8'), {
      bom: true,
      columns: true,
      skip_empty_lines: true,
      trim: true,
    }) as Record<string, string | undefined>[];
    return rows.map(({ email = '', legal_name = '' }) => ({ email, legal_name }));
  } catch (error) {
    throw new StartError(
      `--file ${file}: ${error instanceof Error ? error.message : 'unreadable'}`,
    );
  }
}
