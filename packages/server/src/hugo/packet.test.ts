import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConvention } from '../config/read.ts';
import { rememberSeriesCodes } from '../config/saved.ts';
import { root } from '../process/root.ts';
import { forEachDatabase } from '../testing/databases.ts';
import type { TestServer } from '../testing/server.ts';
import { formatPacketLabel } from './packet.ts';

type Packet = Record<string, Record<string, { label: string; url: string }>>;

const base = mkdtempSync(join(tmpdir(), 'conkit-packet-'));
const folder = join(base, 'files');
const EPUB = 'Novel – “100% ready” #1.epub';
const TEXT = 'The words of a novel.'.repeat(2000);

beforeAll(() => {
  mkdirSync(join(folder, 'retro'), { recursive: true });
  writeFileSync(join(folder, EPUB), TEXT);
  writeFileSync(join(folder, 'novel.pdf'), 'a pdf');
  writeFileSync(join(folder, 'retro/novel.pdf'), 'an old pdf');
  writeFileSync(join(folder, 'not listed.pdf'), 'not in the configuration');
  writeFileSync(join(base, 'secret.pdf'), 'outside');
  symlinkSync(join(base, 'secret.pdf'), join(folder, 'leads-out.pdf'));
});
afterAll(() => rmSync(base, { recursive: true }));

const files = {
  Novel: { epub: EPUB, pdf: 'novel.pdf', mobi: 'missing.mobi' },
  Novella: { pdf: 'leads-out.pdf', zip: 'retro' },
  RetroNovel: { pdf: 'retro/novel.pdf' },
};

forEachDatabase((start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start({ change: (same) => ({ ...same, packet: { folder, files } }) });
  });

  async function member(email: string, membership = 'Adult') {
    const { id } = await server.addPerson({ email, membership });
    const client = await server.as(email);
    const packet = async () => (await client.get(`/api/hugo/${id}/packet`)).json<Packet>();
    const getUrl = async (category: string, format: string) =>
      (await packet())[category]?.[format]?.url ?? 'no url';
    return { id, client, packet, getUrl };
  }
  const page = { headers: { accept: 'text/html,*/*' } };

  it('lists the available files by category and format, with their sizes', async () => {
    const { packet } = await member('lists@example.com');
    const url = expect.stringMatching(/^\/hugo-packet\//) as string;
    expect(await packet()).toEqual({
      Novel: {
        epub: { label: 'EPUB, 40kB', bytes: TEXT.length, url },
        pdf: { label: 'PDF, 10kB', bytes: 5, url },
      },
      RetroNovel: { pdf: { label: 'PDF, 10kB', bytes: 10, url } },
    });
  });

  it('serves a file at its URL, under its own name, without a session', async () => {
    const { getUrl } = await member('gives@example.com');
    const answer = await server.get(await getUrl('Novel', 'epub'), page);
    expect([answer.statusCode, answer.body]).toEqual([200, TEXT]);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/epub+zip',
      'content-length': String(TEXT.length),
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-cache',
      'content-disposition': `attachment; filename="Novel _ _100_ ready_ #1.epub"; filename*=UTF-8''Novel%20%E2%80%93%20%E2%80%9C100%25%20ready%E2%80%9D%20%231.epub`,
    });
    const old = await server.get(await getUrl('RetroNovel', 'pdf'));
    expect([old.body, old.headers['content-type']]).toEqual(['an old pdf', 'application/pdf']);
    expect(old.headers['content-disposition']).toContain('filename="novel.pdf"');
  });

  it('serves ranges, so that a download can resume, and headers alone', async () => {
    const { getUrl } = await member('range@example.com');
    const url = await getUrl('Novel', 'epub');
    const headers = { range: 'bytes=4-8', 'accept-encoding': 'gzip, br' };
    const part = await server.get(url, { headers });
    expect([part.statusCode, part.body]).toEqual([206, TEXT.slice(4, 9)]);
    expect(part.headers['content-range']).toBe(`bytes 4-8/${TEXT.length}`);
    const beyond = await server.get(url, { headers: { range: 'bytes=999999-' } });
    expect([beyond.statusCode, beyond.body]).toEqual([416, '']);
    const head = await server.app.inject({ method: 'HEAD', url });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    const whole = await server.get(url, { headers: { 'accept-encoding': 'gzip, br' } });
    expect(whole.headers['content-encoding']).toBeUndefined();
  });

  it('serves a URL for two hours, and then leads back to the ballot', async () => {
    const { id, getUrl } = await member('expires@example.com');
    const [url, retro] = [await getUrl('Novel', 'pdf'), await getUrl('RetroNovel', 'pdf')];
    server.clock.advance(2 * 60 * 60 - 1);
    expect((await server.get(url)).statusCode).toBe(200);
    server.clock.advance(1);

    const answer = await server.get(url, page);

    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      403,
      'text/html; charset=utf-8',
    ]);
    expect(answer.body).toContain(`<a href="/hugo/vote/${id}">`);
    expect((await server.get(retro, page)).body).toContain(`<a href="/hugo/vote-retro/${id}">`);
    const problem = await server.get(url);
    expect([problem.statusCode, problem.json<object>()]).toMatchObject([
      403,
      { code: 'not_eligible' },
    ]);
    expect((await server.get(await getUrl('Novel', 'pdf'))).statusCode).toBe(200);
  });

  it('binds a URL to one person and one file', async () => {
    const { id, getUrl } = await member('binds@example.com');
    const other = await member('binds-other@example.com');
    const url = await getUrl('Novel', 'pdf');
    const until = Number(/until=(\d+)/.exec(url)?.[1]);
    const changed = [
      url.replace(`/${id}/`, `/${other.id}/`),
      url.replace(`/${id}/`, `/0${id}/`).replace('right=', 'right=x'),
      url.replace('/Novel/', '/RetroNovel/'),
      url.replace('/pdf?', '/epub?'),
      url.replace(`until=${until}`, `until=${until + 1}`),
      url.replace(/right=.*/, 'right='),
      url.replace(/right=.*/, `right=${'A'.repeat(43)}`),
      url.replace(/\?.*/, ''),
      `${url}&until=${until}`,
      url.replace(`/${id}/`, '/constructor/'),
    ];
    for (const given of changed) {
      const answer = await server.get(given, page);
      expect([given, answer.statusCode]).toEqual([given, 403]);
      expect(answer.body).not.toContain('a pdf');
    }
  });

  it('refuses a URL that another server has signed', async () => {
    const { getUrl } = await member('secret@example.com');
    const url = await getUrl('Novel', 'pdf');
    const elsewhere = await start({
      change: (same) => ({ ...same, packet: { folder, files } }),
      env: { SESSION_SECRET: 'another secret, long enough for a server' },
    });
    expect((await elsewhere.get(url)).statusCode).toBe(403);
  });

  it('refuses when the membership no longer has the right to vote', async () => {
    const { id, getUrl } = await member('changed@example.com');
    const url = await getUrl('Novel', 'pdf');
    await server.db
      .updateTable('person')
      .set({ membership: 'Child' })
      .where('id', '=', id)
      .execute();
    expect((await server.get(url)).statusCode).toBe(403);
  });

  it.each([
    '/hugo-packet',
    '/hugo-packet/',
    '/hugo-packet/1/Novel/',
    '/hugo-packet/novel.pdf',
    `/hugo-packet/${encodeURIComponent(EPUB)}`,
    '/hugo-packet/of%20nobody.pdf',
    '/hugo-packet/../secret.pdf',
    '/hugo-packet/%2e%2e/secret.pdf',
    '/hugo-packet/..%2fsecret.pdf',
    '/hugo-packet/1/Novel/..%2f..%2fsecret.pdf',
    '/hugo-packet/1/..%2f../pdf',
    '/hugo-packet/1/Novella/pdf',
  ])('serves and lists nothing at %s', async (url) => {
    const answer = await server.get(url, page);
    expect([403, 404]).toContain(answer.statusCode);
    expect(answer.body).not.toMatch(/outside|a pdf|not in the|\.epub|\.pdf/);
  });

  it('refuses another account’s packet, a child’s, and a caller without a session', async () => {
    const victim = await member('victim@example.com');
    const { client } = await member('thief@example.com');
    const child = await member('child@example.com', 'Child');
    const answers = [
      await client.get(`/api/hugo/${victim.id}/packet`),
      await client.get('/api/hugo/2000000000/packet'),
      await child.client.get(`/api/hugo/${child.id}/packet`),
      await server.get(`/api/hugo/${victim.id}/packet`),
    ];
    expect(answers.map((answer) => answer.json<{ code: string }>().code)).toEqual([
      'not_yours',
      'not_yours',
      'not_eligible',
      'unauthorized',
    ]);
  });

  it('offers no packet where the convention has none', async () => {
    const without = await start({ change: (same) => ({ ...same, packet: undefined }) });
    const { id } = await without.addPerson({ email: 'none@example.com' });
    const client = await without.as('none@example.com');
    const answer = await client.get(`/api/hugo/${id}/packet`);
    expect([answer.statusCode, answer.json<object>()]).toMatchObject([
      404,
      { code: 'not_offered' },
    ]);
  });

  it('has small packet files in the demonstration, including for Series', async () => {
    const demo = await start();
    const { id } = await demo.addPerson({ email: 'demo@example.com' });
    const client = await demo.as('demo@example.com');
    const packet = (await client.get(`/api/hugo/${id}/packet`)).json<Packet>();
    expect(Object.keys(packet['Novel'] ?? {})).toEqual(['epub', 'mobi', 'pdf']);
    const epub = await demo.get(packet['Series']?.['epub']?.url ?? '');
    expect(epub.rawPayload.subarray(0, 2).toString()).toBe('PK');
    const pdf = await demo.get(packet['Series']?.['pdf']?.url ?? '');
    expect(pdf.body).toMatch(/^%PDF-/);
  });
});

it.each([
  ['epub', 12 * 1024 * 1024, 'EPUB, 12MB'],
  ['pdf', 340 * 1024 + 10, 'PDF, 340kB'],
  ['mobi', 1, 'MOBI, 10kB'],
  ['zip', 799 * 1024, 'ZIP, 800kB'],
  ['zip', 800 * 1024, 'ZIP, 1MB'],
  ['zip', 1.6 * 1024 * 1024, 'ZIP, 2MB'],
])('labels a %s of %d bytes "%s"', (format, bytes, label) => {
  expect(formatPacketLabel(format, bytes)).toBe(label);
});

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
    const [mail] = await server.mailsTo('asks@example.com');
    expect(mail?.subject).toContain('Best Series');
    expect(mail?.text).toContain('\n\nFIRST\n\n');
    server.clock.advance(60);
    await ask();
    const mails = await server.mailsTo('asks@example.com');
    expect(mails.map(({ text }) => text.includes('FIRST'))).toEqual([true, true]);
    expect(await givenCodes()).toMatchObject([{ code: 'FIRST', person_id: id }]);
  });

  it('gives two voters on one account a code each', async () => {
    await fillPool('ONE', 'TWO');
    const first = await voter('shared@example.com');
    const second = await voter('shared@example.com');
    await first.ask();
    await second.ask();
    const texts = (await server.mailsTo('shared@example.com')).map(({ text }) => text);
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
    expect(await server.mailsTo('late@example.com')).toEqual([]);
    expect((await lucky.ask()).statusCode).toBe(200);
  });

  it.each([
    ['ahead of need', { 'sec-purpose': 'prefetch' }, 503],
    ['by a page of another site', { 'sec-fetch-site': 'cross-site' }, 403],
  ])('assigns and mails no code when it is requested %s', async (what, headers, status) => {
    await fillPool('KEPT');
    const address = `${what.replaceAll(' ', '-')}@example.com`;
    const { ask } = await voter(address);
    expect((await ask(headers)).statusCode).toBe(status);
    expect(await givenCodes()).toEqual([]);
    expect(await server.mailsTo(address)).toEqual([]);
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

  it('offers no extra where the convention has none', async () => {
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
