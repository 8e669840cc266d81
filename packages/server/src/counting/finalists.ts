import {
  type Category,
  type Nomination,
  normalizeWork,
  type FinalistSelection,
  selectFinalists,
  type SelectionOptions,
  type Standing,
} from '@conkit/rules';
import { parse } from 'csv-parse/sync';
import { StartError } from '../process/startError.ts';
import { toCsv, unescapeCell } from './csv.ts';

/** A decision about one entry of a category. */
export interface WorkDecision {
  /** The work that the entry means; empty if the entry is disregarded. */
  readonly work: string;
  /** Its authors or series, which limit how many of their works can be finalists. */
  readonly groups: readonly string[];
}

const COLUMNS = ['category', 'entry', 'ballots', 'work', 'groups'];
const NEEDED = COLUMNS.filter((column) => column !== 'ballots');
const SEPARATOR = ';';

/** Returns an entry as written: its fields in the category's order. */
const formatEntry = (nomination: Nomination, category: Category): string =>
  (category.fields ?? []).map(({ key }) => nomination[key] ?? '').join(' | ');

/** Returns a key that is the same for similar spellings of a work; good enough for a proposal. */
function getSpellingKey(nomination: Nomination, category: Category): string {
  const [name, maker] = (category.fields ?? []).map(({ key }) => key);
  const told = name === 'title' ? [name, maker] : [name];
  return told.map((key) => normalizeWork((key && nomination[key]) ?? '')).join('|');
}

/** Returns the file in which people decide which work each entry means. Similar spellings are proposed as one work. */
export function formatWorksFile(
  ballots: ReadonlyMap<Category, readonly (readonly Nomination[])[]>,
): string {
  const rows = [...ballots].flatMap(([category, lists]) => {
    const counts = new Map<string, { nomination: Nomination; count: number }>();
    for (const list of lists) {
      // A ballot may contain the same entry twice.
      const entries = new Map(list.map((each) => [formatEntry(each, category), each]));
      for (const [entry, nomination] of entries) {
        counts.set(entry, { nomination, count: (counts.get(entry)?.count ?? 0) + 1 });
      }
    }
    const entries = [...counts].toSorted(([, one], [, other]) => other.count - one.count);
    const works = new Map<string, string>();
    return entries.map(([entry, { nomination, count }]) => {
      const spelled = getSpellingKey(nomination, category);
      const work = works.get(spelled) ?? entry;
      works.set(spelled, work);
      return [category.key, entry, count, work, ''];
    });
  });
  return toCsv([COLUMNS, ...rows]);
}

/** Decisions by category, then by entry. */
export type Works = ReadonlyMap<string, ReadonlyMap<string, WorkDecision>>;

/**
 * Reads the file of `formatWorksFile` after people have edited it.
 *
 * @throws StartError naming the line if a column is missing or an entry is decided twice
 */
export function readWorks(name: string, text: string): Works {
  const works = new Map<string, Map<string, WorkDecision>>();
  for (const { record, info } of readRows(name, text)) {
    const {
      category = '',
      entry = '',
      work = '',
      groups = '',
    } = Object.fromEntries(
      Object.entries(record).map(([column, cell]) => [column, unescapeCell(cell)]),
    );
    const entries = works.get(category) ?? new Map<string, WorkDecision>();
    works.set(category, entries);
    if (entries.has(entry))
      throw new StartError(`${name}, line ${info.lines}: "${entry}" is there twice`);
    entries.set(entry, {
      work: work.trim(),
      groups: groups.split(SEPARATOR).flatMap((group) => group.trim() || []),
    });
  }
  return works;
}

interface Row {
  readonly record: Readonly<Record<string, string>>;
  readonly info: { readonly lines: number };
}

function readRows(name: string, text: string): readonly Row[] {
  try {
    return parse(text, {
      bom: true,
      info: true,
      skip_empty_lines: true,
      columns: (header: string[]) => {
        const missing = NEEDED.filter((column) => !header.includes(column));
        if (missing.length > 0) throw new Error(`there is no column ${missing.join(', ')}`);
        return header;
      },
    }) as Row[];
  } catch (error) {
    throw new StartError(`${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/**
 * Selects the finalists of a category, using people's decisions about which work each entry means.
 *
 * @param rules the award's rules of the selection
 * @throws StartError if an entry has no decision because it was nominated after the file was made
 */
export function selectCategory(
  category: Category,
  lists: readonly (readonly Nomination[])[],
  works: Works,
  rules: Omit<SelectionOptions, 'getGroups'> = {},
): FinalistSelection {
  const decisions = works.get(category.key);
  const undecided = new Set<string>();
  const ballots = lists.map((list) =>
    list.map((nomination) => {
      const entry = formatEntry(nomination, category);
      const decision = decisions?.get(entry);
      if (!decision) undecided.add(entry);
      return decision?.work ?? '';
    }),
  );
  if (undecided.size > 0) {
    const [first] = undecided;
    throw new StartError(
      `${category.key}: ${undecided.size} entries have no work, the first is "${first}"; make the file of entries anew`,
    );
  }
  const groups = new Map<string, string[]>();
  for (const { work, groups: ofEntry } of decisions?.values() ?? []) {
    groups.set(work, [...(groups.get(work) ?? []), ...ofEntry]);
  }
  return selectFinalists(ballots, { ...rules, getGroups: (work) => groups.get(work) ?? [] });
}

/** Formats exact fractions of a point as a rounded number. */
const formatPoints = (parts: number, pointParts: number): string => (parts / pointParts).toFixed(3);

/** Formats a category's finalists by points, followed by the eliminated works, last one first. */
export function formatFinalists(title: string, selection: FinalistSelection): string {
  const { pointParts } = selection;
  const line = (standing: Standing) =>
    `  ${formatPoints(standing.points, pointParts).padStart(9)} points  ${String(standing.ballots).padStart(5)} ballots  ${standing.work}`;
  const [last] = selection.rounds.slice(-1);
  const rows = [title, `  ${selection.ballots} ballots`, ...selection.finalists.map(line)];
  if (last) {
    rows.push(`  Left last, of those compared in round ${selection.rounds.length}:`);
    rows.push(...last.selected.filter(({ work }) => last.eliminated.includes(work)).map(line));
  }
  if (selection.surplus.length > 0)
    rows.push(`  Too many of one author or series: ${selection.surplus.join('; ')}`);
  for (const level of selection.undecided)
    rows.push(`  TO BE DECIDED, as many nominations each: ${level.join('; ')}`);
  return rows.join('\n');
}

const FINALISTS_HEADER = [
  'category',
  'round',
  'remaining',
  'work',
  'points',
  'of',
  'ballots',
  'outcome',
];

/**
 * Formats every round of every category: the compared works and the eliminated ones. Points are integers in units of
 * 1/`of` point.
 */
export function formatFinalistsCsv(selections: ReadonlyMap<Category, FinalistSelection>): string {
  const rows = [...selections].flatMap(([{ key }, { rounds, finalists, pointParts }]) => {
    const row = (round: number, remaining: number, outcome: string, standing: Standing) => {
      const { work, points: parts, ballots } = standing;
      return [key, round, remaining, work, parts, pointParts, ballots, outcome];
    };
    return rounds
      .flatMap(({ remaining, selected, eliminated }, index) =>
        selected.map((standing) =>
          row(
            index + 1,
            remaining,
            eliminated.includes(standing.work) ? 'eliminated' : 'compared',
            standing,
          ),
        ),
      )
      .concat(
        finalists.map((standing) => row(rounds.length + 1, finalists.length, 'finalist', standing)),
      );
  });
  return toCsv([FINALISTS_HEADER, ...rows]);
}
