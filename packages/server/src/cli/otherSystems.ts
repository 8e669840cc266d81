import { lookupName, normalizeEmail } from '@conkit/rules';
import * as v from 'valibot';
import { getOffset } from '../config/offset.ts';
import { suggest } from '../config/suggest.ts';
import type { Convention } from '../config/types.ts';
import { StartError } from '../process/startError.ts';
import { UsageError } from './command.ts';
import { parseTable, type Column, type CsvRow, type Fault, type PeopleFile } from './peopleCsv.ts';

/** The systems whose exports can be imported. */
export const OTHER_SYSTEMS = ['pretix', 'nomnom'] as const;
export type OtherSystem = (typeof OTHER_SYSTEMS)[number];

/** How the memberships of an export are named here. */
export interface Mapping {
  /** Membership types by product; null leaves the product out. `*` stands for all others. */
  readonly types: ReadonlyMap<string, string | null>;
  /** The list that all people of the file are put on. */
  readonly list?: string | undefined;
}

/** In a mapping, all other products. */
const ANY = '*';

/**
 * Parses `--map` options such as `Adult ticket=Adult`. Nothing after the sign leaves the product out.
 *
 * @throws UsageError for an option without the sign, a product that is there twice, or an unknown type
 */
export function parseMapping(
  { membership_types }: Pick<Convention, 'membership_types'>,
  options: readonly string[],
  list?: string,
): Mapping {
  const types = new Map<string, string | null>();
  for (const option of options) {
    const at = option.lastIndexOf('=');
    const [product, type] = [option.slice(0, Math.max(0, at)).trim(), option.slice(at + 1).trim()];
    if (product === '') throw new UsageError(`--map "${option}" must be "product=type"`);
    if (types.has(product)) throw new UsageError(`--map has "${product}" twice`);
    if (type !== '' && !Object.hasOwn(membership_types, type)) {
      const hint = suggest(type, Object.keys(membership_types));
      throw new UsageError(`--map "${option}" names no membership type: "${type}"${hint}`);
    }
    types.set(product, type || null);
  }
  return { types, list };
}

/**
 * Parses an export of another system.
 *
 * @throws StartError if it is no such export
 * @throws UsageError if the mapping can't give the people of a file without products a membership or a list
 */
export const parseExport = (
  system: OtherSystem,
  text: string,
  mapping: Mapping,
  config: Pick<Convention, 'dates'>,
): PeopleFile =>
  system === 'pretix'
    ? toPeople(
        /^\uFEFF?\s*\{/.test(text) ? readPretixJson(text) : readPretixCsv(text, config),
        mapping,
      )
    : parseNomnom(text, mapping);

/** A position of an order, as both formats of pretix describe it. */
interface Position {
  readonly line: number;
  readonly place?: string | undefined;
  readonly isPaid: boolean;
  readonly product: string;
  readonly variation: string;
  readonly cells: CsvRow['cells'];
}

/** What pretix calls the columns that a fault may name. */
const PRETIX_NAMES: Readonly<Partial<Record<Column, string>>> = {
  legal_name: 'Attendee name',
  email: 'Attendee email',
  membership: 'Product',
  address: 'Address',
  city: 'City',
  state: 'State',
  postcode: 'ZIP code',
  country: 'Country',
  joined: 'Order date',
};

/** Returns the people of the paid positions whose product is a membership here. */
function toPeople(
  { positions, faults }: { positions: readonly Position[]; faults: readonly Fault[] },
  { types, list }: Mapping,
): PeopleFile {
  const leftOut = new Map<string, number>();
  const unknown: Fault[] = [];
  const rows = positions.flatMap(({ line, place, isPaid, product, variation, cells }) => {
    const full = variation === '' ? product : `${product} - ${variation}`;
    const type = [full, product, ANY]
      .map((name) => types.get(name))
      .find((one) => one !== undefined);
    const leaveOut = (why: string) => {
      leftOut.set(why, (leftOut.get(why) ?? 0) + 1);
      return [];
    };
    if (!isPaid) return leaveOut('not paid');
    if (type === null) return leaveOut(`"${full}"`);
    if (type === undefined) {
      const message = `"${full}" has no --map "${full}=<type>"; "${full}=" leaves it out`;
      unknown.push({ line, place, field: 'membership', message });
      return [];
    }
    const lists = list === undefined ? {} : { lists: list };
    return [{ line, place, cells: { ...cells, membership: type, ...lists } }];
  });
  return { rows, faults: [...faults, ...unknown], names: PRETIX_NAMES, leftOut };
}

const PRETIX_COLUMNS = [
  'Order code',
  'Status',
  'Email',
  'Order date',
  'Order time',
  'Product',
  'Attendee name',
  'Attendee email',
] as const;

/** Reads the order positions that pretix exports as CSV. */
function readPretixCsv(text: string, { dates }: Pick<Convention, 'dates'>) {
  const { records, faults, column } = parseTable(text);
  const missing = PRETIX_COLUMNS.filter((name) => column(name) === undefined);
  if (missing.length > 0) {
    throw new StartError(
      `This is no export of order positions by pretix in English: it lacks ${missing.join(', ')}.`,
    );
  }
  const positions = records.map(({ line, cells }): Position => {
    // The invoice's address repeats the names of these columns after the attendee's.
    const cell = (name: string) => (cells[column(name) ?? -1] ?? '').trim();
    return {
      line,
      isPaid: cell('Status').toLowerCase() === 'paid',
      product: cell('Product'),
      variation: cell('Variation'),
      cells: {
        legal_name: cell('Attendee name'),
        email: cell('Attendee email') || cell('Email'),
        address: cell('Address'),
        city: cell('City'),
        state: cell('State'),
        postcode: cell('ZIP code'),
        country: getCountryName(cell('Country')),
        joined: toInstant(cell('Order date'), cell('Order time'), dates.convention.zone),
      },
    };
  });
  return { positions, faults };
}

/** Returns the time with its offset, or what is there if that is no day and time. */
function toInstant(day: string, time: string, zone: string): string {
  const local = `${day}T${time}`;
  const near = new Date(`${local}Z`);
  if (Number.isNaN(near.getTime())) return `${day} ${time}`.trim();
  const guess = new Date(`${local}${getOffset(near, zone)}`);
  return new Date(`${local}${getOffset(guess, zone)}`).toISOString();
}

const maybeText = v.optional(v.nullable(v.string()), null);

const pretixJson = v.object({
  event: v.object({
    items: v.array(
      v.object({
        id: v.number(),
        name: v.string(),
        variations: v.optional(v.array(v.object({ id: v.number(), name: v.string() })), []),
      }),
    ),
    orders: v.array(
      v.object({
        code: v.string(),
        status: v.string(),
        testmode: v.optional(v.boolean(), false),
        email: maybeText,
        datetime: v.string(),
        positions: v.array(
          v.object({
            positionid: v.number(),
            item: v.number(),
            variation: v.optional(v.nullable(v.number()), null),
            canceled: v.optional(v.boolean(), false),
            attendee_name: maybeText,
            attendee_email: maybeText,
            street: maybeText,
            zipcode: maybeText,
            city: maybeText,
            state: maybeText,
            country: maybeText,
          }),
        ),
      }),
    ),
  }),
});

/** Reads the order data that pretix exports as JSON. */
function readPretixJson(text: string) {
  const { items, orders } = parsePretixJson(text).event;
  const products = new Map(items.map((item) => [item.id, item]));
  const positions = orders.flatMap((order) =>
    order.positions.map((position) => ({ order, position })),
  );
  return {
    faults: [],
    positions: positions.map(({ order, position }, at): Position => {
      const product = products.get(position.item);
      return {
        line: at + 1,
        place: `order ${order.code}, position ${position.positionid}`,
        isPaid: order.status === 'p' && !order.testmode && !position.canceled,
        product: product?.name.trim() ?? `item ${position.item}`,
        variation:
          product?.variations.find(({ id }) => id === position.variation)?.name.trim() ?? '',
        cells: {
          legal_name: position.attendee_name?.trim() ?? '',
          email: (position.attendee_email?.trim() || order.email?.trim()) ?? '',
          address: position.street ?? '',
          city: position.city ?? '',
          state: position.state ?? '',
          postcode: position.zipcode ?? '',
          country: getCountryName(position.country ?? ''),
          joined: order.datetime,
        },
      };
    }),
  };
}

function parsePretixJson(text: string): v.InferOutput<typeof pretixJson> {
  let data: unknown;
  try {
    data = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new StartError(
      `The file is no JSON: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  const result = v.safeParse(pretixJson, data);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new StartError(
    `This is no order data that pretix exports as JSON: ${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`,
  );
}

/** Returns the English name of a country code, or the text itself. */
function getCountryName(text: string): string {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' });
  return /^[A-Z]{2}$/.test(text) ? (names.of(text) ?? text) : text;
}

/** Columns of NomNom's reports of all votes and of nominations, the preferred one first. */
const NOMNOM_COLUMNS = {
  legal_name: ['member_name', 'nominator'],
  email: ['member_email', 'email'],
  member_number: ['member_number'],
} as const;

/**
 * Parses NomNom's report of all votes or of nominations, which has a row for each rank or nomination. Reads each member
 * once, and no rank or nomination.
 */
function parseNomnom(text: string, { types, list }: Mapping): PeopleFile {
  const type = types.get(ANY);
  if (types.size > (type === undefined ? 0 : 1) || (!type && list === undefined)) {
    throw new UsageError(
      'NomNom’s reports have no products: give --map "*=<type>" for members of this convention, or --list <name> for members of another',
    );
  }
  const { records, faults, column } = parseTable(text);
  const at = Object.entries(NOMNOM_COLUMNS).map(([field, names]) => {
    const name = names.find((one) => column(one) !== undefined);
    if (name === undefined) {
      throw new StartError(
        `This is no report of votes or nominations by NomNom: it lacks ${names.join(' or ')}.`,
      );
    }
    return { field: field as keyof typeof NOMNOM_COLUMNS, name, index: column(name) ?? -1 };
  });
  const seen = new Set<string>();
  const rows = records.flatMap(({ line, cells }): readonly CsvRow[] => {
    const given = Object.fromEntries(
      at.map(({ field, index }) => [field, (cells[index] ?? '').trim()]),
    ) as Record<keyof typeof NOMNOM_COLUMNS, string>;
    const { legal_name, email } = given;
    const member_number = given.member_number.replace(/^#/, '');
    const key = JSON.stringify([lookupName(legal_name), normalizeEmail(email), member_number]);
    if (seen.has(key)) return [];
    seen.add(key);
    const member = type ? { membership: type, member_number } : {};
    const lists = list === undefined ? {} : { lists: list };
    return [{ line, cells: { legal_name, email, ...member, ...lists } }];
  });
  const names = Object.fromEntries(at.map(({ field, name }) => [field, name]));
  return { rows, faults, names };
}
