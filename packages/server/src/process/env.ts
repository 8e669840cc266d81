import { resolveInstant } from '@conkit/rules';
import { existsSync, mkdirSync, unlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import * as v from 'valibot';
import { readPaymentSettings, type PaymentSettings } from './payments/providers.ts';
import { root } from './root.ts';
import { StartError } from './startError.ts';
import { readWalletKeys, type WalletKeys } from './walletKeys.ts';

/** The settings of a command: data, convention and clock. */
export type Place = Readonly<v.InferOutput<typeof placeSchema>>;

export type ClockSetting = NonNullable<Place['clock']>;

/** The parsed environment of a server. */
export type Env = Readonly<v.InferOutput<typeof envSchema>> & {
  readonly paymentSettings: PaymentSettings;
  readonly walletKeys: WalletKeys;
};

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Reads a command's settings and creates nothing.
 *
 * @throws StartError naming the variable
 */
export const readPlace = (variables: Variables): Place => parse(placeSchema, pickSet(variables));

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
  const set = pickSet(variables);
  const env = parse(envSchema, set);
  makeWritable(env.dataDir);
  return {
    ...env,
    paymentSettings: readPaymentSettings(set, env.publicUrl),
    walletKeys: readWalletKeys(set),
  };
}

/** Returns the trimmed variables without the empty ones. */
export const pickSet = (variables: Variables): Readonly<Record<string, string>> =>
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

// Each message completes the sentence `<variable>: …`.

/** The minimum length of `SESSION_SECRET`, in characters. */
export const MIN_SECRET_LENGTH = 32;

/** A secret; its value never appears in messages. */
const secret = v.pipe(
  v.string(),
  v.minLength(MIN_SECRET_LENGTH, `needs at least ${MIN_SECRET_LENGTH} characters`),
);

const path = v.pipe(
  v.string(),
  v.transform((given) => resolve(given)),
);

/**
 * Accepts a URL with one of these protocols, such as `smtp:`. It may contain a password, so its value never appears
 * in messages.
 */
const createUrlSchema = (...protocols: readonly string[]) => {
  const starts = protocols.map((protocol) => `${protocol}//`);
  return v.pipe(
    v.string(),
    v.check(
      (given) => starts.some((start) => given.startsWith(start)),
      `must begin with ${starts.join(' or ')}`,
    ),
    v.check(
      (given) => URL.canParse(given),
      'cannot be read; in a password, write # as %23, / as %2F, @ as %40 and % as %25',
    ),
  );
};

const smtpUrl = v.pipe(
  createUrlSchema('smtp:', 'smtps:'),
  v.check((given) => URL.canParse(given) && new URL(given).hostname !== '', 'names no server'),
);

/** Accepts a value that may appear in messages. */
const shown = (isRight: (given: string) => boolean, problem: string) =>
  v.pipe(
    v.string(),
    v.check(isRight, ({ input }) => `"${input}" ${problem}`),
  );

/** The portal's origin, without a trailing slash. */
const origin = v.pipe(
  shown(isOrigin, 'is not like https://members.example.com'),
  v.transform((given) => new URL(given).origin),
);

function isOrigin(given: string): boolean {
  const url = URL.canParse(given) ? new URL(given) : undefined;
  return url !== undefined && /^https?:/.test(url.href) && url.href === `${url.origin}/`;
}

/** Returns whether the URL is on this machine. */
const isLocal = (given: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(new URL(given).hostname);

/** Returns whether the connection to the origin can't be intercepted. */
const isSafe = (given: string): boolean => new URL(given).protocol === 'https:' || isLocal(given);

const isFullOrigin = (given: string) => isOrigin(given) && !given.includes('*');

/** Comma-separated origins without wildcards. */
const origins = v.pipe(
  v.string(),
  v.transform((given) => given.split(',').map((each) => each.trim())),
  v.array(
    v.pipe(
      shown(isFullOrigin, 'is not like https://app.example.com'),
      shown(isSafe, 'must be https, or of this machine'),
      v.transform((given) => new URL(given).origin),
    ),
  ),
);

const isPort = (given: string) => /^\d{1,5}$/.test(given) && +given > 0 && +given <= 65_535;
const port = v.pipe(shown(isPort, 'is no port number'), v.transform(Number));

const isDigit = (given: string) => /^\d$/.test(given);
const proxies = v.pipe(shown(isDigit, 'is no number of proxies from 0 to 9'), v.transform(Number));

const isMinute = (given: string) => /^\d{1,2}$/.test(given) && +given <= 60;
const seconds = v.pipe(
  shown(isMinute, 'is no number of seconds from 0 to 60'),
  v.transform(Number),
);

const isPoolSize = (given: string) => /^\d{1,3}$/.test(given) && +given > 0 && +given <= 200;
const poolSize = v.pipe(shown(isPoolSize, 'is not a number from 1 to 200'), v.transform(Number));

const FIXED_PREFIX = 'fixed:';
/** Returns the start time. Durations aren't allowed, because they would have no start to count from. */
const parseStart = (given: string) =>
  /^(fixed:)?\d/.test(given)
    ? resolveInstant(given.replace(FIXED_PREFIX, ''), new Date(0))
    : undefined;

/** A start time; with the prefix `fixed:`, the clock doesn't run. */
const clock = v.pipe(
  shown((given) => parseStart(given) !== undefined, 'is not like 2019-07-01T00:00:00Z'),
  v.transform((given) => ({
    start: new Date(parseStart(given) ?? 0),
    standsStill: given.startsWith(FIXED_PREFIX),
  })),
);

/** `hold` keeps all mails in the queue, for copies of the data. */
const MAIL_MODES = ['send', 'hold'] as const;

/** `session`: a connection belongs to this process. `transaction`: a pooler lends it for one transaction. */
const POOL_MODES = ['session', 'transaction'] as const;

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const logLevel = v.picklist(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`);

const placeVariables = {
  CONVENTION: v.optional(v.string()),
  CONFIG_DIR: v.optional(path),
  DATA_DIR: v.optional(path, './data'),
  DATABASE_URL: v.optional(createUrlSchema('postgres:', 'postgresql:')),
  MIGRATION_DATABASE_URL: v.optional(createUrlSchema('postgres:', 'postgresql:')),
  DATABASE_POOL_MODE: v.optional(
    v.picklist(POOL_MODES, `must be one of ${POOL_MODES.join(', ')}`),
    'session',
  ),
  DATABASE_POOL_SIZE: v.optional(poolSize, '10'),
  CLOCK: v.optional(clock),
};
const placeObject = v.object(placeVariables);

/** Returns whether real data name their convention; otherwise they would be used as the demo's. */
const hasConvention = (given: { CONVENTION?: string; DATABASE_URL?: string }): boolean =>
  given.DATABASE_URL === undefined || given.CONVENTION !== undefined;
const NO_CONVENTION = "is required together with DATABASE_URL: name the convention's folder";

const toPlace = (given: v.InferOutput<typeof placeObject>) => ({
  convention: given.CONVENTION ?? 'demo',
  /** The convention's folder, if it isn't in the project's `config/`. */
  configDir: given.CONFIG_DIR,
  dataDir: given.DATA_DIR,
  databaseUrl: given.DATABASE_URL,
  /**
   * The URL of the same database for the role that owns the tables, so that the server's own role can't change
   * audit rows.
   */
  migrationUrl: given.MIGRATION_DATABASE_URL,
  /** Whether a pooler such as PgBouncer lends connections for single transactions. */
  lendsConnections: given.DATABASE_POOL_MODE === 'transaction',
  /** The most PostgreSQL connections that this process opens. */
  poolSize: given.DATABASE_POOL_SIZE,
  /** The clock's setting; absent for the system time. */
  clock: given.CLOCK,
});

/** Parses a command's settings: data, convention and clock. */
const placeSchema = v.pipe(
  placeObject,
  v.forward(
    v.check((given) => hasConvention(given), NO_CONVENTION),
    ['CONVENTION'],
  ),
  v.transform(toPlace),
);

/** Parses a server's settings, except those of payment providers, whose names contain the account. */
const envSchema = v.pipe(
  v.object({
    ...placeVariables,
    PORT: v.optional(port, '8080'),
    DRAIN_SECONDS: v.optional(seconds, '2'),
    ALLOW_PUBLIC_DEMO: v.optional(v.picklist(['true', 'false'], 'must be true or false'), 'false'),
    HOST: v.optional(v.string(), '127.0.0.1'),
    SMTP_URL: v.optional(smtpUrl),
    PACKET_S3_KEY_ID: v.optional(v.string()),
    PACKET_S3_SECRET: v.optional(v.string()),
    PUBLIC_URL: v.optional(origin),
    CORS_ORIGINS: v.optional(origins),
    TRUST_PROXY: v.optional(proxies),
    SLACK_TOKEN: v.optional(v.string()),
    MAIL: v.optional(v.picklist(MAIL_MODES, `must be one of ${MAIL_MODES.join(', ')}`), 'send'),
    METRICS_PORT: v.optional(port),
    SESSION_SECRET: v.optional(secret),
    SESSION_SECRET_PREVIOUS: v.optional(secret),
    LOG_LEVEL: v.optional(logLevel, 'info'),
    NODE_ENV: v.optional(v.string()),
    PORTAL_DIR: v.optional(path),
  }),
  v.forward(
    v.check((given) => hasConvention(given), NO_CONVENTION),
    ['CONVENTION'],
  ),
  v.forward(
    v.check(
      (given) => !given.PACKET_S3_KEY_ID || given.PACKET_S3_SECRET !== undefined,
      'is missing',
    ),
    ['PACKET_S3_SECRET'],
  ),
  v.forward(
    v.check(
      (given) => !given.PACKET_S3_SECRET || given.PACKET_S3_KEY_ID !== undefined,
      'is missing',
    ),
    ['PACKET_S3_KEY_ID'],
  ),
  v.transform((given) => {
    const { PORT, PACKET_S3_KEY_ID: id, PACKET_S3_SECRET: key } = given;
    const publicUrl = given.PUBLIC_URL ?? `http://localhost:${PORT}`;
    return {
      ...toPlace(given),
      port: PORT,
      host: given.HOST,
      /** How long the server keeps answering after a stop signal, while `/healthz` answers 503, in milliseconds. */
      drainMs: given.DRAIN_SECONDS * 1000,
      smtpUrl: given.SMTP_URL,
      /** Whether mails stay queued, as in a copy of the data for testing. */
      holdsMail: given.MAIL === 'hold',
      /** The port for Prometheus; undefined turns metrics off. */
      metricsPort: given.METRICS_PORT,
      /** Keys of the S3-compatible service that stores the voter packet. */
      packetKeys: id !== undefined && key !== undefined ? { id, secret: key } : undefined,
      /** The portal's public origin without a trailing slash, used in the links of mails. */
      publicUrl,
      /** Origins of other sites whose pages may call the API with a member's session. */
      corsOrigins: given.CORS_ORIGINS ?? [],
      /**
       * How many proxies in front of the server add to `X-Forwarded-For`. With https there is at least one, because
       * the server itself doesn't serve https.
       */
      trustedProxies: given.TRUST_PROXY ?? (publicUrl.startsWith('https:') ? 1 : 0),
      /** The Slack token for inviting people. */
      slackToken: given.SLACK_TOKEN,
      sessionSecret: given.SESSION_SECRET,
      /** The previous secret, with which stored hashes are still recognized. */
      previousSecret: given.SESSION_SECRET_PREVIOUS,
      logLevel: given.LOG_LEVEL,
      isProduction: given.NODE_ENV === 'production',
      /** Whether others may reach this server: `PUBLIC_URL` isn't local, or is missing in production. */
      isPublic: given.PUBLIC_URL ? !isLocal(given.PUBLIC_URL) : given.NODE_ENV === 'production',
      /** Whether the demo may run where others can reach it. */
      allowsPublicDemo: given.ALLOW_PUBLIC_DEMO === 'true',
      /** The portal's build output; in the packed server, it is next to the server. */
      portalDir: given.PORTAL_DIR ?? join(root, 'portal'),
    };
  }),
);
