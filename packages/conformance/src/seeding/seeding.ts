import { Ajv2020 } from 'ajv/dist/2020.js';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The account names of a seeding. `seeding.schema.json` describes the accounts. */
export const ACCOUNTS = [
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

/** Thrown for an invalid seeding, with one line for each field. */
export class SeedingError extends Error {}

/** In the sources, and next to the built files. */
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
