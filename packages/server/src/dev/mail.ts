import type { FastifyInstance } from 'fastify';
import { outboxFolder, readOutbox, type SentMail } from '../adapters/outbox.ts';
import type { Context } from '../context.ts';
import { escapeHtml } from '../mail/escape.ts';
import { registerMailPreview } from './mailPreview.ts';
import { refuseOtherHosts, sendDevPage, sendMailHtml } from './page.ts';

/**
 * Serves the mails of the outbox at `/dev/mail`, newest first, so that people trying the demo can follow a login
 * link. Each mail is shown as text and as HTML; `/dev/mail/preview` shows every kind of mail. Other conventions, and
 * those that send real mail, have no such pages.
 */
export async function registerDevMail(app: FastifyInstance, context: Context): Promise<void> {
  const { config, env } = context;
  app.get('/dev/*', (_, reply) => reply.callNotFound());
  if (!config.demo || env.smtpUrl !== undefined) return;
  await app.register(async (scope) => {
    scope.addHook('onRequest', refuseOtherHosts(env.publicUrl, '/dev/mail'));
    const outbox = outboxFolder(env.dataDir);
    scope.get('/dev/mail', async (_, reply) => {
      const mails = await readOutbox(outbox);
      return sendDevPage(reply, 'Mail of the demonstration', listOf(mails));
    });
    scope.get<{ Params: { id: string } }>('/dev/mail/html/:id', async ({ params }, reply) => {
      const mail = (await readOutbox(outbox)).find(({ id }) => id === params.id);
      return mail ? sendMailHtml(reply, mail.html) : reply.callNotFound();
    });
    registerMailPreview(scope, context);
  });
}

function listOf(mails: readonly SentMail[]): string {
  const count = mails.length === 1 ? '1 mail' : `${mails.length} mails`;
  const said = mails.length === 0 ? 'No mail has been sent yet.' : `${count}, newest first.`;
  return `<p>${said} Nothing leaves this machine. <a href="/dev/mail">Look again</a></p>
<p><a href="/dev/mail/preview">Every kind of mail, as it looks</a></p>
${mails.map(article).join('\n')}`;
}

function article({ id, sent, to, from, subject, text }: SentMail): string {
  return `<article aria-labelledby="${escapeHtml(id)}">
<h2 id="${escapeHtml(id)}">${escapeHtml(subject)}</h2>
<p>To ${escapeHtml(to.address)} · from ${escapeHtml(from.name)} &lt;${escapeHtml(from.address)}&gt; · <time datetime="${sent}">${sent}</time> · <a href="/dev/mail/html/${escapeHtml(encodeURIComponent(id))}">As it looks</a></p>
<pre>${linked(text)}</pre>
</article>`;
}

/** Returns the escaped text with clickable links. Doesn't use the mail's HTML, which isn't trusted here. */
const linked = (text: string): string =>
  text
    .split(/(https?:\/\/\S+)/)
    .map((part, at) =>
      at % 2 === 1 ? `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>` : escapeHtml(part),
    )
    .join('');
