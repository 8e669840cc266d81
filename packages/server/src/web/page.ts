// Decisions: docs/decisions/rendering.md
import { getDirection, isLocalPath } from '@conkit/rules';
import type { FastifyInstance, FastifyRequest, InjectOptions } from 'fastify';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getLocale } from '../config/languages.ts';
import type { Convention } from '../config/types.ts';
import type { Context } from '../context.ts';
import { ProblemError, RETRY_SECONDS } from '../errors.ts';
import type { PortalTexts } from '../locales/compileCatalogue.ts';
import { getMessages } from '../locales/messages.ts';
import { escapeHtml } from '../mail/escape.ts';
import { getPageLanguage } from '../pages/ownPage.ts';
import { getSessionCookieName } from '../session/sessions.ts';
import { createBrandStyle, type BrandStyle } from './brandStyle.ts';
import { createPagePolicy } from './headers.ts';
import { createQueue } from './turns.ts';

/**
 * Rendering a page takes some milliseconds of CPU: rendering more pages at once isn't faster and delays all other
 * requests.
 */
const MAX_RENDERING = 4;
/** Further pages would wait longer than a browser needs to render the page itself. */
const MAX_WAITING = 50;

/** The element that the portal renders into. */
const ROOT = '<div id="root"></div>';

/** What the portal's server build, `dist/server/entry.js`, exports. */
interface PortalEntry {
  render(request: {
    /** Path and query. */
    readonly url: string;
    /** Calls the API on behalf of the visitor, without the network. */
    readonly fetch: typeof fetch;
    readonly nonce: string;
    /** The portal's public address. */
    readonly origin: string;
    readonly acceptLanguage: string;
    readonly cookies: string;
    /** The convention's own texts, by language. */
    readonly texts: Readonly<Record<string, PortalTexts>>;
  }): Promise<
    | { readonly redirect: string }
    | {
        readonly status: number;
        readonly html: string;
        readonly headers?: Readonly<Record<string, string>>;
      }
  >;
}

/**
 * Answers every path that has no other route with a portal page, rendered here with its data. When rendering fails,
 * or too many pages wait, sends the empty page, which the browser renders.
 *
 * @param folder the portal's `dist`
 */
export async function servePages(
  app: FastifyInstance,
  context: Context,
  folder: string,
): Promise<void> {
  const emptyPage = readFileSync(join(folder, 'client/index.html'), 'utf8');
  const style = createBrandStyle(context.config);
  const entry = await loadEntry(join(folder, 'server/entry.js'));

  const texts = Object.fromEntries(
    Object.entries(context.config.texts).map(([language, { portal }]) => [language, portal]),
  );
  const turn = createQueue(MAX_RENDERING, MAX_WAITING);
  async function draw(request: FastifyRequest, nonce: string) {
    const call = createInProcessFetch(app, request);
    let isUnavailable = false;
    const noteUnavailable: typeof fetch = async (...args) => {
      const answer = await call(...args);
      isUnavailable ||= answer.status === 503;
      return answer;
    };
    const page = await turn(async () =>
      entry?.render({
        url: request.url,
        fetch: noteUnavailable,
        nonce,
        origin: context.env.publicUrl,
        acceptLanguage: request.headers['accept-language'] ?? '',
        cookies: request.headers.cookie ?? '',
        texts,
      }),
    ).catch((error: unknown) => {
      if (!isUnavailable) request.log.error({ err: error }, 'a page could not be drawn');
      return undefined;
    });
    // The portal can't distinguish an unavailable database from its own error.
    if (isUnavailable && (!page || ('status' in page && page.status >= 500))) {
      throw new ProblemError('unavailable', { retryAfterSeconds: RETRY_SECONDS });
    }
    return page;
  }

  const cookieName = getSessionCookieName(context);
  // Unknown API calls get a problem document instead of a page.
  app.get('/api/*', (_, reply) => reply.callNotFound());
  app.get('/*', async (request, reply) => {
    // `//evil.example` is a path here, but another host in a link or a redirect.
    if (!isLocalPath(request.url)) return reply.callNotFound();
    const nonce = randomBytes(16).toString('base64');
    const page = (await draw(request, nonce)) ?? {
      status: 200,
      html: createEmptyPage(emptyPage, context.config, request),
    };
    reply.headers({
      // The browser's history must not show a member's page after they signed out.
      'cache-control': request.cookies[cookieName] ? 'no-store' : 'private, no-cache',
      'content-security-policy': createPagePolicy(context.config, nonce),
      vary: 'Cookie, Accept-Language',
    });
    if ('redirect' in page) return reply.redirect(page.redirect, 302);
    return reply
      .code(page.status)
      .headers(page.headers ?? {})
      .type('text/html; charset=utf-8')
      .send(addStyle(page.html, style, context.config.theme, nonce));
  });
}

/** Adds the colours and fonts of the convention's brand to a page. */
function addStyle(
  html: string,
  { css, preloads }: BrandStyle,
  theme: Convention['theme'],
  nonce: string,
): string {
  if (css === '') return html;
  return html
    .replaceAll(
      /(<meta\s+name="theme-color"\s+data-theme="(light|dark)"\s+content=")[^"]*/g,
      (_, start: string, scheme: 'light' | 'dark') => `${start}${theme[scheme].surface}`,
    )
    .replace('</head>', () => `${preloads}<style nonce="${nonce}">${css}</style></head>`);
}

/** Adds the language to the empty page, and a message for browsers without scripts, which can't render it. */
function createEmptyPage(html: string, config: Convention, request: FastifyRequest): string {
  const language = getPageLanguage(config, request);
  const { title, text, label } = getMessages(config, language).pages.needsScripts;
  const said = `<noscript><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p><p><a href="${escapeHtml(request.url)}">${escapeHtml(label)}</a></p></noscript>`;
  const locale = getLocale(config, language);
  return html
    .replace('lang="en"', `lang="${locale}" dir="${getDirection(locale)}"`)
    .replace(ROOT, () => `${ROOT}${said}`);
}

async function loadEntry(file: string): Promise<PortalEntry | undefined> {
  if (!existsSync(file)) return undefined;
  return (await import(pathToFileURL(file).href)) as PortalEntry;
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);
const BODYLESS_STATUSES = new Set([204, 304]);

/**
 * Returns a `fetch` that calls the app without the network on behalf of a visitor: with their cookie, address,
 * browser, and the request id of their page.
 */
export function createInProcessFetch(app: FastifyInstance, visitor: FastifyRequest): typeof fetch {
  return async (input, init) => {
    const request = new Request(
      input instanceof Request ? input : new URL(String(input), 'http://portal.invalid'),
      init,
    );
    const { pathname, search } = new URL(request.url);
    const answer = await app.inject({
      method: requireMethod(request.method),
      url: `${pathname}${search}`,
      remoteAddress: visitor.ip,
      headers: {
        ...Object.fromEntries(request.headers),
        host: visitor.host,
        'x-request-id': visitor.id,
        ...(visitor.headers.cookie && { cookie: visitor.headers.cookie }),
        ...(visitor.headers['user-agent'] && { 'user-agent': visitor.headers['user-agent'] }),
      },
      ...(request.body && { payload: Buffer.from(await request.arrayBuffer()) }),
    });
    const headers = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) {
      for (const one of Array.isArray(value) ? value : [value]) {
        if (one !== undefined) headers.append(name, String(one));
      }
    }
    const body = BODYLESS_STATUSES.has(answer.statusCode)
      ? null
      : new Uint8Array(answer.rawPayload);
    return new Response(body, { status: answer.statusCode, headers });
  };
}

function requireMethod(method: string): InjectOptions['method'] {
  if (METHODS.has(method)) return method as InjectOptions['method'];
  throw new TypeError(`${method} is not a method of the API`);
}
