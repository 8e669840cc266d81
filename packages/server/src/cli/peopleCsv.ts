import { parse } from 'csv-parse/sync';
import { toCsv, unescapeCell } from '../counting/csv.ts';
import { PERSON_TEXTS } from '../database/items.ts';
import type { PersonRow } from '../database/schema.ts';
import { StartError } from '../process/startError.ts';
import { UsageError } from './command.ts';

/** The columns of a CSV file of people, in export order. */
export const COLUMNS = [
  'id',
  'last_modified',
  'member_number',
  'membership',
  'legal_name',
  'email',
  ...PERSON_TEXTS,
  'paper_pubs_name',
  'paper_pubs_address',
  'paper_pubs_country',
  'daypass_type',
  'daypass_days',
  'joined',
  'lists',
] as const;

export type Column = (typeof COLUMNS)[number];

/** A person's cells in a file. Missing values are empty. */
export type Cells = Readonly<Record<Column, string>>;

/** A place in a file. */
export interface Place {
  /** From 1. The first line of a row that has several; in a file without lines, the number of the row. */
  readonly line: number;
  /** The row's name in a file without lines. */
  readonly place?: string | undefined;
}

export const formatPlace = ({ line, place = `line ${line}` }: Place): string => place;

/** A problem in a file. */
export interface Fault extends Place {
  readonly field: string;
  /** The rest of the sentence after the field. */
  readonly message: string;
}

/** A row of a file, with the file's columns. */
export interface CsvRow extends Place {
  readonly cells: Readonly<Partial<Cells>>;
}

/** The people of a file. */
export interface PeopleFile {
  readonly rows: readonly CsvRow[];
  readonly faults: readonly Fault[];
  /** The file's own names of columns. */
  readonly names?: Readonly<Partial<Record<Column, string>>>;
  /** How many rows were left out, by the reason. */
  readonly leftOut?: ReadonlyMap<string, number>;
}

/** Makes spreadsheets read the file as UTF-8. */
const BOM = '\uFEFF';

export function toCells(person: PersonRow): Cells {
  const { paper_pubs, daypass_days } = person;
  const days = (daypass_days ?? []).flatMap((isOn, day) => (isOn ? [day + 1] : []));
  const texts = PERSON_TEXTS.map((name) => [name, person[name] ?? '']);
  return {
    ...(Object.fromEntries(texts) as Record<(typeof PERSON_TEXTS)[number], string>),
    id: String(person.id),
    last_modified: person.last_modified.toISOString(),
    member_number: person.member_number === null ? '' : String(person.member_number),
    membership: person.membership,
    legal_name: person.legal_name,
    email: person.email ?? '',
    paper_pubs_name: paper_pubs?.name ?? '',
    paper_pubs_address: paper_pubs?.address ?? '',
    paper_pubs_country: paper_pubs?.country ?? '',
    daypass_type: person.daypass_type ?? '',
    daypass_days: days.join(' '),
    joined: person.joined?.toISOString() ?? '',
    lists: person.lists.join(' '),
  };
}

/** Formats people as CSV. Escapes text that a spreadsheet would run as a formula. */
export function formatPeopleCsv(people: readonly PersonRow[]): string {
  const rows = people.map((person) => {
    const cells = toCells(person);
    return COLUMNS.map((column) => cells[column]);
  });
  return BOM + toCsv([[...COLUMNS], ...rows]);
}

/**
 * Parses a CSV file of people, with commas or semicolons.
 *
 * @throws StartError if the file isn't CSV or is empty
 */
export function parsePeopleCsv(text: string): PeopleFile {
  const { names, records, faults } = parseTable(text);
  const wrong = names.flatMap((field, at): Fault[] => {
    if (!isColumn(field)) return [{ line: 1, field, message: 'is no column of people' }];
    return names.indexOf(field) < at ? [{ line: 1, field, message: 'is there twice' }] : [];
  });
  const rows = records.map(({ line, cells }) => ({
    line,
    cells: Object.fromEntries(names.map((name, n) => [name, cells[n] ?? ''])),
  }));
  return { rows, faults: [...wrong, ...faults] };
}

/** A CSV file with a line of names. */
interface Table {
  readonly names: readonly string[];
  /** The rows with as many cells as there are names. */
  readonly records: readonly { readonly line: number; readonly cells: readonly string[] }[];
  /** A fault for each other row. */
  readonly faults: readonly Fault[];
  /** Returns the position of the first column with this name. */
  readonly column: (name: string) => number | undefined;
}

/**
 * Parses CSV with commas or semicolons.
 *
 * @throws StartError if the text isn't CSV or is empty
 */
export function parseTable(text: string): Table {
  const [first = ''] = text.split(/\r?\n/, 1);
  const count = (sign: string) => first.split(sign).length;
  const parsed = parseRecords(text, count(';') > count(',') ? ';' : ',');
  const [header] = parsed;
  if (!header) throw new StartError('the file is empty');
  const names = header.record.map((name) => name.trim());
  const faults: Fault[] = [];
  const records = parsed.slice(1).flatMap(({ record }, at) => {
    // `lines` is the line where a record ends. The next record begins after it.
    const line = (parsed[at]?.info.lines ?? 1) + 1;
    if (record.length === names.length) return [{ line, cells: record.map(unescapeCell) }];
    const message = `has ${record.length} columns, and the first line ${names.length}`;
    faults.push({ line, field: 'row', message });
    return [];
  });
  const positions = new Map(names.map((name, at) => [name, at] as const).toReversed());
  return { names, records, faults, column: (name) => positions.get(name) };
}

const isColumn = (name: string): name is Column => (COLUMNS as readonly string[]).includes(name);

interface ParsedRecord {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

function parseRecords(text: string, delimiter: string): readonly ParsedRecord[] {
  try {
    return parse(text, {
      bom: true,
      delimiter,
      info: true,
      record_delimiter: ['\r\n', '\n'],
      // The caller reports such rows together with all other faults.
      relax_column_count: true,
      skip_empty_lines: true,
    }) as unknown as ParsedRecord[];
  } catch (error) {
    throw new StartError(error instanceof Error ? error.message : String(error));
  }
}

/** The maximum number of wrong lines in an error. */
const MAX_LISTED_LINES = 20;

/**
 * Decodes a text file. By default, reads UTF-8, or UTF-16 if the first bytes show it.
 *
 * @param encoding a label of the Encoding Standard, such as `latin1`
 * @throws UsageError for an unknown encoding
 * @throws StartError with the lines that are invalid in the encoding or that another program has damaged
 */
export function decodeText(bytes: Uint8Array, encoding?: string): string {
  const marked = detectUnicode(bytes);
  const given = encoding === undefined ? undefined : createDecoder(encoding).encoding;
  if (marked !== undefined && given !== undefined && given !== marked) {
    throw new StartError(`The file is ${marked}, not ${given}: leave out --encoding.`);
  }
  const name = given ?? marked ?? 'utf-8';
  const text = decode(bytes, name);
  if (given !== undefined && !given.startsWith('utf-') && isMultibyteUtf8(bytes)) {
    throw new StartError(`The file is utf-8, not ${given}: leave out --encoding.`);
  }
  // Single-byte encodings have no letters at these codes, so the file has another encoding.
  const isSingleByte = !name.startsWith('utf-');
  const damaged = findLines(text, isSingleByte ? /[\uFFFD\u0080-\u009F]/ : /\uFFFD/);
  if (damaged.length > 0) {
    throw new StartError(
      [
        `The file has characters that no name has: an earlier program damaged them, or it is not ${name}.`,
        ...damaged,
      ].join('\n'),
    );
  }
  return text;
}

function createDecoder(encoding: string) {
  try {
    return new TextDecoder(encoding, { fatal: true });
  } catch {
    throw new UsageError(
      `--encoding "${encoding}" is unknown: use utf-8, utf-16le, latin1, windows-1252 or another of the Encoding Standard`,
    );
  }
}

/** Detects UTF-8 or UTF-16 by a byte order mark, or UTF-16 by a zero byte next to the first letter. */
function detectUnicode(bytes: Uint8Array): string | undefined {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first !== 0 && second === 0 && bytes[3] === 0) return 'utf-16le';
  if (first === 0 && second !== 0 && third === 0) return 'utf-16be';
  return undefined;
}

function decode(bytes: Uint8Array, name: string): string {
  try {
    return createDecoder(name).decode(bytes);
  } catch {
    const loose = new TextDecoder(name).decode(bytes);
    throw new StartError(
      [
        `The file is not ${name}. Save it as UTF-8, or name its encoding, such as --encoding windows-1252.`,
        ...findLines(loose, /\uFFFD/),
      ].join('\n'),
    );
  }
}

/** Returns the matching lines with their numbers. */
function findLines(text: string, wrong: RegExp): readonly string[] {
  const found = text
    .split(/\r?\n/)
    .flatMap((line, at) => (wrong.test(line) ? [`line ${at + 1}: ${line.slice(0, 200)}`] : []));
  const rest = found.length - MAX_LISTED_LINES;
  return rest > 0 ? [...found.slice(0, MAX_LISTED_LINES), `… and ${rest} other lines`] : found;
}

/**
 * Returns whether the bytes are UTF-8 with non-ASCII characters. Text in another encoding is hardly ever valid UTF-8.
 */
function isMultibyteUtf8(bytes: Uint8Array): boolean {
  if (bytes.every((byte) => byte < 0x80)) return false;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
