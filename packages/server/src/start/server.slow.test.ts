import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { getOutboxFolder, readOutbox } from '../adapters/outbox.ts';
import { freePort } from '../testing/faults/freePort.ts';
import { type RunningServer, startServer } from './server.ts';

// Creating the embedded database takes seconds, and much longer on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const nothing = () => {};

let folder: string;
let port: number;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'conkit-start-'));
  port = await freePort();
});
afterAll(() => rmSync(folder, { recursive: true }));

const variables = (more: Record<string, string> = {}) => ({
  DATA_DIR: folder,
  PORT: String(port),
  LOG_LEVEL: 'silent',
  DRAIN_SECONDS: '0',
  ...more,
});
const at = (path: string) => `http://127.0.0.1:${port}${path}`;
const codes = async ({ context }: RunningServer) =>
  (await context.db.selectFrom('series_extra_code').select('code').execute()).length;
const people = ({ context }: RunningServer) =>
  context.db.selectFrom('person').selectAll().orderBy('id').execute();

it('starts with the demo’s people and keeps their changes', async () => {
  const first = await startServer(variables());
  const seeded = await people(first);
  expect(seeded.map(({ membership }) => membership)).toEqual(
    expect.arrayContaining(['Adult', 'Child', 'Supporter', 'NonMember']),
  );
  expect(seeded.some(({ daypass_type }) => daypass_type === 'Adult')).toBe(true);
  const invoices = await first.context.db.selectFrom('payment').selectAll().execute();
  expect(invoices).toMatchObject([{ status: 'invoice', amount: 6000, category: 'sponsor' }]);
  const pool = await codes(first);
  expect(pool).toBeGreaterThan(10);
  const closes = first.context.config.awards['hugo']?.voting?.closes;
  await first.context.db.updateTable('person').set({ city: 'Cork' }).execute();
  await first.stop();

  const second = await startServer(variables());
  const kept = await people(second);
  expect(kept.map(({ id, city }) => [id, city])).toEqual(seeded.map(({ id }) => [id, 'Cork']));
  expect(await codes(second)).toBe(pool);
  // Durations are measured from the first start, so a restart doesn't move deadlines.
  expect(second.context.config.awards['hugo']?.voting?.closes).toBe(closes);
  await second.stop();
});

it('assigns the number after the demo’s last one to the next member', async () => {
  const server = await startServer(variables());
  const numbers = (await people(server)).map(({ member_number }) => member_number ?? 0);
  const { insertPerson } = await import('../people/insert.ts');
  const { db, clock } = server.context;
  const next = { membership: 'Adult', legal_name: 'Next', email: 'next@example.com' };
  const { member_number } = await insertPerson(db, clock, next);
  expect(member_number).toBe(Math.max(...numbers) + 1);
  await server.stop();
});

it('sends the mails that a request queued', async () => {
  const server = await startServer(variables());
  const answer = await fetch(at('/api/key'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'family@example.com' }),
  });
  expect(answer.status).toBe(200);
  const mails = () => readOutbox(getOutboxFolder(folder));
  await expect.poll(async () => (await mails()).length, { timeout: 8000 }).toBe(1);
  const [mail] = await mails();
  expect(mail?.text).toContain('/login/family%40example.com/');
  await server.stop();
});

it('finishes the running request when it stops, then accepts no more', async () => {
  const server = await startServer(variables());
  let release = nothing;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  // The embedded database has a single connection: the request waits while this transaction holds it.
  const holding = server.context.db.transaction().execute(() => held);
  const answer = fetch(at('/healthz'));
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const stopping = server.stop();
  release();
  expect((await answer).status).toBe(200);
  await Promise.all([holding, stopping]);
  await expect(fetch(at('/healthz'))).rejects.toThrow();
});

it('reports in one line that its port is taken, and releases its data', async () => {
  const other = createServer().listen(port, '127.0.0.1');
  await expect(startServer(variables())).rejects.toThrow(new RegExp(`^PORT: ${port} is taken$`));
  await new Promise((resolve) => other.close(resolve));
  await (await startServer(variables())).stop();
});

it('reports in one line that its data belong to another convention, and doesn’t change them', async () => {
  await expect(startServer(variables({ CONVENTION: 'dublin-2019' }))).rejects.toThrow(
    /^CONVENTION: these data are of "conkit-demo", not of "dublin2019"$/,
  );
  await (await startServer(variables())).stop();
});

it('reports in one line that its data are in use', async () => {
  const server = await startServer(variables());
  const second = startServer(variables({ PORT: String(await freePort()) }));
  await expect(second).rejects.toThrow(
    new RegExp(`^DATA_DIR: .* is in use by process ${process.pid}$`),
  );
  await server.stop();
});

it('sends no mails with MAIL=hold, and sends them at the next start without it', async () => {
  const address = 'held@example.com';
  const held = await startServer(variables({ MAIL: 'hold' }));
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ email: address });
  expect((await fetch(at('/api/key'), { method: 'POST', headers, body })).status).toBe(200);
  const outbox = getOutboxFolder(folder);
  const isMailed = async () => (await readOutbox(outbox)).some(({ to }) => to.address === address);
  // Wait longer than the interval at which a server checks for due mails.
  await new Promise((resolve) => setTimeout(resolve, 2500));
  expect(await isMailed()).toBe(false);
  await held.stop();

  const sending = await startServer(variables());
  await expect.poll(isMailed, { timeout: 30_000 }).toBe(true);
  await sending.stop();
});

it('serves Prometheus counts of answers, refusals, mails and payments on a separate port', async () => {
  const metricsPort = await freePort();
  const server = await startServer(variables({ METRICS_PORT: String(metricsPort) }));
  const read = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  await fetch(at('/api/config'));
  await fetch(at('/api/user'));
  const text = await read();
  expect(text).toMatch(/^conkit_request_seconds_count\{operation="getConfig",status="200"\} 1$/m);
  expect(text).toMatch(/^conkit_refusals_total\{operation="getUser",code="unauthorized"\} 1$/m);
  expect(text).toMatch(/^conkit_mails\{state="due"\} 0$/m);
  expect(text).toMatch(/^conkit_payments\{status="invoice"\} 1$/m);
  expect(text).toMatch(/^conkit_purchases_stuck 0$/m);
  expect(text).toMatch(/^nodejs_eventloop_lag_seconds /m);
  expect(text).toMatch(
    /^conkit_build_info\{version="\d+\.\d+\.\d+",schema="\d{3}_\w+",convention="conkit-demo"\} 1$/m,
  );
  // The metrics contain no addresses.
  expect(text).not.toContain('@');
  // The public port serves no metrics.
  expect((await fetch(at('/metrics'))).status).toBe(404);
  await server.stop();
  await expect(read()).rejects.toThrow();
});

it('reports in one line that its metrics port is taken', async () => {
  const metricsPort = await freePort();
  const other = createServer().listen(metricsPort, '127.0.0.1');
  await expect(startServer(variables({ METRICS_PORT: String(metricsPort) }))).rejects.toThrow(
    new RegExp(`^METRICS_PORT: ${metricsPort} is taken$`),
  );
  await new Promise((resolve) => other.close(resolve));
  await (await startServer(variables())).stop();
});
