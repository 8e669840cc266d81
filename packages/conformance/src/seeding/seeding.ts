import { Ajv2020 } from 'ajv/dist/2020.js';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The accounts of a seeding, and what they are is in `seeding.schema.json`. */
export const ACCOUNTS = [
  'target',
  'stranger',
  'visitor',
  'memberAdmin',
  'hugoAdmin',
  'secondAdmin',
  'formerAdmin',
] as const;

/** The name of an account. */
export type AccountName = (typeof ACCOUNTS)[number];

/** An account, and a login key where no mail can be read. */
export interface Account {
  readonly email: string;
  readonly key?: string;
}

/** Where something is got or done: a request or a program. */
export type Reach =
  | { readonly url: string; readonly method?: string; readonly body?: string }
  | { readonly command: readonly string[] };

/** What the kit is told about a server. */
export interface Seeding {
  readonly accounts: Readonly<Partial<Record<AccountName, Account>>> & { readonly target: Account };
  readonly mail?: Reach;
  readonly addresses?: string;
  readonly payments?: {
    readonly success: string;
    readonly declined?: string;
    readonly authenticate?: string;
  };
  readonly clock?: Reach;
  readonly limits?: { readonly requests: number };
  readonly campaigns?: boolean;
}

/** What is wrong with a seeding, a line for each field. */
export class SeedingError extends Error {}

/** In the sources, and beside what is built of them. */
const PLACES = ['./seeding.schema.json', '../seeding.schema.json'];

/**
 * Checks a seeding by its schema.
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
 * Reads a seeding from the text of a file, or of what a command printed.
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
