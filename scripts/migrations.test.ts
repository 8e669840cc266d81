import { expect, test } from 'vitest';
import { readMigrations, splitStatements } from '../packages/server/src/database/migrate.ts';

/** The last migration that is older than this check. */
const LAST_UNREAD = '014';

/**
 * Tables that the previous version deletes rows from. Add a table when a release begins to delete from it: later
 * migrations must expect that.
 */
const EMPTIED: ReadonlySet<string> = new Set([
  'login_code',
  'login_key',
  'mail_job',
  'person_change',
  'purchase_intent',
  'rate_limit',
  'session',
  'stripe_event',
]);

/** A comment that justifies the statement after it, if no pattern can tell that it is safe. */
const REASON = /^--\s*older processes:.*$/gim;
const EXCUSED = '/* excused */';

const LEFT_OUT = 'an older process leaves that column out';
const NOT_KEPT = 'an older process does not keep to it';

/** Patterns of unsafe `alter table` statements, in SQL with single spaces, with the reason. */
const HAZARDS: readonly (readonly [RegExp, string])[] = [
  [/\brename\b/, 'renames what an older process asks for by its name'],
  [/^drop (?!index\b)/, 'drops what an older process uses'],
  [/\bdrop (default|identity|expression)\b/, LEFT_OUT],
  [/\bdrop (column )?(?!column\b|constraint\b|index\b|not\b)\w+/, 'an older process uses it'],
  [/^truncate\b/, 'takes rows away that an older process reads'],
  [/\balter (column )?\w+ (set data )?type\b/, 'an older process writes another type'],
  [/\bset not null\b/, LEFT_OUT],
  [/\badd (constraint \w+ )?(check|unique|primary|foreign|exclude)\b/, NOT_KEPT],
];

/** Matches each `alter table` clause that adds a column, up to the next clause. */
const ADDED =
  /\badd (?:column )?(?:if not exists )?(?!constraint\b|check\b|unique\b|primary\b|foreign\b|exclude\b)(\w+)[^;]*?(?=, ?(?:add|alter|drop)\b|$)/g;
const UNIQUE_INDEX = /^create unique index .*?\bon (?:only )?\w+ (?:using \w+ )?\(([^)]*)\)/;
const TABLE =
  /^(?:(?:alter|create|drop) table|create unique index .*? on) (?:if (?:not )?exists )?(?:only )?(\w+)/;
const getTable = (statement: string): string => TABLE.exec(statement)?.[1] ?? '';

/** Tables and columns that the migration itself creates; older processes do not use them. */
interface Beside {
  readonly tables: ReadonlySet<string>;
  readonly columns: ReadonlySet<string>;
}

/**
 * Returns the statements of a migration that break processes of the previous version that are still running. The comment
 * `-- older processes: <reason>` justifies the statement after it. Matches patterns and does not parse SQL: function
 * bodies and the meaning of data are not checked.
 *
 * @param text the migration's SQL
 * @returns one line per statement
 */
function getHazards(text: string): string[] {
  const all = splitStatements(text.replaceAll(REASON, EXCUSED)).map((one) =>
    one
      .toLowerCase()
      .replaceAll(/'(?:[^']|'')*'/g, "''")
      .replaceAll(/\s+/g, ' '),
  );
  const tables = new Set(all.filter((one) => one.startsWith('create table')).map(getTable));
  const columns = new Set(all.flatMap(addedColumns).map(([, name = '']) => name));
  return all
    .filter((one) => !one.includes(EXCUSED))
    .flatMap((one) => {
      const why = getHazard(one, { tables, columns });
      return why === undefined ? [] : [`${one.slice(0, 70)}: ${why}`];
    });
}

const addedColumns = (statement: string) =>
  statement.startsWith('alter table') ? [...statement.matchAll(ADDED)] : [];

function getHazard(statement: string, { tables, columns }: Beside): string | undefined {
  for (const [reference, table = ''] of statement.matchAll(/\breferences (\w+)[^,]*/g)) {
    if (EMPTIED.has(table) && !tables.has(table) && !/on delete (cascade|set)/.test(reference))
      return `an older process deletes from ${table}, which this would refuse`;
  }
  if (!/^(alter|drop|truncate|create unique)/.test(statement)) return undefined;
  if (tables.has(getTable(statement))) return undefined;
  for (const [clause] of addedColumns(statement)) {
    if (/\b(not null|primary key)\b/.test(clause) && !/\b(default|generated)\b/.test(clause))
      return `${LEFT_OUT}, and it has no default`;
  }
  // A new column contains null or its default in the rows that an older process writes.
  const unique = UNIQUE_INDEX.exec(statement)?.[1]?.split(',');
  if (unique?.some((column) => !columns.has(column.trim()))) return NOT_KEPT;
  return HAZARDS.find(([pattern]) => pattern.test(statement))?.[1];
}

/** Returns the hazards of every migration that is newer than this check, by file. */
function migrationProblems(
  migrations: readonly { readonly name: string; readonly text: string }[],
): string[] {
  return migrations
    .filter(({ name }) => name.slice(0, 3) > LAST_UNREAD)
    .flatMap(({ name, text }) => getHazards(text).map((hazard) => `${name}: ${hazard}`));
}

test('no new migration breaks processes of the previous version', async () => {
  expect(migrationProblems(await readMigrations())).toEqual([]);
});

test.each([
  'alter table person add column pronouns text not null;',
  "alter table person add a text default '', add column b text not null;",
  'alter table person alter column city set not null;',
  'alter table person drop column city;',
  'alter table person drop city;',
  'alter table person alter column city drop default;',
  'alter table person rename column city to town;',
  'alter table person rename to member;',
  'alter table payment alter column amount type bigint;',
  'alter table payment alter amount set data type bigint;',
  'alter table person add constraint adult check (age > 17);',
  'create unique index person_email on person (email_key);',
  'drop table role;',
  'drop function advance_last_modified();',
  'truncate rate_limit;',
  'create table sent (job integer not null references mail_job (id));',
])('rejects for older processes: %s', (text) => {
  expect(getHazards(text)).toHaveLength(1);
});

test.each([
  'alter table person add column pronouns text;',
  "alter table person add column tags text[] not null default '{}';",
  "comment on table person is 'drop table; rename';",
  'alter table person alter column city drop not null;',
  'alter table person drop constraint adult;',
  'create index person_city on person (city);',
  'drop index person_city;',
  'alter table mail_job add column mark uuid;\ncreate unique index mark_of on mail_job (mark);',
  'create table audit (id bigint primary key, who text not null, unique (who));\nalter table audit add check (id > 0);\ncreate unique index audit_who on audit (who);',
  'create table note (payment_id integer not null references payment (id));',
  'create table sent (job integer not null references mail_job (id) on delete cascade);',
  "update person set city = 'Dublin';",
  '-- older processes: unused since 0.4.\nalter table person drop column city;',
])('accepts for older processes: %s', (text) => {
  expect(getHazards(text)).toEqual([]);
});
