import { NO_AWARD_ID } from '@conkit/rules';
import { sql } from 'kysely';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Queryable } from '../database/connect.ts';
import { root } from '../process/root.ts';
import { getProductPath } from './catalogue.ts';
import type { ConventionSource } from './read.ts';
import type { AwardCategory, AwardFacts, Convention } from './types.ts';

/**
 * Refuses a configuration that changes or breaks the meaning of saved data.
 *
 * @throws StartError naming the file, the field and the reason
 */
export async function requireFitsSavedData(
  db: Queryable,
  config: Convention,
  source: ConventionSource,
): Promise<void> {
  await requireCurrency(db, config, source);
  await requireMemberships(db, config, source);
  await requireDays(db, config, source);
  await requireInvoices(db, config, source);
}

/**
 * Checks that all purchases and unpaid invoices are in the configured currency.
 *
 * @throws StartError
 */
async function requireCurrency(
  db: Queryable,
  { currency }: Convention,
  source: ConventionSource,
): Promise<void> {
  const other = await db
    .selectFrom('payment')
    .select(['currency', sql<number>`count(*)::integer`.as('count')])
    .where('currency', '!=', currency)
    // A failed payment charged nothing.
    .where('status', '!=', 'failed')
    .groupBy('currency')
    .executeTakeFirst();
  if (!other) return;
  throw source.error(
    ['currency'],
    `is ${currency}, but purchases or invoices are in ${other.currency}: ${other.count}`,
  );
}

/**
 * Checks that the configuration has all membership types that people have, and the types of their day passes.
 *
 * @throws StartError
 */
async function requireMemberships(
  db: Queryable,
  { membership_types }: Convention,
  source: ConventionSource,
): Promise<void> {
  for (const column of ['membership', 'daypass_type'] as const) {
    const held = await db
      .selectFrom('person')
      .select([column, sql<number>`count(*)::integer`.as('count')])
      .where(column, 'is not', null)
      .groupBy(column)
      .orderBy(column)
      .execute();
    for (const { [column]: type, count } of held) {
      if (type === null || Object.hasOwn(membership_types, type)) continue;
      const what = column === 'membership' ? 'this membership' : 'a day pass of this type';
      throw source.error(['memberships', type], `is missing, but people have ${what}: ${count}`);
    }
  }
}

/**
 * Checks that the configuration has all days of sold day passes.
 *
 * @throws StartError
 */
async function requireDays(
  db: Queryable,
  { daypass }: Convention,
  source: ConventionSource,
): Promise<void> {
  const held = await db
    .selectFrom('person')
    .select(sql<number | null>`max(array_length(daypass_days, 1))`.as('days'))
    .executeTakeFirst();
  const days = held?.days ?? 0;
  if (days <= daypass.days.length) return;
  throw source.error(
    ['daypass', 'days'],
    `has ${daypass.days.length}, but a day pass was sold when there were ${days}`,
  );
}

/** Statuses of purchases that are unpaid or undelivered. */
const UNPAID = ['invoice', 'requires_action', 'processing'];

/**
 * Checks that every unpaid item is still for sale in the same category and with the same type.
 *
 * @throws StartError
 */
async function requireInvoices(
  db: Queryable,
  { purchase_categories }: Convention,
  source: ConventionSource,
): Promise<void> {
  const open = await db
    .selectFrom('payment')
    .select(['category', 'type', sql<number>`count(*)::integer`.as('count')])
    .where('status', 'in', UNPAID)
    .groupBy(['category', 'type'])
    .orderBy('category')
    .orderBy('type')
    .execute();
  for (const { category, type, count } of open) {
    const sold = Object.hasOwn(purchase_categories, category)
      ? purchase_categories[category]
      : undefined;
    if (sold?.types.some(({ key }) => key === type)) continue;
    const path = sold ? getProductPath(category, type) : ['product_categories', category];
    throw source.error(path, `is missing, but it is still to be paid: ${count}`);
  }
}

/**
 * Stores the finalists' ids. Refuses an id that now belongs to another work, because saved votes refer to ids. Allows a
 * finalist to leave the ballot and a subtitle to change.
 *
 * @throws StartError naming the file and the field
 */
export async function rememberFinalists(
  db: Queryable,
  { finalists }: Convention,
  source: ConventionSource,
): Promise<void> {
  const known = await db.selectFrom('finalist_id').selectAll().execute();
  const byId = new Map(known.map((row) => [row.id, row]));
  const fresh = [];
  for (const [category, entries] of Object.entries(finalists)) {
    for (const [at, { id, title }] of entries.entries()) {
      const before = byId.get(id);
      if (!before) fresh.push({ id, category, title });
      else if (before.category !== category || before.title !== title) {
        const path = ['finalists', category, String(at), 'id'];
        throw source.error(
          path,
          `${id} has been "${before.title}" (${before.category}) before; give "${title}" an id of its own`,
        );
      }
    }
  }
  if (fresh.length === 0) return;
  await db
    .insertInto('finalist_id')
    .values(fresh)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The key of the setting that contains the awards of the last start. */
const AWARDS_SETTING = 'awards';

/** Returns the parts of the awards that saved ballots and nominations refer to. */
const getReferences = ({ awards, award_categories, finalists }: Convention) => ({
  awards: Object.entries(awards).map(([key, award]) => ({
    key,
    isNominated: award.nominations !== undefined,
    isVoted: award.voting !== undefined,
    hasNoAward: award.no_award !== undefined,
    positions: award.positions,
  })),
  categories: award_categories.map(({ key, award, fields }) => ({
    key,
    award,
    fields: fields.map((field) => field.key),
    finalists: (finalists[key] ?? []).map(({ id }) => id),
  })),
});

type AwardReferences = ReturnType<typeof getReferences>;

/**
 * Refuses a configuration that removes what saved votes or nominations refer to: a category (or its award), a finalist,
 * a field or No Award. Skips the checks if the awards are the same as at the last start.
 *
 * @throws StartError naming the file, the field and the reason
 */
export async function rememberAwards(
  db: Queryable,
  config: Convention,
  source: ConventionSource,
): Promise<void> {
  const value = JSON.stringify(getReferences(config));
  const row = await db
    .selectFrom('setting')
    .select('value')
    .where('key', '=', AWARDS_SETTING)
    .executeTakeFirst();
  if (row?.value === value) return;
  const before = row && (JSON.parse(row.value) as AwardReferences);
  const check = createChecker(config, source, before);
  for (const used of await listVotedCategories(db)) check(used);
  for (const used of await listNominatedCategories(db)) check(used);
  await db
    .insertInto('setting')
    .values({ key: AWARDS_SETTING, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

/** A category with saved votes or nominations. */
interface Used {
  readonly category: string;
  /** How many people have saved something in it. */
  readonly people: number;
}

/** The votes in a category. */
interface Voted extends Used {
  readonly kind: 'votes';
  /** The finalists that voters ranked, including No Award. */
  readonly ids: readonly number[];
  /** The number of positions on the longest ballot. */
  readonly longest: number;
}

/** The nominations in a category. */
interface Nominated extends Used {
  readonly kind: 'nominations';
  /** The fields that people filled in. */
  readonly fields: readonly string[];
}

async function listVotedCategories(db: Queryable): Promise<Voted[]> {
  const { rows } = await sql<Omit<Voted, 'kind'>>`
    select entry.key as category, count(distinct person_id)::integer as people,
      max(jsonb_array_length(entry.value -> 'votes')) as longest,
      coalesce(jsonb_agg(distinct ranked.id) filter (where ranked.id <> 'null'), '[]') as ids
    from ballot, jsonb_each(current) as entry (key, value),
      jsonb_array_elements(entry.value -> 'votes') as ranked (id)
    group by entry.key order by entry.key`.execute(db);
  const asVotes = (row: Omit<Voted, 'kind'>): Voted => ({ kind: 'votes', ...row });
  return rows.map(asVotes);
}

async function listNominatedCategories(db: Queryable): Promise<Nominated[]> {
  const { rows } = await sql<Omit<Nominated, 'kind'>>`
    select category, count(distinct person_id)::integer as people,
      jsonb_agg(distinct field.key) as fields
    from nomination, jsonb_array_elements(nominations) as work (fields),
      jsonb_object_keys(work.fields) as field (key)
    group by category order by category`.execute(db);
  const asNominations = (row: Omit<Nominated, 'kind'>): Nominated => ({
    kind: 'nominations',
    ...row,
  });
  return rows.map(asNominations);
}

/** Returns a function that checks one category with saved data. */
function createChecker(
  config: Convention,
  source: ConventionSource,
  before: AwardReferences | undefined,
) {
  const { awards, award_categories: categories } = config;
  return (used: Voted | Nominated): void => {
    const { category: key, people, kind } = used;
    const inTheWay = `${people} ${people === 1 ? 'person has' : 'people have'} saved ${kind} in it`;
    const refuse = (path: readonly (string | number)[], problem: string): never => {
      throw source.error(path.map(String), problem);
    };
    const at = categories.findIndex((one) => one.key === key);
    const category = categories[at];
    if (!category) return refuse(['award_categories'], `lacks ${key}, and ${inTheWay}`);
    const was = before?.categories.find((one) => one.key === key)?.award;
    if (was !== undefined && was !== category.award) {
      const problem = `of ${key} has been "${was}" before, and ${inTheWay}`;
      return refuse(['award_categories', at, 'award'], problem);
    }
    const award = awards[category.award];
    const period = kind === 'votes' ? 'voting' : 'nominations';
    if (!award?.[period]) {
      return refuse(['awards', category.award, period], `is missing: of ${key} ${inTheWay}`);
    }
    if (used.kind === 'votes') checkVoted(config, award, category, used, refuse);
    else {
      const lost = used.fields.find((name) => !category.fields.some((field) => field.key === name));
      if (lost !== undefined) {
        refuse(['award_categories', at, 'fields'], `of ${key} lack "${lost}", and ${inTheWay}`);
      }
    }
  };
}

function checkVoted(
  { finalists }: Convention,
  award: AwardFacts,
  { key, award: awardKey }: AwardCategory,
  { ids, longest }: Voted,
  refuse: (path: readonly (string | number)[], problem: string) => never,
): void {
  const known = new Set((finalists[key] ?? []).map(({ id }) => id));
  const lost = ids.find((id) => id !== NO_AWARD_ID && !known.has(id));
  if (lost !== undefined) {
    refuse(['finalists', key], `lacks ${lost}, which a voter ranked; mark it replaced`);
  }
  if (ids.includes(NO_AWARD_ID) && !award.no_award) {
    refuse(['awards', awardKey, 'no_award'], `is missing: a voter ranked it in ${key}`);
  }
  if (longest > award.positions) {
    refuse(['awards', awardKey, 'positions'], `must be >= ${longest}, as a voter ranked in ${key}`);
  }
}

/** Rows per statement; PostgreSQL limits the number of parameters. */
const CODES_PER_STATEMENT = 1000;

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
  for (let at = 0; at < codes.length; at += CODES_PER_STATEMENT) {
    await db
      .insertInto('series_extra_code')
      .values(codes.slice(at, at + CODES_PER_STATEMENT).map((code) => ({ code })))
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
