import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadConvention } from '../config/load.ts';
import { readConvention } from '../config/read.ts';
import { renderOwnPage } from '../pages/ownPage.ts';
import { forEachDatabase } from '../testing/databases.ts';
import type { TestServer } from '../testing/server.ts';

const entry = (context: string, source: string, text: string) =>
  `msgctxt "${context}"\nmsgid "${source}"\nmsgstr "${text}"\n`;

const folders = mkdtempSync(join(tmpdir(), 'conkit-texts-'));
mkdirSync(join(folders, 'own/locales'), { recursive: true });
const write = (path: string, text: string) => writeFileSync(join(folders, 'own', path), text);
write('own.yaml', 'extends: demo\nlanguages: [en, fi, fr, ar]\n');
write(
  'locales/fr.po',
  [
    entry('server:common.dear', 'Dear {name},', 'Cher {name},'),
    entry('server:signIn.loginHeading', 'Your login link', 'Votre <img src=x> lien'),
    entry('server:pages.notFound.title', 'There is no such page', 'Page <img src=x> introuvable'),
    entry('portal', 'Sign in', 'Connexion'),
  ].join('\n'),
);
write('locales/fi.po', entry('server:signIn.loginHeading', 'Your login link', 'Linkkisi'));
write('locales/ar.po', entry('server:signIn.loginHeading', 'Your login link', 'رابط الدخول'));
const own = loadConvention(readConvention('own', folders), new Date('2019-07-01T12:00:00Z'));
afterAll(() => rmSync(folders, { recursive: true }));

/** Runs the server of the demo with the texts of this convention. */
const change = () => ({ ...own, people: [] });

forEachDatabase((start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start({ change });
  });

  const getTexts = async () =>
    (await server.get('/api/config')).json<{
      texts: Record<string, { name: string; url: string }>;
    }>().texts;

  it('serves the texts as data that browsers keep until they change', async () => {
    const texts = await getTexts();
    expect(Object.keys(texts).toSorted()).toEqual(['ar', 'fi', 'fr']);
    expect(texts['fr']?.name).toBe('Français');
    const answer = await server.get(texts['fr']?.url ?? '');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'/);
    expect(answer.body).toContain('Connexion');
    // What changes Finnish doesn't contain the rest.
    expect((await server.get(texts['fi']?.url ?? '')).json()).toEqual({ portal: {}, ui: {} });
  });

  it('serves the texts to a page of another version, without keeping them', async () => {
    const answer = await server.get('/assets/locales/fr-000000000000.json');
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-cache']);
    expect((await server.get('/assets/locales/de-000000000000.json')).statusCode).toBe(404);
  });

  it('mails are in the language of the page, with English for missing texts, and never contain HTML of a text', async () => {
    await server.addPerson({ email: 'zoe@example.com', legal_name: 'Zoé' });
    await server.post(
      '/api/key',
      { email: 'zoe@example.com' },
      { headers: { cookie: 'language=fr' } },
    );
    const [mail] = await server.mailsTo('zoe@example.com');
    expect(mail?.html).toContain('<html lang="fr" dir="ltr">');
    expect(mail?.html).toContain('Votre &lt;img src=x&gt; lien');
    expect(mail?.text).toContain('Never share this code');
  });

  it('mails in a language from right to left are mirrored, but codes aren’t', async () => {
    await server.addPerson({ email: 'noor@example.com', legal_name: 'Noor' });
    await server.post(
      '/api/key',
      { email: 'noor@example.com' },
      { headers: { cookie: 'language=ar' } },
    );
    const [mail] = await server.mailsTo('noor@example.com');
    expect(mail?.html).toContain('<html lang="ar" dir="rtl">');
    expect(mail?.html).toContain('رابط الدخول');
    expect(mail?.html).toMatch(/<table [^>]*style="[^"]*text-align:right/);
    expect(mail?.html).not.toMatch(/style="[^"]*text-align:left/);
    expect(mail?.html).toMatch(/<span dir="ltr"[^>]*>\d{3} \d{3}</);
  });

  it('accepts the language for the mails of an account, and only those of the convention', async () => {
    await server.addPerson({ email: 'luc@example.com' });
    const luc = await server.as('luc@example.com');
    const post = async (language: string) =>
      (await luc.post('/api/user/language', { language })).statusCode;
    expect([await post('fr'), await post('de')]).toEqual([200, 400]);
  });
});

it('the server’s own pages escape texts and have the language’s direction', () => {
  const page = (language: string) =>
    renderOwnPage({ name: 'notFound', convention: own, language, href: '/' });
  expect(page('fr')).toContain('<html lang="fr" dir="ltr">');
  expect(page('fr')).toContain('<h1>Page &lt;img src=x&gt; introuvable</h1>');
  expect(page('ar')).toContain('<html lang="ar" dir="rtl">');
});
