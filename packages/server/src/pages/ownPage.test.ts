import Fastify from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { standardTheme } from '@conkit/ui/colors';
import { LANGUAGES } from '../config/languages.ts';
import { ProblemError } from '../errors.ts';
import { getMessages } from '../locales/messages.ts';
import { forEachDatabase } from '../testing/databases.ts';
import { tagFaults } from '../testing/mailForms.ts';
import type { TestServer } from '../testing/server.ts';
import { createOwnPagePolicy, type PageName, renderOwnPage, sendFailure } from './ownPage.ts';

const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const context = {
  config: { name: 'Dublin <2019>', languages: ['en', 'fi'], texts: {}, theme: standardTheme },
} as unknown as Parameters<typeof sendFailure>[0];

/** Requests a path from a server that fails in several ways. */
async function fail(path: string, headers: object) {
  const app = Fastify({ logger: false });
  app.setErrorHandler((error, _, reply) => sendFailure(context, reply, error));
  app.setNotFoundHandler((_, reply) => sendFailure(context, reply, new ProblemError('not_found')));
  app.get('/busy', () => {
    throw new ProblemError('unavailable', { retryAfterSeconds: 7 });
  });
  app.get('/broken*', () => {
    throw new Error('a secret of the database');
  });
  const answer = await app.inject({ method: 'GET', url: path, headers: { ...headers } });
  await app.close();
  return answer;
}

describe('a browser that opens a page that cannot be shown', () => {
  it.each([
    ['/nowhere?x="><b>', 404, 'There is no such page', 'Sivua ei löydy'],
    ['/busy', 503, 'One moment, please', 'Pieni hetki'],
    ['/broken', 500, 'Something went wrong here', 'Jokin meni vikaan'],
  ])(
    'gets a page with instructions in its language: %s',
    async (path, status, english, finnish) => {
      const answer = await fail(path, browser);
      expect(answer.statusCode).toBe(status);
      expect(answer.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': createOwnPagePolicy(standardTheme),
        'cache-control': 'no-store',
      });
      expect(answer.body).toContain(`<h1>${english}</h1>`);
      expect(answer.body).toContain('Dublin &lt;2019&gt;');
      expect(answer.body).not.toMatch(/secret|<script|<b>/);
      for (const headers of [{ cookie: 'a=b; language=fi' }, { 'accept-language': 'fi-FI' }]) {
        const { body } = await fail(path, { ...browser, ...headers });
        expect(body).toContain(`<h1>${finnish}</h1>`);
        expect(body).toContain('<html lang="fi-FI" dir="ltr">');
      }
    },
  );

  it('reloads it when the server is unavailable', async () => {
    const answer = await fail('/busy', browser);
    expect(answer.headers['retry-after']).toBe('7');
    expect(answer.body).toMatch(/<meta http-equiv="refresh" content="([5-9]|1[0-5])">/);
    expect(answer.body).toContain('<a href="/busy">');
    expect((await fail('/broken', browser)).body).not.toContain('http-equiv');
  });

  it('gets no link to another site', async () => {
    const { body } = await fail('/broken//evil.example.com', browser);
    expect(body).toContain('<a href="/">');
    expect(body).not.toContain('evil');
  });

  it.each([
    ['a program', '/nowhere', { accept: 'application/json' }],
    ['a client without an Accept header', '/nowhere', {}],
    ['an API call opened in a browser', '/api/nothing', browser],
  ])('is distinguished from %s, which gets a problem document', async (_, path, headers) => {
    const answer = await fail(path, headers);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.json()).toMatchObject({ status: 404, code: 'not_found' });
  });
});

const convention = { name: 'Dublin 2019', texts: {}, theme: standardTheme };

it.each(LANGUAGES)('every page is valid HTML that loads and runs nothing: %s', (language) => {
  for (const name of Object.keys(getMessages(convention, language).pages) as PageName[]) {
    const page = renderOwnPage({ name, convention, language, href: '/' });
    expect(tagFaults(page.replaceAll(/<(meta|link)([^>]*)>/g, '<$1$2 />'))).toEqual([]);
    expect(page).not.toMatch(/<script|src=|url\(|@import/);
    expect(page.match(/<a /g)).toHaveLength(1);
    const form = renderOwnPage({
      name,
      convention,
      language,
      href: '/unsubscribe/a"b/key',
      isPost: true,
    });
    expect(form).toContain('<form method="post" action="/unsubscribe/a&quot;b/key"><button>');
  }
});

forEachDatabase((start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start({ env: { PORTAL_DIR: '/nowhere' } });
  });

  it('the server answers with its own pages when the portal is not built', async () => {
    const answer = await server.get('/hugo/vote', { headers: browser });
    expect([answer.statusCode, answer.headers['content-security-policy']]).toEqual([
      404,
      createOwnPagePolicy(standardTheme),
    ]);
    expect((await server.get('/hugo/vote')).json()).toMatchObject({ code: 'not_found' });
  });
});
