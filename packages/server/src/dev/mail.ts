import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import { outboxFolder, readOutbox, type SentMail } from '../adapters/outbox.ts';
import type { Context } from '../context.ts';
import { escapeHtml } from '../mail/letter.ts';

const styles = `
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 44rem; margin: 2rem auto; padding: 0 1rem; }
article { border-top: 1px solid; margin-top: 2rem; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
`;

const styleHash = createHash('sha256').update(styles).digest('base64');
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** This machine's own names, beside that of the public address. */
const LOCAL_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Whether a request was sent to a name of this server. A page of another site can give its own name the address
 * of this machine (DNS rebinding), and would then be of the same origin as these mails and their login links.
 */
function isOwnHost(host: string | undefined, publicUrl: string): boolean {
  const url = `http://${host ?? ''}`;
  const name = URL.canParse(url) ? new URL(url).hostname : '';
  return LOCAL_NAMES.has(name) || name === new URL(publicUrl).hostname;
}

/**
 * Shows the mails of the outbox at `/dev/mail`, newest first, so that somebody who tries the
 * demonstration can follow a login link. Any other convention, and one that sends real mail, has no
 * such page.
 */
export function registerDevMail(app: FastifyInstance, { config, env }: Context): void {
  if (!config.demo || env.smtpUrl !== undefined) {
    app.get('/dev/*', (_, reply) => reply.callNotFound());
    return;
  }
  app.get('/dev/mail', async ({ headers }, reply) => {
    // As it came: a header of a proxy could be anybody's.
    if (!isOwnHost(headers.host, env.publicUrl)) {
      const where = new URL('/dev/mail', env.publicUrl).href;
      return reply
        .code(421)
        .type('text/plain')
        .send(`The mails are at ${where} (PUBLIC_URL) only.\n`);
    }
    const mails = await readOutbox(outboxFolder(env.dataDir));
    return reply
      .headers({ 'content-security-policy': policy, 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(page(mails));
  });
  app.get('/dev/*', (_, reply) => reply.callNotFound());
}

function page(mails: readonly SentMail[]): string {
  const count = mails.length === 1 ? '1 mail' : `${mails.length} mails`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mail of the demonstration</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${styles}</style>
</head>
<body>
<main>
<h1>Mail of the demonstration</h1>
<p>${mails.length === 0 ? 'No mail has been sent yet.' : `${count}, newest first.`} Nothing leaves this machine. <a href="/dev/mail">Look again</a></p>
${mails.map(article).join('\n')}
</main>
</body>
</html>`;
}

function article({ id, sent, to, from, subject, text }: SentMail): string {
  return `<article aria-labelledby="${escapeHtml(id)}">
<h2 id="${escapeHtml(id)}">${escapeHtml(subject)}</h2>
<p>To ${escapeHtml(to.address)} · from ${escapeHtml(from.name)} &lt;${escapeHtml(from.address)}&gt; · <time datetime="${sent}">${sent}</time></p>
<pre>${linked(text)}</pre>
</article>`;
}

/** The text with its links made into links; nothing of a mail's HTML is trusted. */
const linked = (text: string): string =>
  text
    .split(/(https?:\/\/\S+)/)
    .map((part, at) =>
      at % 2 === 1 ? `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>` : escapeHtml(part),
    )
    .join('');
