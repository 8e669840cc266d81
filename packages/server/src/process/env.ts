import { existsSync, mkdirSync, unlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { envSchema, placeSchema } from './envSchema.ts';
import { StartError } from './startError.ts';
import { readStripe, type StripeSettings } from './stripeEnv.ts';

/** Which data, of which convention, and what time it is there: what a command needs of the environment. */
export type Place = Readonly<v.InferOutput<typeof placeSchema>>;

/** How the clock runs. */
export type ClockSetting = NonNullable<Place['clock']>;

/** The environment, parsed. */
export type Env = Readonly<v.InferOutput<typeof envSchema>> & { readonly stripe: StripeSettings };

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Reads where the data are, and makes nothing.
 *
 * @throws StartError naming the variable
 */
export const readPlace = (variables: Variables): Place => parse(placeSchema, given(variables));

/** How the database of a place is opened; a connection that breaks is told to whoever runs a command. */
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
 * Reads the environment variables, and makes the data folder; an empty one counts as not set.
 *
 * @throws StartError naming the variable
 */
export function readEnv(variables: Variables): Env {
  const set = given(variables);
  const env = parse(envSchema, set);
  makeWritable(env.dataDir);
  return { ...env, stripe: readStripe(set, env.publicUrl) };
}

/** What is set, without space around it; an empty variable is not. */
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
    // Asking for permission is not enough: some file systems say yes and mean no.
    const probe = join(folder, `.probe-${process.pid}`);
    writeFileSync(probe, '');
    unlinkSync(probe);
  } catch {
    throw new StartError(`DATA_DIR: ${folder} cannot be written`);
  }
}

/** One level at a time: Node's recursive mkdir never returns where a file system has no folders to give. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}
