import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { escapeHtml } from '../mail/escape.ts';
import type { Mail } from '../ports/mail.ts';

const styles = `
:root { color-scheme: light dark; }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 68rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere; }
article { border-top: 1px solid; margin-top: 2rem; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; max-width: 44rem; }
nav ul { display: flex; flex-wrap: wrap; gap: 0 1rem; padding: 0; list-style: none; }
a[aria-current] { font-weight: 700; text-decoration: none; }
.frames { display: flex; flex-wrap: wrap; gap: 1rem; align-items: start; }
iframe { border: 1px solid; max-width: 100%; height: 46rem; }
figure { display: inline-block; max-width: 32rem; margin: 0 1rem 1rem 0; vertical-align: top; }
figure img { max-width: 100%; min-height: 3rem; max-height: 18rem; border: 1px solid; }
figure.dark img { background: #1a1a1a; }
.wide { width: 600px; }
.narrow { width: 320px; }
`;

const styleHash = createHash('sha256').update(styles).digest('base64');
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; img-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
/** The policy for a mail's HTML: it may have inline styles and the pictures inside the mail, and nothing else. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-top-navigation-by-user-activation";

/** This machine's own host names, in addition to that of the public URL. */
const LOCAL_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Returns whether a request was sent to one of this server's names. With DNS rebinding, another site can point its
 * own host name to this machine; its pages would then be same-origin with these mails and their login links.
 */
function isOwnHost(host: string | undefined, publicUrl: string): boolean {
  const url = `http://${host ?? ''}`;
  const name = URL.canParse(url) ? new URL(url).hostname : '';
  return LOCAL_NAMES.has(name) || name === new URL(publicUrl).hostname;
}

/**
 * Answers 421 to requests with another `Host` header. Ignores proxy headers, which clients could forge.
 *
 * @param path the path that the refusal names
 */
export const refuseOtherHosts =
  (publicUrl: string, path: string) =>
  async ({ headers }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    if (isOwnHost(headers.host, publicUrl)) return undefined;
    const where = new URL(path, publicUrl).href;
    return reply.code(421).type('text/plain').send(`This is at ${where} (PUBLIC_URL) only.\n`);
  };

const send = (reply: FastifyReply, html: string, contentPolicy: string): FastifyReply =>
  reply
    .headers({ 'content-security-policy': contentPolicy, 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(html);

/** Sends a mail's HTML with the pictures inside the mail. No script runs in it. */
export const sendMailHtml = (
  reply: FastifyReply,
  { html, images = [] }: Pick<Mail, 'html' | 'images'>,
): FastifyReply => {
  const shown = images.reduce(
    (rest, { cid, type, base64 }) =>
      rest.replaceAll(`src="cid:${cid}"`, `src="data:${type};base64,${base64}"`),
    html,
  );
  return send(reply, shown, MAIL_POLICY);
};

/** Sends a page for developers. */
export const sendDevPage = (reply: FastifyReply, title: string, main: string): FastifyReply =>
  send(
    reply,
    `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${styles}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${main}
</main>
</body>
</html>`,
    policy,
  );
