import { type Category, type Nomination, normalizeWork } from '@conkit/rules';
import { parse } from 'csv-parse/sync';
import { StartError } from '../process/startError.ts';
import { toCsv, unmarked } from './csv.ts';

/** A decision about one entry of a category. */
export interface WorkDecision {
  /** The work it means; empty if the entry is disregarded. */
  readonly work: string;
  /** Its authors or series, which limit how many of their works can be finalists. */
  readonly groups: readonly string[];
}

const COLUMNS = ['category', 'entry', 'ballots', 'work', 'groups'];
const NEEDED = COLUMNS.filter((column) => column !== 'ballots');
const SEPARATOR = ';';

/** Returns an entry as written: its fields in the category's order. */
export const entryText = (nomination: Nomination, category: Category): string =>
  (category.fields ?? []).map(({ key }) => nomination[key] ?? '').join(' | ');

/** Returns a key that is the same for similar spellings of a work; good enough for a proposal. */
function spelling(nomination: Nomination, category: Category): string {
  const [name, maker] = (category.fields ?? []).map(({ key }) => key);
  const told = name === 'title' ? [name, maker] : [name];
  return told.map((key) => normalizeWork((key && nomination[key]) ?? '')).join('|');
}

/** Returns the file in which people decide which work each entry means. Similar spellings are proposed as one work. */
export function worksFile(
  ballots: ReadonlyMap<Category, readonly (readonly Nomination[])[]>,
): string {
  const rows = [...ballots].flatMap(([category, lists]) => {
    const counts = new Map<string, { nomination: Nomination; count: number }>();
    for (const list of lists) {
      // A ballot may contain the same entry twice.
      const entries = new Map(list.map((each) => [entryText(each, category), each]));
      for (const [entry, nomination] of entries) {
        counts.set(entry, { nomination, count: (counts.get(entry)?.count ?? 0) + 1 });
      }
    }
    const entries = [...counts].toSorted(([, one], [, other]) => other.count - one.count);
    const works = new Map<string, string>();
    return entries.map(([entry, { nomination, count }]) => {
      const spelled = spelling(nomination, category);
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
 * Reads the file of `worksFile` after people have edited it.
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
      Object.entries(record).map(([column, cell]) => [column, unmarked(cell)]),
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
