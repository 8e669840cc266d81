import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { forEachDatabase } from '../testing/databases.ts';
import { deliveryReport } from '../testing/deliveryReports.ts';
import type { TestServer } from '../testing/server.ts';
import { runConkit } from './run.ts';

const act = ['--as', 'una', '--reason', 'A test'];
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'conkit-operating-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const file = async (name: string, text: string) => {
  const path = join(folder, name);
  await writeFile(path, text);
  return path;
};

forEachDatabase((start) => {
  let server: TestServer;
  let id: string;
  beforeAll(async () => {
    server = await start();
    const member = await server.addPerson({ membership: 'Adult' });
    await server.addPerson({ membership: 'Adult', email: 'other@example.com' });
    id = String(member.id);
  });
  const run = (...args: string[]) => runConkit(args, (use) => use(server.context));

  it('plans, starts and pauses a campaign', async () => {
    const plan = await run('mail', 'campaign', 'plan', '--act', 'vote');
    expect(plan).toMatchObject({ code: 0, error: '' });
    expect(plan.output).toMatch(/^\d+ mails\.\n[^]*https:\/\/portal\.invalid\/login\//);
    const begin = ['mail', 'campaign', 'start', 'Open', '--act', 'vote'];
    expect(await run(...begin)).toMatchObject({ code: 2, error: expect.stringContaining('--as') });
    expect(await run(...begin, ...act, '--per-minute', '0')).toMatchObject({ code: 2 });
    expect(await run(...begin, ...act)).toMatchObject({ code: 0 });
    expect(await run(...begin, ...act)).toMatchObject({
      code: 1,
      error: expect.stringContaining('Open'),
    });
    expect(await run('mail', 'campaign', 'pause', 'Open', ...act)).toMatchObject({ code: 0 });
    const list = await run('mail', 'campaign', 'list');
    expect(list.output).toMatch(/^Open \(vote, paused\): 0 sent, \d+ waiting/);
    expect((await run('mail', 'list', '--campaign', 'Open', '--limit', '1')).output).toMatch(
      /waiting {2}Open {2}-\n… older: --before \d+\n$/,
    );
  });

  it('accepts any standard input as a delivery report and prints how it understood it', async () => {
    for (const [text, found] of [
      ['', 'no_report'],
      ['\0\u00FF binary', 'no_report'],
      [deliveryReport({}), 'not_ours'],
      [`${deliveryReport({})}${'x'.repeat(2_000_000)}`, 'not_ours'],
    ] as const) {
      const path = await file('report', text);
      expect(await run('mail', 'bounce', '--file', path, ...act)).toEqual({
        code: 0,
        output: `${found}.\n`,
        error: '',
      });
    }
  });

  it('enters a ballot from a file, names its errors, and prints the turnout', async () => {
    const enter = async (text: string) =>
      run('ballot', 'enter', id, '--file', await file('b.yaml', text), '--signature', 'M', ...act);
    expect(await enter('Novel: [')).toMatchObject({ code: 2 });
    const missing = ['--file', join(folder, 'none'), '--signature', 'M', ...act];
    expect(await run('ballot', 'enter', id, ...missing)).toMatchObject({
      code: 1,
      error: expect.stringContaining('--file cannot be read'),
    });
    expect(await enter('Novel: [999999]')).toMatchObject({
      code: 2,
      error: expect.stringContaining('999999'),
    });
    expect(await enter('Novel: [1, -1]')).toMatchObject({
      code: 0,
      output: 'Entered; the person gets a mail.\n',
    });
    expect((await run('ballot', 'versions', id)).output).toMatch(
      /^\S+Z {2}2 entries {2}\(paper\)\n$/,
    );
    expect((await run('ballot', 'turnout')).output).toMatch(
      /^Votes: 1 people\n {7}1 {2}Best Novel\n/,
    );
    const disallow = ['ballot', 'disallow', id, '--ballot', 'votes', ...act];
    for (const _ of ['once', 'twice'])
      expect((await run(...disallow)).output).toContain('Another administrator must approve it');
    const waiting = await server.db.selectFrom('pending_act').select('operation').execute();
    expect(waiting).toEqual([{ operation: 'disallowBallot' }]);
  });

  it('lists and exports payments', async () => {
    const span = ['--from', '2019-01-01T00:00:00Z', '--to', '2030-01-01T00:00:00Z'];
    expect((await run('payments', 'export', ...span)).output).toBe(
      'line,time,account,currency,kind,amount,purchase,charge,what\n',
    );
    expect(await run('payments', 'export', '--from', 'soon', '--to', 'later')).toMatchObject({
      code: 2,
      error: expect.stringContaining('--from'),
    });
    expect(await run('payments', 'list', '--trouble', 'any')).toMatchObject({
      code: 0,
      output: 'None.\n',
    });
  });
});
