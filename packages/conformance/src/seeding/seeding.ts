import { Ajv2020 } from 'ajv/dist/2020.js';
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { exchange } from '../http.ts';

/** The account names of a seeding. `seeding.schema.json` describes the accounts. */
const ACCOUNTS = [
  'target',
  'stranger',
  'visitor',
  'memberAdmin',
  'hugoAdmin',
  'secondAdmin',
  'formerAdmin',
] as const;

/** The name of an account in a seeding. */
export type AccountName = (typeof ACCOUNTS)[number];

/** An account, with a login key if its mail cannot be read. */
export interface Account {
  readonly email: string;
  readonly key?: string;
}

/** A request or a command. */
export type Reach =
  | { readonly url: string; readonly method?: string; readonly body?: string }
  | { readonly command: readonly string[] };

/** The description of a server's test data. */
export interface Seeding {
  readonly accounts: Readonly<Partial<Record<AccountName, Account>>> & { readonly target: Account };
  /** Where to read mails, and how many seconds a mail may take to arrive. */
  readonly mail?: Reach & { readonly seconds?: number };
  readonly addresses?: string;
  readonly payments?: {
    readonly success: string;
    readonly declined?: string;
    readonly authenticate?: string;
  };
  /** By category, the titles of all finalists. */
  readonly finalists?: Readonly<Record<string, readonly string[]>>;
  readonly clock?: Reach;
  readonly limits?: { readonly requests: number };
  readonly campaigns?: boolean;
}

/** Thrown for an invalid seeding, with one line for each field. */
export class SeedingError extends Error {}

/** The schema is next to the built files, or in the sources. */
const PLACES = ['./seeding.schema.json', '../seeding.schema.json'];

/**
 * Validates a seeding against its schema.
 *
 * @throws SeedingError
 */
export function checkSeeding(given: unknown): Seeding {
  const files = PLACES.map((place) => fileURLToPath(new URL(place, import.meta.url)));
  const file = files.find((one) => existsSync(one)) ?? '';
  const ajv = new Ajv2020({ allErrors: true, strict: false, validateFormats: false });
  const validate = ajv.compile<Seeding>(JSON.parse(readFileSync(file, 'utf8')) as object);
  if (validate(given)) return given;
  const lines = (validate.errors ?? []).map(({ instancePath, message, params, keyword }) => {
    const what =
      keyword === 'additionalProperties'
        ? `does not know "${String((params as { additionalProperty?: string }).additionalProperty)}"`
        : (message ?? 'is wrong');
    return `${instancePath.slice(1).replaceAll('/', '.') || 'the seeding'}: ${what}`;
  });
  throw new SeedingError([...new Set(lines)].join('\n'));
}

/**
 * Parses a seeding from the text of a file or the output of a command.
 *
 * @throws SeedingError
 */
export function readSeeding(text: string): Seeding {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch (error) {
    throw new SeedingError(`the seeding is no JSON: ${String(error)}`);
  }
  return checkSeeding(given);
}

const run = promisify(execFile);
const PATIENCE_MS = 60_000;

/**
 * Runs a request or command of the seeding.
 *
 * @param words the values of its `{name}` placeholders
 * @throws Error when it fails
 */
export async function reach(place: Reach, words: Readonly<Record<string, string>>) {
  const filled = (text: string, as: (word: string) => string = String) =>
    text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
      const word = words[name];
      return word === undefined ? whole : as(word);
    });
  if ('command' in place) {
    const [program = '', ...args] = place.command.map((one) => filled(one));
    return (await run(program, args, { timeout: PATIENCE_MS, maxBuffer: 64 * 1024 * 1024 })).stdout;
  }
  const { url, method = place.body === undefined ? 'GET' : 'POST', body } = place;
  const asJson = (word: string) => JSON.stringify(word).slice(1, -1);
  const answer = await exchange({
    method,
    url: filled(url, encodeURIComponent),
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    ...(body !== undefined && { body: filled(body, asJson) }),
  });
  if (answer.status >= 400) throw new Error(`${url} answers ${answer.status}`);
  return answer.body.toString('utf8');
}

/** Collects all texts in a JSON value, in their order. */
const collectTexts = (json: unknown): readonly string[] =>
  typeof json === 'string' ? [json] : Object.values(Object(json)).flatMap(collectTexts);

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

const decodeMarkup = (text: string): string =>
  text
    .replaceAll(/<style[^]*?<\/style>/gi, ' ')
    .replaceAll(/<\/?[a-z][^<>]*>|<!--[^]*?-->|<!doctype[^>]*>/gi, ' ')
    .replaceAll(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name: string) => {
      if (decimal) return String.fromCodePoint(Number(decimal));
      if (hex) return String.fromCodePoint(Number.parseInt(String(hex), 16));
      return ENTITIES[name] ?? whole;
    });

/** Returns the texts of mails in the output of a mail catcher: JSON, HTML or text, in the same order. */
export function readMailTexts(shown: string): string {
  let texts: readonly string[] = [shown];
  try {
    texts = collectTexts(JSON.parse(shown));
  } catch {
    // It is text or HTML.
  }
  return texts
    .map((text) =>
      /<(?:!doctype|html|body|p|div|table)\b/i.test(text) ? decodeMarkup(text) : text,
    )
    .join('\n');
}

/** The credentials in a login mail. */
export interface MailedSecrets {
  /** The key of its login link. */
  readonly key: string;
  /** Its code, six digits; undefined for a mail without one. */
  readonly code: string | undefined;
}

/** Matches six digits in two groups of three, with any text around them. */
const CODE = /(?<![\d-])(\d{3})[\s\u00a0\u202f](\d{3})(?!\d)/;
/** The maximum distance from a link to its code, in characters. */
const MAX_MAIL_LENGTH = 3000;
const MARKUP = /&amp;|&#x?[\da-f]+;|<[^>]*>/gi;
const known: Readonly<Record<string, string>> = { '&amp;': '&', '&#64;': '@', '&#x40;': '@' };

/**
 * Finds the mails with a login link to an address in the output of a mail catcher, in the same order. HTML is read as
 * text. JSON strings are used unchanged.
 */
export function findSecrets(shown: string, email: string): readonly MailedSecrets[] {
  const text = shown
    .replaceAll(/\\u0026/g, '&')
    .replaceAll(/\\[rn]/g, '\n')
    .replaceAll(MARKUP, (mark) => known[mark.toLowerCase()] ?? ' ');
  const address = encodeURIComponent(email).replaceAll('%40', '(?:%40|@)').replaceAll('.', '\\.');
  const links = [...text.matchAll(new RegExp(`/login/${address}/([\\w-]+)`, 'gi'))];
  // A mail may contain its key several times.
  const firsts = links.filter(([, key], at) => links.findIndex((one) => one[1] === key) === at);
  return firsts.map(({ index, 1: key = '' }, at) => {
    const end = Math.min(firsts[at + 1]?.index ?? Infinity, index + MAX_MAIL_LENGTH);
    const code = CODE.exec(text.slice(index, end));
    return { key, code: code ? `${code[1]}${code[2]}` : undefined };
  });
}
