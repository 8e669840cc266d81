import { existsSync, mkdirSync, unlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { resolveInstant } from '@conkit/rules';
import { StartError } from './startError.ts';
import { readStripe, type StripeSettings } from './stripeEnv.ts';

/** How the clock runs; without it, by the machine's own time. */
export interface ClockSetting {
  readonly start: Date;
  readonly standsStill: boolean;
}

/** Which data, of which convention, and what time it is there: what a command needs of the environment. */
export interface Place {
  readonly convention: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly clock: ClockSetting | undefined;
}

/** The environment, parsed. */
export interface Env extends Place {
  readonly port: number;
  readonly host: string;
  readonly smtpUrl: string | undefined;
  readonly stripe: StripeSettings;
  /** Of the S3-compatible service that keeps the voter packet. */
  readonly packetKeys: { readonly id: string; readonly secret: string } | undefined;
  /** Where people find the portal, without a slash at the end; links in mails begin with it. */
  readonly publicUrl: string;
  /** How many proxies in front of the server tell it, in `X-Forwarded-For`, where requests come from. */
  readonly trustedProxies: number;
  /** What Slack lets the server invite people by. */
  readonly slackToken: string | undefined;
  readonly sessionSecret: string | undefined;
  readonly logLevel: string;
  readonly isProduction: boolean;
  readonly portalDir: string | undefined;
}

type Variables = Readonly<Record<string, string | undefined>>;

const getter = (variables: Variables) => (name: string) => variables[name]?.trim() || undefined;

/**
 * Reads where the data are, and makes nothing.
 *
 * @throws StartError naming the variable
 */
export function readPlace(variables: Variables): Place {
  const get = getter(variables);
  return {
    convention: get('CONVENTION') ?? 'demo',
    dataDir: resolve(get('DATA_DIR') ?? './data'),
    databaseUrl: readUrl('DATABASE_URL', get('DATABASE_URL'), ['postgres:', 'postgresql:']),
    clock: readClock(get('CLOCK')),
  };
}

/** How the database of a place is opened; a connection that breaks is told to whoever runs a command. */
export const databaseOptions = ({ databaseUrl, dataDir }: Place) => ({
  url: databaseUrl,
  folder: join(dataDir, 'database'),
  onError: (error: Error) => process.stderr.write(`${error.message}\n`),
});

/**
 * Reads the environment variables, and makes the data folder; an empty one counts as not set.
 *
 * @throws StartError naming the variable
 */
export function readEnv(variables: Variables): Env {
  const get = getter(variables);
  const place = readPlace(variables);
  makeWritable(place.dataDir);
  const port = readPort(get('PORT') ?? '8080');
  const host = get('HOST') ?? '127.0.0.1';
  const publicUrl = readPublicUrl(get('PUBLIC_URL') ?? `http://localhost:${port}`);
  return {
    ...place,
    port,
    host,
    smtpUrl: readSmtp(get('SMTP_URL')),
    stripe: readStripe(Object.keys(variables), get, publicUrl),
    packetKeys: readPacketKeys(get('PACKET_S3_KEY_ID'), get('PACKET_S3_SECRET')),
    publicUrl,
    // The server speaks no https of its own: somebody in front of it does.
    trustedProxies: readProxies(get('TRUST_PROXY') ?? (publicUrl.startsWith('https:') ? '1' : '0')),
    slackToken: get('SLACK_TOKEN'),
    sessionSecret: readSecret(get('SESSION_SECRET')),
    logLevel: readLevel(get('LOG_LEVEL') ?? 'info'),
    isProduction: get('NODE_ENV') === 'production',
    portalDir: get('PORTAL_DIR') && resolve(get('PORTAL_DIR') ?? ''),
  };
}

function readPort(value: string): number {
  const port = Number(value);
  if (/^\d+$/.test(value) && port > 0 && port <= 65_535) return port;
  throw new StartError(`PORT: "${value}" is no port number`);
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
  mkdirSync(folder);
}

function readUrl(name: string, value: string | undefined, protocols: readonly string[]) {
  if (value === undefined) return undefined;
  const starts = protocols.map((protocol) => `${protocol}//`);
  if (!starts.some((start) => value.startsWith(start))) {
    throw new StartError(`${name}: must begin with ${starts.join(' or ')}`);
  }
  if (URL.canParse(value)) return value;
  throw new StartError(
    `${name}: cannot be read; in a password, write # as %23, / as %2F, @ as %40 and % as %25`,
  );
}

function readSmtp(given: string | undefined): string | undefined {
  const value = readUrl('SMTP_URL', given, ['smtp:', 'smtps:']);
  if (value === undefined || new URL(value).hostname !== '') return value;
  throw new StartError('SMTP_URL: names no server');
}

function readPacketKeys(id: string | undefined, secret: string | undefined) {
  if (id !== undefined && secret !== undefined) return { id, secret };
  if (id === secret) return undefined;
  throw new StartError(`${id ? 'PACKET_S3_SECRET' : 'PACKET_S3_KEY_ID'}: is missing`);
}

function readPublicUrl(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url && ['http:', 'https:'].includes(url.protocol) && url.href === `${url.origin}/`) {
    return url.origin;
  }
  throw new StartError(`PUBLIC_URL: "${value}" is not like https://members.example.com`);
}

function readProxies(value: string): number {
  if (/^\d$/.test(value)) return Number(value);
  throw new StartError(`TRUST_PROXY: "${value}" is no number of proxies from 0 to 9`);
}

/** The fewest characters of a `SESSION_SECRET`. */
export const SECRET_LENGTH = 32;

function readSecret(value: string | undefined): string | undefined {
  if (value === undefined || value.length >= SECRET_LENGTH) return value;
  throw new StartError(`SESSION_SECRET: needs at least ${SECRET_LENGTH} characters`);
}

function readClock(value: string | undefined): ClockSetting | undefined {
  if (value === undefined) return undefined;
  const standsStill = value.startsWith('fixed:');
  const text = standsStill ? value.slice('fixed:'.length) : value;
  const start = /^\d/.test(text) ? resolveInstant(text, new Date(0)) : undefined;
  if (start !== undefined) return { start: new Date(start), standsStill };
  throw new StartError(`CLOCK: "${value}" is not like 2019-07-01T00:00:00Z`);
}

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

function readLevel(value: string): string {
  if (LEVELS.includes(value)) return value;
  throw new StartError(`LOG_LEVEL: must be one of ${LEVELS.join(', ')}`);
}
