import type { LogEntry } from '@conkit/api-client';
import {
  badgeRows,
  lookupName,
  MAX_BADGE_ROWS,
  normalizeEmail,
  personProblems,
  resolveInstant,
  type FieldProblem,
  type PersonFields,
} from '@conkit/rules';
import { getRightLists } from '../awards/rights.ts';
import { NON_MEMBER } from '../config/schema/shop.ts';
import type { Convention } from '../config/types.ts';
import { PERSON_TEXTS, type NewPerson, type PaperPubs } from '../database/items.ts';
import type { PersonRow } from '../database/schema.ts';
import type { Newcomer } from '../people/insert.ts';
import { isErased } from '../people/person.ts';
import {
  formatPlace,
  toCells,
  type Cells,
  type Column,
  type CsvRow,
  type Fault,
  type Place,
} from './peopleCsv.ts';

/** The effects of importing a file. */
export interface ImportPlan {
  readonly added: readonly AddedRecord[];
  readonly changed: readonly ChangedRecord[];
  /** Rows of existing people that stay unchanged in the mode `skip`. */
  readonly skipped: readonly (Place & { readonly person: PersonRow })[];
  readonly faults: readonly Fault[];
}

/** What to do with rows of existing people. Without a mode, only a row with `id` changes a record. */
export type ExistingMode = 'skip' | 'update' | undefined;

/** A new person, with the row's values. */
interface AddedRecord extends Newcomer, Place {
  readonly changes: LogEntry['changes'];
}

/** A record that differs from its row, and its new values. */
export interface ChangedRecord extends AddedRecord {
  readonly before: PersonRow;
}

/** The parts of the configuration that a file is checked against. */
type Facts = Pick<Convention, 'awards' | 'membership_types' | 'daypass'>;

/** The existing data. */
export interface ExistingPeople {
  readonly people: ReadonlyMap<number, PersonRow>;
  /** The member numbers that are taken. */
  readonly numbers: ReadonlySet<number>;
  /** Ids of existing people by {@link getPersonKey}, as they are now or as an earlier import created them. */
  readonly same: ReadonlyMap<string, readonly number[]>;
}

/**
 * Returns a key that is the same for rows of the same person, so that importing a file of new people twice doesn't
 * duplicate them.
 */
export const getPersonKey = ({ email, legal_name }: { email: string | null; legal_name: string }) =>
  `${normalizeEmail(email ?? '')} ${lookupName(legal_name)}`;

/** The maximum of PostgreSQL's `integer`. */
const MAX_ID = 2_147_483_647;
/**
 * The maximum member number. The next number follows the largest one, so a telephone number in the column would use up
 * the range.
 */
const MAX_MEMBER_NUMBER = 9_999_999;
/** Fields that an import can't change, and why. */
const FIXED_FIELDS: Readonly<Partial<Record<Column, string>>> = {
  email: 'differs: conkit people email changes it',
  member_number: 'differs: it stays with its record',
  daypass_type: 'differs: day passes are bought',
  daypass_days: 'differs: day passes are bought',
};

/** Returns the number in a cell; `undefined` if it is empty, `NaN` if it is no valid record number. */
export function parseNumber(cell: string | undefined): number | undefined {
  if (cell === undefined || cell.trim() === '') return undefined;
  const number = /^\d{1,10}$/.test(cell.trim()) ? Number(cell) : Number.NaN;
  return number > 0 && number <= MAX_ID ? number : Number.NaN;
}

/** Compares the rows of a file with existing people. Collects new people, changed records and all faults. */
export function planImport(
  config: Facts,
  rows: readonly CsvRow[],
  known: ExistingPeople,
  now: Date,
  mode: ExistingMode,
): ImportPlan {
  const added: AddedRecord[] = [];
  const changed: ChangedRecord[] = [];
  const skipped: (Place & { person: PersonRow })[] = [];
  const faults: Fault[] = [];
  const [ids, numbers] = [new Set<number>(), new Set<number>()];
  const places = new Map<string, string>();
  for (const { cells: rowCells, ...row } of rows) {
    const found: Omit<Fault, 'line'>[] = [];
    const fault = (field: string, message: string) => void found.push({ field, message });
    const named = parseNumber(rowCells.id);
    const twins =
      named === undefined ? (known.same.get(getPersonKey(getIdentity(rowCells))) ?? []) : [];
    const isMatched = mode === 'update' && twins.length === 1;
    const id = isMatched ? twins[0] : named;
    const before = id === undefined ? undefined : known.people.get(id);
    const there = before ?? known.people.get(twins[0] ?? 0);
    if (mode === 'skip' && there && !isErased(there)) {
      skipped.push({ ...row, person: there });
      continue;
    }
    const cells = isMatched ? pickFilledCells(rowCells) : rowCells;
    if (id !== undefined && (!before || isErased(before))) fault('id', 'is no record');
    if (id !== undefined && ids.has(id)) fault('id', 'is there twice');
    if (id !== undefined) ids.add(id);
    const differs = before ? findDifferences(cells, before, isMatched, fault) : new Set<Column>();
    const person = toPerson(config, cells, before);
    const rights = toRights(config, cells, { before, now }, fault);
    found.push(...findProblems(config, person, cells));
    if (!before && id === undefined) {
      const key = getPersonKey(person);
      const twin = places.get(key);
      const others = twins.join(' and ');
      if (twins.length > 1) fault('id', `is missing: these are ${others} already`);
      else if (twins.length > 0) fault('id', `is missing: this is ${others} already`);
      else if (twin !== undefined) fault('legal_name', `and email are those of ${twin}, too`);
      places.set(key, formatPlace(row));
    }
    if (!before && person.member_number !== undefined) {
      const number = person.member_number;
      if (Number.isNaN(number)) fault('member_number', 'must be a number');
      else if (number > MAX_MEMBER_NUMBER)
        fault('member_number', `is more than ${MAX_MEMBER_NUMBER}`);
      else if (known.numbers.has(number) || numbers.has(number)) {
        fault('member_number', 'is another person’s');
      }
      numbers.add(number);
    }
    faults.push(...found.map((each) => ({ ...row, ...each })));
    if (found.length > 0) continue;
    const changes = listChanges(cells, before);
    if (!before) added.push({ ...row, person, changes, ...rights });
    else if (differs.size > 0) changed.push({ ...row, before, person, changes, ...rights });
  }
  return { added, changed, skipped, faults };
}

/** Returns a row's changes to a record, or its values for a new person, by column. */
function listChanges(cells: CsvRow['cells'], before: PersonRow | undefined): LogEntry['changes'] {
  const was: Partial<Cells> = before ? toCells(before) : {};
  return (Object.keys(cells) as Column[]).flatMap((field) => {
    const [from, to] = [was[field]?.trim() || null, cells[field]?.trim() || null];
    const isSame = from === to || field === 'last_modified' || field === 'id';
    return isSame ? [] : [{ field, before: from, after: to }];
  });
}

const getIdentity = ({ email = '', legal_name = '' }: CsvRow['cells']) => ({ email, legal_name });

/**
 * Returns the filled-in cells of a row that was matched by name and address. Such a file is no export, so empty cells
 * leave fields unchanged.
 */
const pickFilledCells = (cells: CsvRow['cells']): CsvRow['cells'] =>
  Object.fromEntries(
    Object.entries(cells).filter(
      ([name, text]) => !['id', 'email', 'legal_name'].includes(name) && text.trim() !== '',
    ),
  );

/**
 * Returns the columns in which a row differs from the record. Reports changes since the export, because the import must
 * not overwrite them.
 */
function findDifferences(
  cells: CsvRow['cells'],
  before: PersonRow,
  isMatched: boolean,
  fault: (field: string, message: string) => void,
): ReadonlySet<Column> {
  const was = toCells(before);
  if (isMatched && cells.last_modified === undefined) {
    // The row was matched by name and address, so it isn't from an export.
  } else if (cells.last_modified === undefined || cells.last_modified.trim() === '') {
    fault('last_modified', 'is missing: it is that of the export');
  } else if (cells.last_modified !== was.last_modified) {
    fault('last_modified', 'differs: the record was changed since the export');
  }
  const names = Object.keys(cells) as Column[];
  const differs = names.filter((name) => name !== 'last_modified' && cells[name] !== was[name]);
  for (const name of differs) {
    const message = FIXED_FIELDS[name];
    if (message !== undefined) fault(name, message);
  }
  return new Set(differs);
}

/** Returns the person of a row, with the record's values for columns that the file lacks. */
function toPerson(
  { daypass }: Pick<Convention, 'daypass'>,
  given: CsvRow['cells'],
  before: PersonRow | undefined,
): NewPerson {
  const was: Partial<Cells> = before ? toCells(before) : {};
  const cell = (column: Column) => (given[column] ?? was[column] ?? '').trim();
  const days = new Set(cell('daypass_days').split(/[\s,]+/));
  const number = parseNumber(cell('member_number'));
  const paper: PaperPubs = {
    name: cell('paper_pubs_name'),
    address: cell('paper_pubs_address'),
    country: cell('paper_pubs_country'),
  };
  return {
    ...Object.fromEntries(PERSON_TEXTS.map((name) => [name, cell(name) || null])),
    // A new person on a list needs no membership. Without one, they get no number and no welcome mail.
    membership: cell('membership') || (!before && cell('lists') ? NON_MEMBER : ''),
    legal_name: cell('legal_name'),
    email: cell('email'),
    paper_pubs: Object.values(paper).some((text) => text !== '') ? paper : null,
    daypass_type: cell('daypass_type') || null,
    daypass_days: cell('daypass_type')
      ? Array.from({ length: daypass.days.length }, (_, day) => days.has(String(day + 1)))
      : null,
    ...(number !== undefined && { member_number: number }),
  };
}

/** Returns the joining date and lists of a row, if they differ from the record's. */
function toRights(
  config: Facts,
  { joined, lists }: CsvRow['cells'],
  { before, now }: { readonly before: PersonRow | undefined; readonly now: Date },
  fault: (field: string, message: string) => void,
): Omit<Newcomer, 'person'> {
  const was = before && toCells(before);
  const known = new Set([...getRightLists(config), ...(before?.lists ?? [])]);
  const on = [...new Set((lists ?? '').split(/[\s,]+/).filter((name) => name !== ''))];
  const stranger = on.find((name) => !known.has(name));
  if (stranger !== undefined) fault('lists', `names no list of a right: ${stranger}`);
  const time = joined?.trim() ? parseInstant(joined.trim()) : null;
  if (time === undefined) {
    fault('joined', 'must be a time with an offset, such as 2031-01-31T18:00-08:00');
  }
  if (time && time > now) fault('joined', 'is in the future');
  return {
    // Without a time, a new person joins now. An emptied cell of an existing record means that the time is unknown.
    ...(joined !== undefined &&
      joined !== was?.joined &&
      (before || time) && { joined: time ?? null }),
    ...(lists !== undefined && lists !== was?.lists && { lists: on }),
  };
}

/** Parses a time with an offset; `undefined` if it is invalid. */
function parseInstant(text: string): Date | undefined {
  const time = /^\d{4}-/.test(text) ? resolveInstant(text, new Date(0)) : undefined;
  return time === undefined ? undefined : new Date(time);
}

/** Returns the problems with a person that don't depend on other people. */
function findProblems(
  { membership_types, daypass }: Facts,
  person: NewPerson,
  cells: CsvRow['cells'],
): Omit<Fault, 'line'>[] {
  const problems = findPersonFaults(person);
  if (!Object.hasOwn(membership_types, person.membership)) {
    problems.push({ field: 'membership', message: 'is no type of the configuration' });
  }
  if (person.daypass_type && !Object.hasOwn(daypass.prices, person.daypass_type)) {
    problems.push({ field: 'daypass_type', message: 'is no type of the configuration' });
  }
  if (person.daypass_type && !person.daypass_days?.includes(true)) {
    problems.push({
      field: 'daypass_days',
      message: `must be numbers from 1 to ${daypass.days.length}`,
    });
  }
  for (const [field, text] of Object.entries(cells)) {
    if (text.includes('\0')) {
      problems.push({ field, message: 'contains a character that cannot be stored' });
    }
  }
  return problems;
}

const PROBLEM_TEXTS: Readonly<Record<FieldProblem['kind'], string>> = {
  required: 'is missing',
  not_an_email: 'is no email address',
  too_long: 'is too long',
  overrides_direction: 'contains characters that change the direction of text',
};

/** Returns the problems with a person's texts. */
export function findPersonFaults(person: PersonFields): Omit<Fault, 'line'>[] {
  const faults = personProblems(person).map(({ field, kind }) => ({
    field: field.replace('.', '_'),
    message: PROBLEM_TEXTS[kind],
  }));
  if (badgeRows(person.badge_name ?? '') > MAX_BADGE_ROWS) {
    faults.push({ field: 'badge_name', message: `has more than ${MAX_BADGE_ROWS} lines` });
  }
  return faults;
}
