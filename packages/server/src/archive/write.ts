import { sql, type RawBuilder } from 'kysely';
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  createReadStream,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as v from 'valibot';
import type { AdminContext } from '../admin/operation.ts';
import { verifyAudit } from '../audit/chain.ts';
import { runCount } from '../counting/countCommand.ts';
import { toCsv } from '../counting/csv.ts';
import type { Queryable } from '../database/connect.ts';
import { StartError } from '../process/startError.ts';
import { version } from '../process/version.ts';
import { ACCOUNT_TABLES, TIED } from './tables.ts';

const MANIFEST = 'manifest.json';

const manifestSchema = v.object({
  convention: v.string(),
  product: v.string(),
  written: v.string(),
  /** The hash of the newest row of the audit log. */
  audit_head: v.string(),
  files: v.array(
    v.object({ name: v.string(), rows: v.number(), bytes: v.number(), sha256: v.string() }),
  ),
});

export type Manifest = v.InferOutput<typeof manifestSchema>;

/** A table as a file: the rows after a key, in the order of the key. */
interface Dump {
  readonly name: string;
  /** Selects the columns `key` and `row`, of which the second is JSON. */
  readonly page: (after: number | string) => RawBuilder<DumpedRow>;
  readonly first: number | string;
  /** Whether the rows are also written as CSV. */
  readonly isTable: boolean;
}

interface DumpedRow {
  readonly key: number | string;
  readonly row: Readonly<Record<string, unknown>>;
}

const PAGE_ROWS = 1000;

/** Returns the dump of a table by its key. */
const dump = (table: string, key: string, first: number | string): Dump => ({
  name: table,
  first,
  isTable: true,
  page: (after) => sql<DumpedRow>`
    select ${sql.ref(key)} as key, to_jsonb(each) as row from ${sql.table(table)} as each
    where ${sql.ref(key)} > ${after} order by ${sql.ref(key)} limit ${PAGE_ROWS}`,
});

/** The accounts. They stay in the database, so a later run finds the same. */
const ACCOUNTS = ACCOUNT_TABLES.map(({ table, key, first }) => dump(table, key, first));

/** The people in the accounts or in the audit log. */
const PEOPLE: Dump = {
  name: 'person',
  first: 0,
  isTable: true,
  page: (after) => sql<DumpedRow>`
    select id as key, jsonb_build_object(
      'id', id, 'member_number', member_number, 'legal_name', legal_name, 'membership', membership) as row
    from person where id > ${after} and (${TIED}) order by id limit ${PAGE_ROWS}`,
};

/**
 * The audit log as it was hashed: `details_hash` is the SHA-256 of salt and `details`, and `hash` that of the previous
 * hash, `details_hash` and `fixed`.
 */
const AUDIT: Dump = {
  name: 'audit',
  first: 0,
  isTable: false,
  page: (after) => sql<DumpedRow>`
    select seq as key, jsonb_build_object('seq', seq,
      'fixed', jsonb_build_array(
        seq, id, (extract(epoch from time) * 1000)::bigint, operation, record, merged, is_read, amends)::text,
      'details', jsonb_build_array(operator, approved_by, reason, account, before, after)::text,
      'salt', encode(salt, 'hex'), 'details_hash', encode(details_hash, 'hex'), 'hash', encode(hash, 'hex')) as row
    from audit where seq > ${after} order by seq limit ${PAGE_ROWS}`,
};

/** Reads a dump page by page. */
async function* readDump(db: Queryable, { page, first }: Dump) {
  for (let after = first; ;) {
    const { rows } = await page(after).execute(db);
    yield rows.map(({ row }) => row);
    const last = rows.at(-1);
    if (!last || rows.length < PAGE_ROWS) return;
    after = last.key;
  }
}

const toLines = (rows: readonly object[]) => rows.map((row) => `${JSON.stringify(row)}\n`).join('');

const toCell = (value: unknown) => {
  if (typeof value === 'string' || typeof value === 'number') return value;
  return value === null || value === undefined ? '' : JSON.stringify(value);
};

/**
 * Writes the archive into a new folder. The folder gets its name when it is complete.
 *
 * @throws StartError if the folder exists
 */
export async function writeArchive(context: AdminContext, given: string): Promise<Manifest> {
  const { db, config, clock } = context;
  const folder = resolve(given);
  if (existsSync(folder)) throw new StartError(`${folder} is there already: name a new folder`);
  const { head, fault } = await verifyAudit(db);
  if (fault !== undefined) throw new StartError(`The audit log is not complete. ${fault}`);
  const partial = `${folder}.partial`;
  // A run that was stopped left it.
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(partial, { recursive: true, mode: 0o700 });
  const rowCounts = new Map<string, number>();
  const write = (name: string, text: string, rows: number) => {
    appendFileSync(join(partial, name), text, { mode: 0o600 });
    rowCounts.set(name, (rowCounts.get(name) ?? 0) + rows);
  };
  for (const each of [...ACCOUNTS, PEOPLE, AUDIT]) {
    let columns: readonly string[] | undefined;
    for await (const rows of readDump(db, each)) {
      write(`${each.name}.jsonl`, toLines(rows), rows.length);
      if (!each.isTable) continue;
      const names = columns ?? Object.keys(rows[0] ?? {});
      const title = columns === undefined ? [names] : [];
      columns = names;
      const cells = rows.map((row) => names.map((name) => toCell(row[name])));
      write(`${each.name}.csv`, toCsv([...title, ...cells]), rows.length);
    }
  }
  if (config.award_categories.length > 0) {
    const counting = { db, config, now: clock.now() };
    write('results.txt', (await runCount(counting, ['results'])).output, 0);
    write('results.csv', (await runCount(counting, ['results', '--csv'])).output, 0);
    write('nominated.yaml', (await runCount(counting, ['entries'])).output, 0);
  }
  const files = [];
  for (const [name, rows] of rowCounts) {
    files.push({ name, rows, ...(await hashFile(join(partial, name))) });
  }
  const manifest = {
    convention: config.id,
    product: version,
    written: clock.now().toISOString(),
    audit_head: head,
    files,
  };
  write(MANIFEST, `${JSON.stringify(manifest, null, 2)}\n`, 0);
  renameSync(partial, folder);
  return manifest;
}

async function hashFile(path: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  let bytes = 0;
  await pipeline(createReadStream(path), async function (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      bytes += chunk.length;
      hash.update(chunk);
    }
  });
  return { bytes, sha256: hash.digest('hex') };
}

/**
 * Checks that a folder is a complete archive of this convention and of its present accounts.
 *
 * @returns the SHA-256 of the manifest
 * @throws StartError
 */
export async function checkArchive({ db, config }: AdminContext, folder: string): Promise<string> {
  const path = join(folder, MANIFEST);
  if (!existsSync(path)) throw new StartError(`${folder} is no archive: write it with --write`);
  const text = readFileSync(path, 'utf8');
  const manifest = parseManifest(text, path);
  if (manifest.convention !== config.id) {
    throw new StartError(`${folder} is the archive of ${manifest.convention}, not of ${config.id}`);
  }
  const sums = new Map(manifest.files.map(({ name, sha256 }) => [name, sha256]));
  for (const [name, sha256] of sums) {
    const file = join(folder, name);
    if (!existsSync(file) || (await hashFile(file)).sha256 !== sha256) {
      throw new StartError(`${file} is missing or was changed: write a new archive`);
    }
  }
  // Doesn't compare the people: the audit log may name more of them since.
  for (const each of ACCOUNTS) {
    const hash = createHash('sha256');
    for await (const rows of readDump(db, each)) hash.update(toLines(rows));
    if (hash.digest('hex') !== sums.get(`${each.name}.jsonl`)) {
      throw new StartError(`${each.name} has changed since ${folder} was written: write a new one`);
    }
  }
  const { fault } = await verifyAudit(db, manifest.audit_head || undefined);
  if (fault !== undefined) throw new StartError(`The audit log is not that of ${folder}. ${fault}`);
  return createHash('sha256').update(text).digest('hex');
}

function parseManifest(text: string, path: string): Manifest {
  try {
    return v.parse(manifestSchema, JSON.parse(text));
  } catch {
    throw new StartError(`${path} is no manifest of an archive`);
  }
}
