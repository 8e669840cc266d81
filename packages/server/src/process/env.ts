import { existsSync, mkdirSync, unlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { envSchema, placeSchema } from './envSchema.ts';
import { StartError } from './startError.ts';
import { readStripe, type StripeSettings } from './stripeEnv.ts';

/** The settings of a command: data, convention and clock. */
export type Place = Readonly<v.InferOutput<typeof placeSchema>>;

export type ClockSetting = NonNullable<Place['clock']>;

/** The parsed environment of a server. */
export type Env = Readonly<v.InferOutput<typeof envSchema>> & { readonly stripe: StripeSettings };

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Reads a command's settings and creates nothing.
 *
 * @throws StartError naming the variable
 */
export const readPlace = (variables: Variables): Place => parse(placeSchema, given(variables));

/** Returns the options for opening the database. Connection errors are printed to standard error. */
export const databaseOptions = ({
  databaseUrl,
  migrationUrl,
  lendsConnections,
  poolSize,
  dataDir,
}: Place) => ({
  url: databaseUrl,
  migrationUrl,
  lendsConnections,
  poolSize,
  folder: join(dataDir, 'database'),
  onError: (error: Error) => process.stderr.write(`${error.message}\n`),
});

/**
 * Reads the environment variables and creates the data folder. Empty variables count as unset.
 *
 * @throws StartError naming the variable
 */
export function readEnv(variables: Variables): Env {
  const set = given(variables);
  const env = parse(envSchema, set);
  makeWritable(env.dataDir);
  return { ...env, stripe: readStripe(set, env.publicUrl) };
}

/** Returns the trimmed variables without the empty ones. */
const given = (variables: Variables): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(variables)
      .map(([name, value = '']) => [name, value.trim()] as const)
      .filter(([, value]) => value !== ''),
  );

function parse<Schema extends v.GenericSchema>(schema: Schema, variables: object) {
  const parsed = v.safeParse(schema, variables);
  if (parsed.success) return parsed.output;
  const [{ path, message }] = parsed.issues;
  throw new StartError(`${String(path?.[0]?.key)}: ${message}`);
}

function makeWritable(folder: string): void {
  try {
    makeFolder(folder);
    // Some file systems report write permission but refuse to write.
    const probe = join(folder, `.probe-${process.pid}`);
    writeFileSync(probe, '');
    unlinkSync(probe);
  } catch {
    throw new StartError(`DATA_DIR: ${folder} cannot be written`);
  }
}

/** Creates one level at a time: Node's recursive mkdir never returns on file systems that can't create folders. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}
