// Decisions: docs/decisions/operations.md
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { Resolver } from 'node:dns/promises';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { unescape } from 'node:querystring';
import { connect } from 'node:tls';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { createTransport } from 'nodemailer';
import { verifyAudit } from '../audit/chain.ts';
import { findMissingApprovers } from '../crew/requirements.ts';
import { loadConvention } from '../config/load.ts';
import { readConvention } from '../config/read.ts';
import type { Convention } from '../config/types.ts';
import type { Database } from '../database/connect.ts';
import { getReason } from '../database/unavailable.ts';
import { oneLine } from '../mail/escape.ts';
import { readEnv, type Env } from '../process/env.ts';
import { isLive } from '../process/payments/providers.ts';
import { StartError } from '../process/startError.ts';
import { version } from '../process/version.ts';
import { withData, type CommandContext } from '../start/command.ts';
import { UsageError } from './command.ts';

export const USAGE = `conkit doctor   checks an installation before it opens, and says what to do
  --dkim <selector>    the selector of the mail server's DKIM key; once for each
  --backups <folder>   where deploy/backup.sh writes
  --ntp <host>         the time server to compare with; pool.ntp.org when absent
  --json               print JSON
Ends with 1 if something must be repaired.`;

/** `unknown`: it could not be checked, and the text says what is missing. */
type State = 'good' | 'unknown' | 'warning' | 'problem';

/** The result of one check. */
export interface Finding {
  readonly topic: 'address' | 'mail' | 'clock' | 'backup' | 'secrets' | 'crew' | 'data';
  readonly state: State;
  /** What was found and, unless it is good, what to do. */
  readonly text: string;
}

/** What the checks ask outside this process. Tests replace it. */
export interface Outside {
  /** Returns the TXT records of a name; rejects with the code `ENOTFOUND` or `ENODATA` if there are none. */
  readonly readTxt: (name: string) => Promise<readonly (readonly string[])[]>;
  /** Returns when the certificate of a host expires. Rejects if it is not valid for the host. */
  readonly readCertificate: (host: string, port: number) => Promise<Date>;
  readonly fetch: typeof fetch;
  /** Signs in to the mail server without sending a mail. */
  readonly greetMailServer: (url: string) => Promise<void>;
  /** Returns the current time of a time server. */
  readonly askTime: (host: string) => Promise<Date>;
  readonly now: () => Date;
}

export interface DoctorOptions {
  readonly dkim: readonly string[];
  readonly backups: string | undefined;
  readonly ntp: string;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** How long each question to another machine may take, in milliseconds. */
const WAIT_MS = 10_000;
/** A backup is made once a day. */
const OLD_BACKUP_MS = 26 * HOUR_MS;
/** Certificates of 90 days are usually renewed 30 days before they expire. */
const SOON_DAYS = 21;
const URGENT_DAYS = 7;
/** How far the clock may be off. Votes are stored with the server's time. */
const CLOCK_WARNING_MS = 2000;
const CLOCK_PROBLEM_MS = 30_000;
/** Fewer different characters than this are no random secret. */
const FEWEST_CHARACTERS = 10;

/** Returns the reason of an error on one line. `fetch` hides it in a cause. */
const getMessage = (error: unknown): string =>
  error instanceof Error && error.cause instanceof Error
    ? getMessage(error.cause)
    : oneLine(getReason(error));

/** Returns whether the network failed, so that nothing is known about the other machine. */
const isNetworkError = (error: unknown): boolean =>
  error instanceof AggregateError ||
  (error instanceof Error &&
    (error.name === 'AbortError' ||
      'syscall' in error ||
      ('code' in error && error.code === 'ECONNRESET')));

/** Returns findings of one topic. */
const about = (topic: Finding['topic']) => ({
  good: (text: string): Finding => ({ topic, state: 'good', text }),
  unknown: (text: string): Finding => ({ topic, state: 'unknown', text }),
  warning: (text: string): Finding => ({ topic, state: 'warning', text }),
  problem: (text: string): Finding => ({ topic, state: 'problem', text }),
});

/** Checks the public address: https, the certificate, and that this server answers there. */
export async function checkAddress(
  { publicUrl, isPublic }: Pick<Env, 'publicUrl' | 'isPublic'>,
  convention: string,
  outside: Outside,
): Promise<Finding[]> {
  const { good, unknown, warning, problem } = about('address');
  const { protocol, hostname, port } = new URL(publicUrl);
  if (!isPublic) {
    return [
      unknown(`${publicUrl} is on this machine only. Set PUBLIC_URL to the address of members.`),
    ];
  }
  if (protocol !== 'https:') {
    return [
      problem(
        `${publicUrl} is not encrypted. Put a proxy with a certificate before the server, such as Caddy, and set PUBLIC_URL to https.`,
      ),
    ];
  }
  const certificate = async (): Promise<Finding> => {
    try {
      const expires = await outside.readCertificate(hostname, Number(port) || 443);
      const days = Math.floor((expires.getTime() - outside.now().getTime()) / DAY_MS);
      const text = `The certificate of ${hostname} expires in ${days} days`;
      if (days >= SOON_DAYS) return good(`${text}.`);
      const advice = `${text}. Find out why it was not renewed.`;
      return days < URGENT_DAYS ? problem(advice) : warning(advice);
    } catch (error) {
      if (isNetworkError(error)) {
        return unknown(`The certificate of ${hostname} could not be read: ${getMessage(error)}`);
      }
      return problem(`The certificate of ${hostname} is not valid: ${getMessage(error)}`);
    }
  };
  const answer = async (): Promise<Finding[]> => {
    try {
      const response = await outside.fetch(`${publicUrl}/healthz`, {
        signal: AbortSignal.timeout(WAIT_MS),
      });
      const health = (await response.json().catch(() => null)) as {
        version?: string;
        convention?: string;
      } | null;
      if (!response.ok || health?.convention !== convention) {
        return [
          problem(
            `${publicUrl} is answered by something else than this convention's server (status ${response.status}). Check the proxy and PUBLIC_URL.`,
          ),
        ];
      }
      return [
        health.version === version
          ? good(`${publicUrl} is answered by this convention's server.`)
          : warning(
              `${publicUrl} runs version ${health.version}, and this command is of ${version}. Restart the server.`,
            ),
        response.headers.has('strict-transport-security')
          ? good('The server asks browsers to use https only.')
          : warning('The proxy removes the header Strict-Transport-Security. Let it through.'),
      ];
    } catch (error) {
      return [
        problem(
          `${publicUrl} does not answer: ${getMessage(error)}. Check the proxy, the name's address and the firewall.`,
        ),
      ];
    }
  };
  return [await certificate(), ...(await answer())];
}

/** Checks the mail server and, for each domain of senders, SPF (RFC 7208), DKIM (RFC 6376) and DMARC (RFC 7489). */
export async function checkMail(
  { smtpUrl, holdsMail }: Pick<Env, 'smtpUrl' | 'holdsMail'>,
  { contacts, mail }: Pick<Convention, 'contacts' | 'mail'>,
  { dkim }: Pick<DoctorOptions, 'dkim'>,
  outside: Outside,
): Promise<Finding[]> {
  const { good, problem } = about('mail');
  const findings: Finding[] = [];
  if (holdsMail) findings.push(problem('MAIL=hold keeps every mail. Remove it.'));
  if (smtpUrl === undefined) {
    findings.push(problem('Mails are only written to a folder. Set SMTP_URL to your mail server.'));
  } else {
    await outside.greetMailServer(smtpUrl).then(
      () => findings.push(good('The mail server accepts the user name and password.')),
      (error: unknown) =>
        findings.push(
          problem(
            `The mail server refuses us: ${hidePassword(getMessage(error), smtpUrl)}. Correct SMTP_URL.`,
          ),
        ),
    );
  }
  const getDomain = (address: string) => address.slice(address.lastIndexOf('@') + 1).toLowerCase();
  const froms = new Set(Object.values(contacts).map((address) => getDomain(address)));
  // Receivers check SPF for the address that delivery reports go to.
  const envelopes = mail.bounces === undefined ? froms : new Set([getDomain(mail.bounces)]);
  for (const domain of envelopes) findings.push(await checkSpf(domain, outside));
  for (const domain of froms) {
    findings.push(...(await checkDkim(domain, dkim, outside)), await checkDmarc(domain, outside));
  }
  return findings;
}

/** Hides the password of a URL in a server's message, which can repeat it as it was sent: plain or in base64. */
function hidePassword(text: string, url: string): string {
  const { username, password } = new URL(url);
  if (password === '') return text;
  const [name, secret] = [unescape(username), unescape(password)];
  const sent = [`\0${name}\0${secret}`, secret].map((one) => Buffer.from(one).toString('base64'));
  return [...sent, secret, password].reduce((rest, one) => rest.replaceAll(one, '…'), text);
}

/** Returns the TXT records of a name that match, none if the name has none. */
async function readRecords(
  { readTxt }: Outside,
  name: string,
  pattern: RegExp,
): Promise<readonly string[]> {
  const records = await readTxt(name).catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOTFOUND' || code === 'ENODATA') return [];
    throw error;
  });
  return records.map((parts) => parts.join('')).filter((text) => pattern.test(text));
}

/** Runs a check of a name's records. If the resolver fails, nothing is known. */
const withResolver = (name: string, check: () => Promise<Finding>): Promise<Finding> =>
  check().catch((error: unknown) =>
    about('mail').unknown(`The records of ${name} could not be read: ${getMessage(error)}`),
  );

const checkSpf = (domain: string, outside: Outside): Promise<Finding> =>
  withResolver(domain, async () => {
    const { good, problem } = about('mail');
    const [record, ...others] = await readRecords(outside, domain, /^v=spf1(?:\s|$)/i);
    if (record === undefined) {
      return problem(
        `${domain} has no SPF record, so many receivers take our mails for spam. Publish the TXT record that your mail service names, such as "v=spf1 include:… -all".`,
      );
    }
    if (others.length > 0) {
      return problem(`${domain} has ${others.length + 1} SPF records, so none counts. Keep one.`);
    }
    if (/^\S+\s+-all\s*$/i.test(record)) {
      return problem(
        `The SPF record of ${domain} allows no server to send for it. Add what your mail service names.`,
      );
    }
    if (/\s\+?all(?:\s|$)/i.test(record)) {
      return problem(
        `The SPF record of ${domain} allows every server to send for it. End it with -all.`,
      );
    }
    return good(`${domain} has an SPF record.`);
  });

/** Returns the value of a tag in a record of DKIM or DMARC; `undefined` without it. */
const readTag = (record: string, tag: string): string | undefined =>
  new RegExp(`(?:^|;)\\s*${tag}\\s*=([^;]*)`, 'i').exec(record)?.[1]?.trim();

async function checkDkim(
  domain: string,
  selectors: readonly string[],
  outside: Outside,
): Promise<Finding[]> {
  const { good, unknown, problem } = about('mail');
  if (selectors.length === 0) {
    return [
      unknown(
        `DKIM of ${domain}: give the selector that your mail service names, with --dkim <selector>.`,
      ),
    ];
  }
  return Promise.all(
    selectors.map((selector) => {
      const name = `${selector}._domainkey.${domain}`;
      return withResolver(name, async () => {
        const records = await readRecords(outside, name, /^\s*(?:v\s*=\s*DKIM1|(?!v\s*=))/i);
        const keys = records.flatMap((record) => readTag(record, 'p') ?? []);
        if (keys.length === 0) {
          return problem(
            `${name} has no DKIM key. Publish the record that your mail service names.`,
          );
        }
        if (keys.every((key) => key === ''))
          return problem(`The DKIM key at ${name} is revoked. Publish a new one.`);
        return good(`${name} has a DKIM key.`);
      });
    }),
  );
}

const checkDmarc = (domain: string, outside: Outside): Promise<Finding> =>
  withResolver(`_dmarc.${domain}`, async () => {
    const { good, warning, problem } = about('mail');
    // A domain without a record has the policy of its parent domains.
    const labels = domain.split('.');
    for (let from = 0; from <= labels.length - 2; from += 1) {
      const name = `_dmarc.${labels.slice(from).join('.')}`;
      const [record, ...others] = await readRecords(outside, name, /^v\s*=\s*DMARC1\s*(?:;|$)/i);
      if (record === undefined) continue;
      if (others.length > 0) {
        return problem(`${name} has ${others.length + 1} DMARC records, so none counts. Keep one.`);
      }
      const tag = from > 0 && readTag(record, 'sp') !== undefined ? 'sp' : 'p';
      const policy = readTag(record, tag)?.toLowerCase() ?? 'none';
      return policy === 'quarantine' || policy === 'reject'
        ? good(`${name} has a DMARC policy.`)
        : warning(
            `${name} only observes (${tag}=${policy}). When its reports show that our mails pass, set ${tag}=quarantine.`,
          );
    }
    return problem(
      `${domain} has no DMARC record, which large mail services require. Publish a TXT record at _dmarc.${domain}: "v=DMARC1; p=none; rua=mailto:…".`,
    );
  });

/** Compares this machine's clock with a time server's. */
export async function checkClock(ntp: string, outside: Outside): Promise<Finding> {
  const { good, unknown, warning, problem } = about('clock');
  try {
    const time = await outside.askTime(ntp);
    const off = Math.abs(time.getTime() - outside.now().getTime());
    const text = `The clock differs from ${ntp} by ${(off / 1000).toFixed(1)} seconds`;
    if (off < CLOCK_WARNING_MS) return good(`${text}.`);
    const advice = `${text}: deadlines are this server's time. Install chrony or systemd-timesyncd.`;
    return off < CLOCK_PROBLEM_MS ? warning(advice) : problem(advice);
  } catch (error) {
    return unknown(`${ntp} could not be asked for the time: ${getMessage(error)}`);
  }
}

/** Checks the age of the newest backup that `deploy/backup.sh` wrote. */
export function checkBackups(folder: string | undefined, now: Date): Finding {
  const { good, unknown, problem } = about('backup');
  if (folder === undefined) {
    return unknown('Name the folder of the backups, with --backups <folder>.');
  }
  let names: readonly string[];
  try {
    names = readdirSync(folder).filter((name) => /^conkit-.+\.dump$/.test(name));
  } catch (error) {
    return problem(`The folder of the backups cannot be read: ${getMessage(error)}`);
  }
  // A backup that is too old can be deleted at this moment.
  const times = names
    .map((name) => statSync(join(folder, name), { throwIfNoEntry: false }))
    .flatMap((file) => (file && file.size > 0 ? [file.mtimeMs] : []));
  if (times.length === 0) {
    return problem(
      `${folder} has no backup. Run deploy/backup.sh each day; docs/operate.md says how.`,
    );
  }
  const age = now.getTime() - Math.max(...times);
  const text = `The newest backup is ${Math.round(age / HOUR_MS)} hours old`;
  return age > OLD_BACKUP_MS
    ? problem(`${text}. Find out why none was made since.`)
    : good(`${text}.`);
}

/** Checks the variables that must not be those of a test. */
export function checkSecrets(
  env: Pick<
    Env,
    'sessionSecret' | 'previousSecret' | 'isProduction' | 'clock' | 'paymentSettings' | 'isPublic'
  >,
  { payments, demo }: Pick<Convention, 'payments' | 'demo'>,
): Finding[] {
  const { good, warning, problem } = about('secrets');
  const { sessionSecret, previousSecret, isProduction, clock, paymentSettings } = env;
  const findings: Finding[] = [];
  if (sessionSecret === undefined) {
    findings.push(
      warning(
        'SESSION_SECRET is not set, so the server keeps one next to its data. Set it, for example to the output of `openssl rand -hex 32`.',
      ),
    );
  } else if (new Set(sessionSecret).size < FEWEST_CHARACTERS) {
    findings.push(
      problem('SESSION_SECRET can be guessed. Use the output of `openssl rand -hex 32`.'),
    );
  } else if (sessionSecret === previousSecret) {
    findings.push(problem('SESSION_SECRET_PREVIOUS is the same secret. Remove it.'));
  }
  if (!isProduction) findings.push(problem('Set NODE_ENV=production.'));
  if (clock) findings.push(problem('CLOCK sets the time of a test. Remove it.'));
  if (demo) {
    findings.push(
      problem('The configuration says demo: true: anyone could sign in. Remove that line.'),
    );
  } else if (!isLive(payments.adapter, paymentSettings)) {
    findings.push(
      problem(
        'No card is charged: the payment provider is the sandbox, or a key is a test key. docs/payments.md says how to go live.',
      ),
    );
  }
  return findings.length > 0 ? findings : [good('Secrets and keys are those of a real server.')];
}

/** Checks roles, second administrators and observers. */
export async function checkCrew(
  db: Database,
  config: Pick<Convention, 'crew' | 'awards'>,
): Promise<Finding[]> {
  const { good, warning, problem } = about('crew');
  const missing = await findMissingApprovers(db, { config });
  const findings = missing.map((text) => problem(text));
  if (config.crew.single_administrator) {
    findings.push(
      warning('One administrator can do everything alone (crew.single_administrator).'),
    );
  }
  if (config.crew.passkeys !== 'required') {
    findings.push(
      warning(
        'Someone who reads an administrator’s mailbox can act as them. Set crew.passkeys: required.',
      ),
    );
  }
  if (config.crew.observers.length === 0) {
    findings.push(
      warning('No observer gets the daily hash of the audit log. Name two in crew.observers.'),
    );
  }
  return findings.length > 0 ? findings : [good('Each role has two administrators.')];
}

/** Checks the database: its engine, its clock, the audit log and the mails that failed. */
export async function checkData(
  db: Database,
  { databaseUrl, isPublic }: Pick<Env, 'databaseUrl' | 'isPublic'>,
  now: Date,
): Promise<Finding[]> {
  const { good, warning, problem } = about('data');
  const findings: Finding[] = [];
  if (databaseUrl === undefined && isPublic) {
    findings.push(
      warning(
        'The embedded database serves one process and has no second copy. Move to PostgreSQL: conkit move.',
      ),
    );
  }
  if (databaseUrl !== undefined) {
    const { rows } = await sql<{ now: Date; may_change: boolean }>`
      select clock_timestamp() as now,
        has_table_privilege('audit', 'update') or has_table_privilege('audit', 'delete') as may_change
    `.execute(db);
    const [row] = rows;
    const off = row ? Math.abs(row.now.getTime() - now.getTime()) : 0;
    if (off > CLOCK_WARNING_MS) {
      findings.push(
        problem(
          `The database's clock differs from this machine's by ${Math.round(off / 1000)} seconds.`,
        ),
      );
    }
    if (row?.may_change) {
      findings.push(
        warning(
          'The server’s database role can change rows of the audit log. Give the tables to another role: MIGRATION_DATABASE_URL in docs/operate.md.',
        ),
      );
    }
  }
  const { fault } = await verifyAudit(db);
  if (fault !== undefined) findings.push(problem(`The audit log is damaged: ${fault}`));
  const since = new Date(now.getTime() - DAY_MS);
  const { failed } = await db
    .selectFrom('mail_job')
    .select(({ fn }) => fn.countAll<number | string>().as('failed'))
    .where('failed_at', '>', since)
    .executeTakeFirstOrThrow();
  if (Number(failed) > 0) {
    findings.push(
      warning(`${failed} mails failed since yesterday. See conkit mail list --state failed.`),
    );
  }
  return findings.length > 0 ? findings : [good('The database and the audit log are sound.')];
}

const SIGNS: Readonly<Record<State, string>> = {
  good: '✓',
  unknown: '?',
  warning: '!',
  problem: '✗',
};

/** Formats findings, one per line, and a last line with how many must be repaired. */
export function formatFindings(findings: readonly Finding[]): string {
  const problems = findings.filter(({ state }) => state === 'problem').length;
  return [
    ...findings.map(({ state, topic, text }) => `${SIGNS[state]} ${topic.padEnd(7)}  ${text}`),
    '',
    problems === 0
      ? 'Nothing must be repaired.'
      : `${problems} of ${findings.length} must be repaired.`,
  ].join('\n');
}

const NTP_PORT = 123;
/** Seconds between 1900, where NTP begins, and 1970. */
const NTP_TO_UNIX = 2_208_988_800;

/** Returns whether an answer has the time of a server that knows it: neither "unsynchronized" nor "kiss of death". */
const hasTime = (answer: Buffer): boolean =>
  answer.length >= 48 &&
  answer.readUInt8(0) >> 6 !== 3 &&
  answer.readUInt8(1) > 0 &&
  answer.readUInt32BE(40) > 0;

/** Asks a time server (SNTP, RFC 4330). Adds half of the time that the answer took. */
export async function askTime(host: string, port = NTP_PORT): Promise<Date> {
  const socket = createSocket('udp4');
  try {
    const sent = performance.now();
    // Version 4, client.
    const request = Buffer.alloc(48);
    request[0] = 0x23;
    const answered = once(socket, 'message', { signal: AbortSignal.timeout(WAIT_MS) });
    socket.send(request, port, host);
    const [answer] = (await answered) as [Buffer];
    if (!hasTime(answer)) throw new Error(`${host} sent no time`);
    const seconds = answer.readUInt32BE(40) - NTP_TO_UNIX + answer.readUInt32BE(44) / 2 ** 32;
    return new Date(seconds * 1000 + (performance.now() - sent) / 2);
  } finally {
    socket.close();
  }
}

async function readCertificate(host: string, port: number): Promise<Date> {
  const socket = connect({ host, port, servername: host, timeout: WAIT_MS });
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(WAIT_MS) });
    return new Date(socket.getPeerCertificate().valid_to);
  } finally {
    socket.destroy();
  }
}

async function greetMailServer(url: string): Promise<void> {
  const transport = createTransport({
    url,
    connectionTimeout: WAIT_MS,
    greetingTimeout: WAIT_MS,
    socketTimeout: WAIT_MS,
  });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

const realOutside: Outside = {
  // The usual resolver waits 25 seconds for each server.
  readTxt: (name) => new Resolver({ timeout: WAIT_MS / 4, tries: 2 }).resolveTxt(name),
  readCertificate,
  fetch: (...args) => fetch(...args),
  greetMailServer,
  askTime,
  now: () => new Date(),
};

/** Runs all checks. Those of the data are left out with their reason, if the data can't be opened. */
export async function examine(
  env: Env,
  config: Convention,
  openData: <Result>(run: (context: CommandContext) => Promise<Result>) => Promise<Result>,
  options: DoctorOptions,
  outside: Outside,
): Promise<readonly Finding[]> {
  const now = outside.now();
  const inData = openData(async ({ db }) => [
    ...(await checkCrew(db, config)),
    ...(await checkData(db, env, now)),
  ]).catch((error: unknown) => {
    if (!(error instanceof StartError)) throw error;
    return [about('data').unknown(`The data could not be opened: ${error.message}`)];
  });
  const groups = await Promise.all([
    checkAddress(env, config.id, outside),
    checkMail(env, config, options, outside),
    checkClock(options.ntp, outside),
    checkBackups(options.backups, now),
    checkSecrets(env, config),
    inData,
  ]);
  return groups.flat();
}

/** @throws UsageError */
function readOptions(args: readonly string[]): DoctorOptions & { readonly isJson: boolean } {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        dkim: { type: 'string', multiple: true, default: [] },
        backups: { type: 'string' },
        ntp: { type: 'string', default: 'pool.ntp.org' },
        json: { type: 'boolean', default: false },
      },
    });
    const { dkim, backups, ntp, json } = values;
    return { dkim, backups, ntp, isJson: json };
  } catch (error) {
    throw new UsageError(`${getMessage(error)}\n${USAGE}`);
  }
}

/** Runs `conkit doctor`: checks the installation that the server's variables describe. Changes nothing. */
export async function doctorCommand(args: readonly string[]): Promise<void> {
  const { isJson, ...options } = readOptions(args);
  const env = readEnv(process.env);
  const config = loadConvention(readConvention(env.convention, env.configDir), new Date());
  const openData = <Result>(run: (context: CommandContext) => Promise<Result>) =>
    withData(process.env, run);
  const findings = await examine(env, config, openData, options, realOutside);
  const text = isJson ? JSON.stringify({ findings }, null, 2) : formatFindings(findings);
  process.stdout.write(`${text}\n`);
  if (findings.some(({ state }) => state === 'problem')) process.exitCode = 1;
}
