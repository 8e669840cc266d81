import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { readConvention } from '../config/read.ts';
import { rememberSeriesCodes } from '../config/saved.ts';
import { root } from '../process/root.ts';
import { forEachDatabase } from '../testing/databases.ts';
import type { TestServer } from '../testing/server.ts';

forEachDatabase((start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });

  /** Replaces the pool with these unused codes. */
  async function fillPool(...codes: string[]) {
    await server.db.deleteFrom('series_extra_code').execute();
    if (codes.length > 0) {
      await server.db
        .insertInto('series_extra_code')
        .values(codes.map((code) => ({ code })))
        .execute();
    }
  }
  async function voter(email: string, membership = 'Adult') {
    const { id } = await server.addPerson({ email, membership });
    const client = await server.as(email);
    const ask = (headers = {}) => client.get(`/api/hugo/${id}/packet-series-extra`, { headers });
    return { id, client, ask };
  }
  const mailsTo = async (address: string) => {
    await server.runJobs();
    return (await server.mails()).filter(({ to }) => to.address === address);
  };
  const givenCodes = () =>
    server.db
      .selectFrom('series_extra_code')
      .selectAll()
      .where('person_id', 'is not', null)
      .execute();

  it('mails a voter a code of their own, and the same one each time', async () => {
    await fillPool('FIRST', 'SECOND');
    const { id, ask } = await voter('asks@example.com');

    const answer = await ask();

    expect([answer.statusCode, answer.json<object>()]).toEqual([200, { status: 'success' }]);
    const [mail] = await mailsTo('asks@example.com');
    expect(mail?.subject).toContain('Best Series');
    expect(mail?.text).toContain('\n\nFIRST\n\n');
    server.clock.advance(60);
    await ask();
    const mails = await mailsTo('asks@example.com');
    expect(mails.map(({ text }) => text.includes('FIRST'))).toEqual([true, true]);
    expect(await givenCodes()).toMatchObject([{ code: 'FIRST', person_id: id }]);
  });

  it('gives two voters on one account a code each', async () => {
    await fillPool('ONE', 'TWO');
    const first = await voter('shared@example.com');
    const second = await voter('shared@example.com');
    await first.ask();
    await second.ask();
    const texts = (await mailsTo('shared@example.com')).map(({ text }) => text);
    expect(texts.filter((text) => text.includes('ONE'))).toHaveLength(1);
    expect(texts.filter((text) => text.includes('TWO'))).toHaveLength(1);
  });

  it('gives each voter exactly one code, even for concurrent requests', async () => {
    await fillPool(...Array.from({ length: 12 }, (_, at) => `CODE-${at}`));
    const voters = await Promise.all(
      Array.from({ length: 6 }, (_, at) => voter(`at-once-${at}@example.com`)),
    );
    const answers = await Promise.all(voters.flatMap(({ ask }) => [ask(), ask(), ask()]));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const given = await givenCodes();
    expect(given).toHaveLength(6);
    expect(new Set(given.map(({ person_id }) => person_id)).size).toBe(6);
  });

  it('reports when no code is left, except to voters who have one', async () => {
    await fillPool('LAST');
    const lucky = await voter('lucky@example.com');
    const late = await voter('late@example.com');
    await lucky.ask();
    const answer = await late.ask();
    expect([answer.statusCode, answer.json<object>()]).toMatchObject([409, { code: 'none_left' }]);
    expect(answer.body).toContain('hugopacket@example.com');
    expect(await mailsTo('late@example.com')).toEqual([]);
    expect((await lucky.ask()).statusCode).toBe(200);
  });

  it.each([
    ['ahead of need', { 'sec-purpose': 'prefetch' }, 503],
    ['by a page of another site', { 'sec-fetch-site': 'cross-site' }, 403],
  ])('gives and mails nothing when it is requested %s', async (what, headers, status) => {
    await fillPool('KEPT');
    const address = `${what.replaceAll(' ', '-')}@example.com`;
    const { ask } = await voter(address);
    expect((await ask(headers)).statusCode).toBe(status);
    expect(await givenCodes()).toEqual([]);
    expect(await mailsTo(address)).toEqual([]);
  });

  it('refuses another account’s code, a child, and a caller without a session', async () => {
    await fillPool('KEPT');
    const victim = await voter('victim@example.com');
    const { client } = await voter('thief@example.com');
    const child = await voter('child@example.com', 'Child');
    const answers = [
      await client.get(`/api/hugo/${victim.id}/packet-series-extra`),
      await child.ask(),
      await server.get(`/api/hugo/${victim.id}/packet-series-extra`),
    ];
    expect(answers.map((answer) => answer.json<{ code: string }>().code)).toEqual([
      'not_yours',
      'not_eligible',
      'unauthorized',
    ]);
    expect(await givenCodes()).toEqual([]);
  });

  it('limits mails per voter', async () => {
    await fillPool('OFTEN');
    const { ask } = await voter('often@example.com');
    const statuses = [];
    for (let n = 0; n < 6; n++) statuses.push((await ask()).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    server.clock.advance(60 * 60);
    expect((await ask()).statusCode).toBe(200);
  });

  it('does not exist where the convention has none', async () => {
    const without = await start({ change: (same) => ({ ...same, series_extra: undefined }) });
    const { id } = await without.addPerson({ email: 'none@example.com' });
    const client = await without.as('none@example.com');
    const answer = await client.get(`/api/hugo/${id}/packet-series-extra`);
    expect([answer.statusCode, answer.json<object>()]).toMatchObject([
      404,
      { code: 'not_offered' },
    ]);
  });

  it('imports the codes from the configured file at each start, and removes none', async () => {
    await fillPool('OLD');
    const source = readConvention('demo');
    const { config } = server.context;
    await rememberSeriesCodes(server.db, config, source);
    await rememberSeriesCodes(server.db, config, source);
    const rows = await server.db
      .selectFrom('series_extra_code')
      .select('code')
      .orderBy('id')
      .execute();
    const file = readFileSync(join(root, config.series_extra?.codes ?? ''), 'utf8');
    const lines = file.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    expect(rows.map(({ code }) => code)).toEqual(['OLD', ...lines]);
  });

  it('stops the start when the codes file is missing', async () => {
    const { config } = server.context;
    const series_extra = config.series_extra && { ...config.series_extra, codes: 'nowhere.txt' };
    const remembered = rememberSeriesCodes(
      server.db,
      { ...config, series_extra },
      readConvention('demo'),
    );
    await expect(remembered).rejects.toThrow(/series_extra\.codes cannot be read/);
  });
});
