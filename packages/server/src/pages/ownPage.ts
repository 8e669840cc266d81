import { getDirection, isLocalPath } from '@conkit/rules';
import type { Theme } from '@conkit/ui/colors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { findRequestedLanguage, getLocale, type Language } from '../config/languages.ts';
import type { Convention } from '../config/types.ts';
import type { Context } from '../context.ts';
import { sendProblem } from '../contract/answer.ts';
import { toProblemError } from '../errors.ts';
import type { ServerMessages } from '../locales/en.gen.ts';
import { getMessages } from '../locales/messages.ts';
import { getMailColors, type MailColors, type Scheme } from '../mail/colors.ts';
import { escapeHtml } from '../mail/escape.ts';

const formatProperties = (colors: MailColors[Scheme]): string =>
  Object.entries(colors)
    .map(([name, color]) => `--${name}:${color}`)
    .join(';');

const formatStyles = ({ light, dark }: MailColors) => `
:root { color-scheme: light dark; ${formatProperties(light)} }
@media (prefers-color-scheme: dark) { :root { ${formatProperties(dark)} } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; padding: 1rem; display: grid; place-items: center; background: var(--ground); color: var(--text); font: 1rem/1.55 'Open Sans', 'Segoe UI', Roboto, Arial, sans-serif; overflow-wrap: anywhere; }
main { width: 100%; max-width: 34rem; padding: 2rem; border-radius: 0.75rem; background: var(--surface); }
p { margin: 0 0 1.5rem; }
p.name { margin: 0 0 1rem; color: var(--textMuted); font-size: 0.875rem; font-weight: 700; letter-spacing: 0.07em; text-transform: uppercase; }
h1 { margin: 0 0 0.75rem; color: var(--heading); font-size: 1.5rem; line-height: 1.3; text-wrap: balance; }
a, button { display: inline-block; padding: 0.75rem 1.5rem; border: 1px solid transparent; border-radius: 0.5rem; background: var(--action); color: var(--onAction); font: inherit; font-weight: 600; text-decoration: none; cursor: pointer; }
:is(a, button):focus-visible { outline: 3px solid var(--action); outline-offset: 3px; }
@media (max-width: 30em) { main { padding: 1.5rem 1.25rem; } a, button { display: block; width: 100%; text-align: center; } }
`;

/** Returns the content security policy of these pages: only their own style. */
export function createOwnPagePolicy(theme: Theme): string {
  const hash = createHash('sha256')
    .update(formatStyles(getMailColors(theme)))
    .digest('base64');
  return `default-src 'none'; style-src 'sha256-${hash}'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;
}

/** Returns the language for a page from the headers alone, because cookies may not be parsed yet. */
export function getPageLanguage(
  config: Pick<Convention, 'languages'>,
  { headers }: Pick<FastifyRequest, 'headers'>,
): Language {
  const [, language] = /(?:^|;\s*)language=([^;]*)/.exec(headers.cookie ?? '') ?? [];
  return findRequestedLanguage(config, { language }, headers['accept-language'])?.language ?? 'en';
}

/** The pages that the server renders without the portal. */
export type PageName = keyof ServerMessages['pages'];

interface OwnPage {
  readonly name: PageName;
  readonly convention: Pick<Convention, 'locales' | 'name' | 'texts' | 'theme'>;
  readonly language: Language;
  /** The target of the button. */
  readonly href: string;
  /** Whether the button posts a form because it changes something; otherwise it is a link. */
  readonly isPost?: boolean;
  /** The time after which the page reloads itself, in seconds. */
  readonly retrySeconds?: number;
}

/** Renders a page without the portal: no scripts, no external resources, light and dark. */
export function renderOwnPage({
  name,
  convention,
  language,
  href,
  isPost = false,
  retrySeconds,
}: OwnPage): string {
  const locale = getLocale(convention, language);
  const { title, text, label } = getMessages(convention, language).pages[name];
  const action = isPost
    ? `<form method="post" action="${escapeHtml(href)}"><button>${escapeHtml(label)}</button></form>`
    : `<a href="${escapeHtml(href)}">${escapeHtml(label)}</a>`;
  const refresh =
    retrySeconds === undefined ? '' : `\n<meta http-equiv="refresh" content="${retrySeconds}">`;
  return `<!doctype html>
<html lang="${locale}" dir="${getDirection(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">${refresh}
<title>${escapeHtml(`${convention.name}: ${title}`)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${formatStyles(getMailColors(convention.theme))}</style>
</head>
<body>
<main>
<p class="name">${escapeHtml(convention.name)}</p>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
${action}
</main>
</body>
</html>`;
}

/** Sends one of these pages as the answer. */
export const sendOwnPage = (reply: FastifyReply, status: number, page: OwnPage): FastifyReply =>
  reply
    .code(status)
    .headers({
      'content-security-policy': createOwnPagePolicy(page.convention.theme),
      'cache-control': 'no-store',
      vary: 'Cookie, Accept-Language',
    })
    .type('text/html; charset=utf-8')
    .send(renderOwnPage(page));

/** Returns whether the request comes from a person who opened a page. */
const wantsPage = ({ method, url, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  !/^\/(?:api|healthz)(?:[/?]|$)/.test(url) &&
  (headers.accept ?? '').includes('text/html');

const PAGES_BY_STATUS: Readonly<Record<number, PageName>> = { 404: 'notFound', 503: 'unavailable' };
/** An unavailable page reloads after 5 to 15 seconds, so that not all browsers return in the same second. */
const FIRST_RETRY_SECONDS = 5;
const RETRY_SPREAD_SECONDS = 10;

const pickRetrySeconds = (): number =>
  FIRST_RETRY_SECONDS + Math.floor(Math.random() * (RETRY_SPREAD_SECONDS + 1));

/** Answers an error: with an explanatory page for people in a browser, and a problem document for programs. */
export function sendFailure(
  { config }: Pick<Context, 'config'>,
  reply: FastifyReply,
  error: unknown,
): FastifyReply {
  const { request } = reply;
  const problem = toProblemError(error);
  if (!wantsPage(request)) return sendProblem(reply, error);
  if (problem.code === 'internal') reply.log.error({ err: error }, 'internal error');
  const name = PAGES_BY_STATUS[problem.status] ?? 'failed';
  return sendOwnPage(reply.headers(problem.headers), problem.status, {
    name,
    convention: config,
    language: getPageLanguage(config, request),
    href: name === 'notFound' || !isLocalPath(request.url) ? '/' : request.url,
    ...(name === 'unavailable' && { retrySeconds: pickRetrySeconds() }),
  });
}
