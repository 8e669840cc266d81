import { NO_AWARD_ID } from '@conkit/rules';
import { sql } from 'kysely';
import type { Queryable } from '../../database/connect.ts';
import type { ConventionSource } from '../read.ts';
import type { AwardCategory, AwardFacts, Convention } from '../types.ts';

/** The key of the setting that contains the awards of the last start. */
const SETTING = 'awards';

/** Returns the parts of the awards that saved ballots and nominations refer to. */
const referredTo = ({ awards, award_categories, finalists }: Convention) => ({
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

type Remembered = ReturnType<typeof referredTo>;

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
  const value = JSON.stringify(referredTo(config));
  const row = await db
    .selectFrom('setting')
    .select('value')
    .where('key', '=', SETTING)
    .executeTakeFirst();
  if (row?.value === value) return;
  const before = row && (JSON.parse(row.value) as Remembered);
  const check = checker(config, source, before);
  for (const used of await votedCategories(db)) check(used);
  for (const used of await nominatedCategories(db)) check(used);
  await db
    .insertInto('setting')
    .values({ key: SETTING, value })
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

async function votedCategories(db: Queryable): Promise<Voted[]> {
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

async function nominatedCategories(db: Queryable): Promise<Nominated[]> {
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
function checker(config: Convention, source: ConventionSource, before: Remembered | undefined) {
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
    refuse(['finalists', key], `lacks ${lost}, which somebody ranked; mark it replaced`);
  }
  if (ids.includes(NO_AWARD_ID) && !award.no_award) {
    refuse(['awards', awardKey, 'no_award'], `is missing: somebody ranked it in ${key}`);
  }
  if (longest > award.positions) {
    refuse(
      ['awards', awardKey, 'positions'],
      `must be >= ${longest}, as somebody ranked in ${key}`,
    );
  }
}
