// Decisions: docs/decisions/convention-configuration.md
import { periodPhase, type Period } from '@conkit/rules';
import { isDeepStrictEqual } from 'node:util';
import { formatDifference, listValueDifferences } from './difference.ts';
import type { AwardFacts, Convention } from './types.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Voting or nominations of an award. */
interface PeriodFacts extends Period {
  /** What decides about the result, by field. */
  readonly fields: Fields;
  readonly categories: readonly string[];
  /** The ids of the finalists, including replaced ones. */
  readonly finalists: readonly number[];
}

/**
 * What can't change while the site runs, or only with a second administrator. Stored with each version, so that a later
 * release can compare it without loading that version's folder.
 */
export interface ConfigFacts {
  /** Fields that only a restart can change. */
  readonly fixed: Fields;
  /** Limits the power of the crew. */
  readonly crew: Convention['crew'];
  readonly ballot_hold_days: number;
  /** How many days data are kept, by setting. Versions of earlier builds lack it. */
  readonly privacy?: Convention['privacy'];
  /** By name, such as `awards.hugo.voting`. */
  readonly periods: Readonly<Record<string, PeriodFacts>>;
  readonly membershipTypes: readonly string[];
  /** The membership types on sale. */
  readonly sold: readonly string[];
}

/** Returns these facts of a convention as the database returns them. */
export function getFacts(config: Convention): ConfigFacts {
  const { id, demo, currency, payments, packet, wallet, chat, daypass, privacy } = config;
  const { crew, ballot_hold_days, purchase_categories, membership_types } = config;
  const products = Object.values(purchase_categories).flatMap(({ types }) =>
    types.map(({ key }) => key),
  );
  const onSale = new Set([...products, ...Object.keys(daypass.phases)]);
  const facts: ConfigFacts = {
    fixed: {
      id,
      demo,
      currency,
      'payments.adapter': payments.adapter,
      'packet.folder': packet?.folder,
      'packet.s3': packet?.s3,
      'chat.slack_url': chat?.slack_url,
      wallet,
    },
    crew,
    ballot_hold_days,
    privacy,
    periods: Object.fromEntries(
      Object.entries(config.awards).flatMap(([key, award]) => listPeriods(config, key, award)),
    ),
    membershipTypes: Object.keys(membership_types),
    sold: Object.keys(membership_types).filter((type) => onSale.has(type)),
  };
  return JSON.parse(JSON.stringify(facts)) as ConfigFacts;
}

function listPeriods(
  { award_categories, finalists }: Convention,
  key: string,
  award: AwardFacts,
): (readonly [string, PeriodFacts])[] {
  const own = award_categories.filter((category) => category.award === key);
  const categories = own.map((category) => category.key);
  const { nominations, voting, rights } = award;
  const periods: (readonly [string, PeriodFacts])[] = [];
  const add = (name: string, { opens, closes }: Period, fields: Fields, ids: readonly number[]) => {
    const dates = { [`${name}.opens`]: opens, [`${name}.closes`]: closes };
    const titles = own.map((category) => [
      `award_categories.${category.key}.title`,
      category.title,
    ]);
    const all = {
      ...dates,
      ...fields,
      [`award_categories of ${key}`]: categories,
      ...Object.fromEntries(titles),
    };
    periods.push([name, { opens: opens ?? null, closes, fields: all, categories, finalists: ids }]);
  };
  const at = `awards.${key}`;
  if (nominations) {
    const fields = own.map((category) => [
      `award_categories.${category.key}.fields`,
      category.fields.map((field) => field.key),
    ]);
    const rules = {
      [`${at}.max_nominations`]: award.max_nominations,
      [`${at}.selection`]: award.selection,
      [`${at}.rights.nominate`]: rights.nominate,
    };
    add(`${at}.nominations`, nominations, { ...rules, ...Object.fromEntries(fields) }, []);
  }
  if (voting) {
    const ids = categories.flatMap((category) => (finalists[category] ?? []).map(({ id }) => id));
    const ballots = categories.map((category) => [
      `finalists.${category}`,
      finalists[category] ?? [],
    ]);
    const rules = {
      [`${at}.announced`]: award.announced,
      [`${at}.positions`]: award.positions,
      [`${at}.no_award`]: award.no_award,
      [`${at}.counting`]: award.counting,
      [`${at}.rights.vote`]: rights.vote,
    };
    add(`${at}.voting`, voting, { ...rules, ...Object.fromEntries(ballots) }, ids);
  }
  return periods;
}

/** Returns why a configuration can't become active while the site runs, one line each. */
export function listRefusals(
  before: ConfigFacts,
  after: ConfigFacts,
  now: Date,
): readonly string[] {
  const open = Object.entries(before.periods).filter(
    ([, period]) => periodPhase(period, now) === 'open',
  );
  return [
    ...listChanged(before.fixed, after.fixed).map(
      (field) => `${field}: can't change while the site runs; restart it with the folder`,
    ),
    ...open.flatMap(([name, { categories }]) =>
      categories
        .filter((key) => after.periods[name]?.categories.includes(key) !== true)
        .map((key) => `award_categories: lacks ${key}, and ${name} is open`),
    ),
    ...open.flatMap(([name, { finalists }]) =>
      finalists
        .filter((id) => after.periods[name]?.finalists.includes(id) !== true)
        .map((id) => `finalists: lacks ${id}, and ${name} is open; mark it replaced`),
    ),
    // A buyer may be paying for it.
    ...before.sold
      .filter((type) => !after.membershipTypes.includes(type))
      .map((type) => `memberships.${type}: is on sale; first apply a folder that sells none`),
  ];
}

/**
 * Returns the changes that need a second administrator, one line each with the values in full: of periods that have
 * opened, even if they are over, of the limits of the crew, and of periods after which data are deleted.
 */
export function listGuardedChanges(
  before: ConfigFacts,
  after: ConfigFacts,
  now: Date,
): GuardedChanges {
  const opened = Object.entries(before.periods).filter(
    ([, period]) => periodPhase(period, now) !== 'before',
  );
  return {
    awards: opened.flatMap(([name, { fields }]) =>
      formatChanged(fields, after.periods[name]?.fields ?? {}, `${name} has opened`),
    ),
    crew: [
      ...formatChanged(getCrewFields(before), getCrewFields(after), 'limits the crew'),
      ...formatChanged(...listShorter(before.privacy, after.privacy), 'deletes data sooner'),
    ],
  };
}

const formatChanged = (before: Fields, after: Fields, why: string): readonly string[] =>
  listChanged(before, after)
    .flatMap((field) => listValueDifferences(field, before[field], after[field]))
    .map(({ field, ...values }) => formatDifference({ field: `${field} (${why})`, ...values }));

interface GuardedChanges {
  readonly awards: readonly string[];
  readonly crew: readonly string[];
}

const getCrewFields = ({ crew, ballot_hold_days }: ConfigFacts): Fields => ({
  ...Object.fromEntries(Object.entries(crew).map(([name, value]) => [`crew.${name}`, value])),
  ballot_hold_days,
});

/** Returns the periods that become shorter: a job deletes what is older within the hour, and nothing restores it. */
function listShorter(
  before: Partial<Convention['privacy']> = {},
  after: Partial<Convention['privacy']> = {},
): readonly [Fields, Fields] {
  const names = Object.keys(after) as (keyof typeof after)[];
  const shorter = names.filter((name) => (after[name] ?? 0) < (before[name] ?? 0));
  const pick = (days: typeof before): Fields =>
    Object.fromEntries(shorter.map((name) => [`privacy.${name}`, days[name]]));
  return [pick(before), pick(after)];
}

/** Returns whether voting in a category has opened: its finalists have been public. */
export const hasVotingOpened = ({ periods }: ConfigFacts, category: string, now: Date): boolean =>
  Object.entries(periods).some(
    ([name, period]) =>
      name.endsWith('.voting') &&
      period.categories.includes(category) &&
      periodPhase(period, now) !== 'before',
  );

/** Returns the fields whose values differ. */
const listChanged = (before: Fields, after: Fields): readonly string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (field) => !isDeepStrictEqual(before[field], after[field]),
  );
