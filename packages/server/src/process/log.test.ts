import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { forEachDatabase } from '../testing/databases.ts';
import type { TestServer } from '../testing/server.ts';
import { createLogger } from './log.ts';

function recorder() {
  const lines: string[] = [];
  const log = createLogger('info', { write: (line) => void lines.push(line) });
  return { log, logged: () => lines.join('') };
}

forEachDatabase((start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });

  it('logs a database error without the values', async () => {
    const { log, logged } = recorder();
    const [key, value] = ['aoife@example.com', 'pi_1_secret_2'];
    const insert = sql`insert into setting (key, value) values (${key}, ${value})`;
    await insert.execute(server.db);
    await insert.execute(server.db).catch((err: unknown) => log.error({ err }, 'twice'));
    const blank = sql`insert into setting (key, value) values (${value}, null)`;
    await blank.execute(server.db).catch((err: unknown) => log.error({ err }, 'blank'));

    expect(logged()).toContain('violates unique constraint');
    expect(logged()).toContain('violates not-null constraint');
    expect(logged()).toContain('23505');
    expect(logged()).not.toContain(key);
    expect(logged()).not.toContain(value);
  });

  it('logs no request data when the database fails', async () => {
    const { log, logged } = recorder();
    const broken = await start();
    const app = await createApp({ ...broken.context, log });
    await sql`drop table login_key`.execute(broken.db);
    const payload = { email: 'aoife@example.com', key: 'a-key-that-no-one-may-see' };
    const answer = await app.inject({ method: 'POST', url: '/api/login', payload });
    await app.close();
    expect(answer.statusCode).toBe(500);
    expect(logged()).toContain('"login_key\\" does not exist');
    expect(logged()).not.toContain(payload.email);
    expect(logged()).not.toContain(payload.key);
  });
});

it('logs thrown values that are not errors', () => {
  const { log, logged } = recorder();
  for (const err of ['a text', undefined, { key: 'hush' }]) log.error({ err }, 'failed');
  expect(logged()).toContain('a text');
  expect(logged().match(/failed/g)).toHaveLength(3);
  expect(logged()).not.toContain('hush');
});

it('redacts secrets at any depth', () => {
  const { log, logged } = recorder();
  log.info({ key: 'hush', deep: { client_secret: 'hush', headers: { cookie: 'hush' } } }, 'said');
  expect(logged()).toContain('[secret]');
  expect(logged()).not.toContain('hush');
});

it('removes the addresses that a mail server repeats in its refusal', () => {
  const { log, logged } = recorder();
  const reason =
    "Can't send mail: 550 5.1.1 <Aoife.Byrne@Example.com>: unknown user åsa@exämple.fi";
  const err = new Error(`no mailbox mailto:aoife.byrne@example.com`);
  err.stack = `${err.message}\n at send (file:///opt/kysely@0.28.2/node.js:1:1)`;
  log.error({ reason, err }, 'mail not sent');
  expect(logged()).not.toMatch(/aoife|byrne|åsa|example/i);
  expect(logged()).toContain('550 5.1.1 <[address]>: unknown user [address]');
  expect(logged()).toContain('kysely@0.28.2');
});

it('takes linear time for malicious texts', () => {
  const { log } = recorder();
  // The processor's time doesn't depend on what else the machine does.
  const began = process.cpuUsage();
  for (const text of ['a'.repeat(100_000), `${'a@'.repeat(50_000)}.`, `a@${'a.'.repeat(50_000)}`])
    log.error({ reason: text }, 'failed');
  expect(process.cpuUsage(began).user).toBeLessThan(3_000_000);
});
