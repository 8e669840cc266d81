import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Queryable } from '../database/connect.ts';
import { root } from '../process/root.ts';
import type { ConventionSource } from './read.ts';
import type { Convention } from './types.ts';

/** Rows per statement; PostgreSQL limits the number of parameters. */
const BATCH = 1000;

/**
 * Adds the codes from the configured file to the pool of series extra codes: one on each line, ignoring empty lines and
 * lines that start with `#`. Codes in the pool keep their owners, and none is ever removed.
 *
 * @throws StartError if the file can't be read
 */
export async function rememberSeriesCodes(
  db: Queryable,
  { series_extra }: Convention,
  source: ConventionSource,
): Promise<void> {
  if (series_extra?.codes === undefined) return;
  const codes = readCodes(resolve(root, series_extra.codes), source);
  for (let at = 0; at < codes.length; at += BATCH) {
    await db
      .insertInto('series_extra_code')
      .values(codes.slice(at, at + BATCH).map((code) => ({ code })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

function readCodes(file: string, source: ConventionSource): string[] {
  try {
    const lines = readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => line.trim());
    return [...new Set(lines.filter((line) => line !== '' && !line.startsWith('#')))];
  } catch {
    throw source.error(['series_extra', 'codes'], `cannot be read: ${file}`);
  }
}
