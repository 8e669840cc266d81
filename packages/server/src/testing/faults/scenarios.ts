import { Client } from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import { webhookSecret, stripeEnv } from '../stripe.ts';
import { startStripeDouble, type SentEvent } from '../stripeDouble.ts';
import { someAddress } from './load.ts';
import { startMailDouble } from './mailDouble.ts';
import type { OwnPostgres } from './ownPostgres.ts';
import type { ServerProcess } from './serverProcess.ts';
import { makeSetting, type Scale } from './setting.ts';
import type { SmallDisk } from './smallDisk.ts';
import type { Verdict } from './verdict.ts';

const ROUNDS = 3;

/** The answer to a call while the database is unavailable. */
export interface Refusal {
  readonly path: string;
  readonly status: number;
  readonly retryAfter: string | null;
}

async function look(url: string, path: string, cookie?: string): Promise<Refusal> {
  const answer = await fetch(`${url}${path}`, { headers: cookie === undefined ? {} : { cookie } });
  await answer.arrayBuffer();
  return { path, status: answer.status, retryAfter: answer.headers.get('retry-after') };
}

/** Waits until `/healthz` reports a failure, then calls it again, because its result is cached briefly. */
async function lookUntilRefused(url: string, cookie?: string): Promise<Refusal> {
  await until(async () => (await look(url, '/healthz', cookie)).status !== 200);
  return look(url, '/healthz', cookie);
}

/** Ends every database connection repeatedly while members are at work. */
export async function endConnections(scale: Scale, url: string): Promise<Verdict> {
  const setting = await makeSetting(scale, { url });
  const client = new Client(url);
  await client.connect();
  try {
    const tally = await setting.whileBusy(async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        await client.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
           where datname = current_database() and application_name = 'conkit'`,
        );
        await sleep(scale.stageMs / ROUNDS);
      }
    });
    return await setting.judge(tally);
  } finally {
    await client.end();
    await setting.close();
  }
}

/**
 * Stops and restarts PostgreSQL while members are at work.
 *
 * @returns the verdict, with the answers given in the meantime
 */
export async function restartPostgres(
  scale: Scale,
  postgres: OwnPostgres,
): Promise<Verdict & { readonly meanwhile: readonly Refusal[]; readonly log: string }> {
  const setting = await makeSetting(scale, { url: postgres.url });
  const { server, members } = setting;
  const [member] = members;
  const meanwhile: Refusal[] = [];
  try {
    const tally = await setting.whileBusy(async () => {
      for (const how of ['immediate', 'fast'] as const) {
        await postgres.stop(how);
        for (const cookie of [undefined, member?.cookie]) {
          meanwhile.push(await lookUntilRefused(server.url, cookie));
        }
        meanwhile.push(await look(server.url, '/api/user', member?.cookie));
        meanwhile.push(await look(server.url, `/api/hugo/${member?.id}/votes`, member?.cookie));
        await postgres.start();
      }
    });
    return { ...(await setting.judge(tally)), meanwhile, log: server.log() };
  } finally {
    await setting.close();
  }
}

/** Kills and restarts the server several times while members are at work. */
export async function killServer(
  scale: Scale,
  url: string | undefined,
  times: number,
): Promise<Verdict> {
  const setting = await makeSetting(scale, { url });
  const { server } = setting;
  try {
    const tally = await setting.whileBusy(async () => {
      for (let time = 0; time < times; time += 1) {
        await server.kill();
        await server.start();
        await sleep(scale.stageMs);
      }
    });
    await server.kill();
    return await setting.judge(tally);
  } finally {
    await setting.close();
  }
}

/** Runs two servers on one PostgreSQL, stops one cleanly and kills the other later. */
export async function endOneOfTwo(scale: Scale, url: string): Promise<Verdict> {
  const setting = await makeSetting(scale, { url });
  const { server } = setting;
  try {
    const other = await setting.another();
    const tally = await setting.whileBusy(async () => {
      server.signal('SIGTERM');
      await server.ended();
      await sleep(scale.stageMs);
      await server.start();
      await other.kill();
    });
    return await setting.judge(tally);
  } finally {
    await setting.close();
  }
}

/** Observations while the disk was full. */
export interface FullDisk extends Verdict {
  /** The answer of `/healthz`; undefined when the process had exited. */
  readonly health: Refusal | undefined;
  /** The process's exit code and output, if it had exited. */
  readonly ended: { readonly code: number | null; readonly says: string } | undefined;
}

const PATIENCE_MS = 60_000;

/**
 * Fills the database's disk while members are at work, until `/healthz` reports a failure or the server exits. Then
 * frees space, and restarts the server if it had exited.
 *
 * @param url the PostgreSQL on that disk; without a URL, PGlite stores its data there
 * @param left how many bytes stay free: enough for tables for a while, but too few for a new WAL file
 */
export async function fillDisk(
  scale: Scale,
  disk: SmallDisk,
  url: string | undefined,
  left = 0,
): Promise<FullDisk> {
  const setting = await makeSetting(scale, url === undefined ? { within: disk.folder } : { url });
  const { server } = setting;
  let seen: Pick<FullDisk, 'health' | 'ended'> = { health: undefined, ended: undefined };
  try {
    const tally = await setting.whileBusy(
      async () => {
        await disk.fill(left);
        seen = await untilNotWell(server);
        await disk.free();
        if (seen.ended) await server.start();
        else await until(async () => (await look(server.url, '/healthz')).status === 200);
      },
      { padding: 2000 },
    );
    server.signal('SIGTERM');
    await server.ended();
    return { ...(await setting.judge(tally)), ...seen };
  } finally {
    await setting.close();
  }
}

async function untilNotWell(server: ServerProcess): Promise<Pick<FullDisk, 'health' | 'ended'>> {
  let health: Refusal | undefined;
  await until(async () => {
    health = await look(server.url, '/healthz').catch(() => undefined);
    return health?.status !== 200;
  });
  if (health) return { health, ended: undefined };
  return { health, ended: { code: await server.ended(), says: server.log() } };
}

async function until(isSo: () => Promise<boolean>, patienceMs = PATIENCE_MS): Promise<void> {
  for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await sleep(100)) {
    if (await isSo()) return;
  }
  throw new Error('timed out');
}

/** Stripe's records compared with ours. */
export interface Payments extends Verdict {
  /** The number of charges. */
  readonly charges: number;
  /** The number of successful payments, each of which added one member. */
  readonly paid: number;
}

/** The faults of Stripe. Three dropped requests in a row are more than the client retries. */
const FAULTS = [
  'drop the answer',
  'server error',
  'drop the request',
  'drop the request',
  'drop the request',
] as const;
const LATE_MS = 1000;

/**
 * Lets members buy while Stripe answers late, with errors, or not at all; then sends every event twice, newest first.
 */
export async function breakPayments(scale: Scale, url: string | undefined): Promise<Payments> {
  const stripe = await startStripeDouble();
  // A convention that uses Stripe, at a time when it sold memberships.
  const env = { ...stripeEnv(stripe), CONVENTION: 'dublin-2019', CLOCK: '2019-02-01T12:00:00Z' };
  const setting = await makeSetting(scale, { url, env });
  let token = 0;
  try {
    const tally = await setting.whileBusy(
      async () => {
        for (const delay of [0, LATE_MS, 0]) {
          stripe.delay = delay;
          stripe.faults.push(...FAULTS);
          await sleep(scale.stageMs);
        }
      },
      {
        kinds: ['purchase'],
        source: () => `ctoken_ok_${(token += 1)}`,
        patienceMs: 10 * LATE_MS,
      },
    );
    const events = stripe
      .payments()
      .flatMap(({ id, status }) =>
        status === 'succeeded'
          ? [stripe.event('payment_intent.succeeded', id, webhookSecret('DEFAULT'))]
          : [],
      );
    for (const event of [...events, ...events].toReversed()) await sendEvent(setting.server, event);
    await setting.server.kill();
    const verdict = await setting.judge(tally);
    const paid = await setting.withDatabase((db) =>
      db.selectFrom('payment').select('id').where('status', '=', 'succeeded').execute(),
    );
    return { ...verdict, charges: stripe.charges(), paid: paid.length };
  } finally {
    await setting.close();
    await stripe.close();
  }
}

async function sendEvent({ url }: ServerProcess, { body, signature }: SentEvent): Promise<void> {
  const answer = await fetch(`${url}/api/webhook/stripe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body,
  });
  if (!answer.ok) throw new Error(`an event was refused: ${answer.status} ${await answer.text()}`);
}

/** The outcomes of mails. */
export interface Mails {
  /** The number of acknowledged requests for a mail. */
  readonly acknowledged: number;
  /** The number of these requests whose mail the mail server acknowledged exactly once. */
  readonly found: number;
  /**
   * The number of mails that the mail server received before it closed its connections without an answer. They
   * may arrive twice.
   */
  readonly died: number;
}

/** Requests login links while the mail server refuses, never answers, or disconnects without an answer. */
export async function breakMailServer(scale: Scale, url: string | undefined): Promise<Mails> {
  const mail = await startMailDouble();
  const setting = await makeSetting(scale, { url, env: { SMTP_URL: mail.url } });
  let asked = 0;
  let died = 0;
  try {
    for (const mode of ['refuse', 'hang', 'die', 'take'] as const) {
      mail.mode = mode;
      const before = mail.spoiled.length;
      for (let n = 0; n < scale.members; n += 1) {
        const body = { email: `asks-${asked}@example.com` };
        if (await isTaken(setting.server, body)) asked += 1;
      }
      await sleep(scale.stageMs);
      if (mode === 'die') died = mail.spoiled.length - before;
    }
    await until(async () => mail.taken.length >= asked, 10 * PATIENCE_MS);
    await setting.server.kill();
    return { acknowledged: asked, found: once(mail.taken), died };
  } finally {
    await setting.close();
    await mail.close();
  }
}

const once = (addresses: readonly string[]): number =>
  addresses.filter((address, n) => !addresses.some((other, at) => at !== n && other === address))
    .length;

async function isTaken({ url }: ServerProcess, body: object): Promise<boolean> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': someAddress() };
  const request = { method: 'POST', headers, body: JSON.stringify(body) };
  return (await fetch(`${url}/api/key`, request)).ok;
}
