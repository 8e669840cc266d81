import type { FastifyInstance } from 'fastify';
import { getOutboxFolder, readOutbox, type SentMail } from '../adapters/outbox.ts';
import type { Context } from '../context.ts';
import { escapeHtml } from '../mail/escape.ts';
import { type Frame, toHtml } from '../mail/html.ts';
import { createFrame, loadMailLogo } from '../mail/letterhead.ts';
import { toPlainText } from '../mail/render.ts';
import { registerBrandPreview } from './brand.ts';
import { refuseOtherHosts, sendDevPage, sendMailHtml } from './page.ts';
import {
  formatChoices,
  formatFrame,
  getPreviewPath,
  listPreviews,
  readChoice,
  type Choice,
  type MailPreview,
} from './previews.ts';

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
    const outbox = getOutboxFolder(env.dataDir);
    scope.get('/dev/mail', async (_, reply) => {
      const mails = await readOutbox(outbox);
      return sendDevPage(reply, 'Mail of the demonstration', formatList(mails));
    });
    scope.get<{ Params: { id: string } }>('/dev/mail/html/:id', async ({ params }, reply) => {
      const mail = (await readOutbox(outbox)).find(({ id }) => id === params.id);
      return mail ? sendMailHtml(reply, mail) : reply.callNotFound();
    });
    registerMailPreview(scope, context);
    registerBrandPreview(scope, context);
  });
}

function formatList(mails: readonly SentMail[]): string {
  const count = mails.length === 1 ? '1 mail' : `${mails.length} mails`;
  const said = mails.length === 0 ? 'No mail has been sent yet.' : `${count}, newest first.`;
  return `<p>${said} Nothing leaves this machine. <a href="/dev/mail">Look again</a></p>
<p><a href="/dev/mail/preview">Every kind of mail, as it looks</a></p>
${mails.map(formatArticle).join('\n')}`;
}

function formatArticle({ id, sent, to, from, subject, text }: SentMail): string {
  return `<article aria-labelledby="${escapeHtml(id)}">
<h2 id="${escapeHtml(id)}">${escapeHtml(subject)}</h2>
<p>To ${escapeHtml(to.address)} · from ${escapeHtml(from.name)} &lt;${escapeHtml(from.address)}&gt; · <time datetime="${sent}">${sent}</time> · <a href="/dev/mail/html/${escapeHtml(encodeURIComponent(id))}">As it looks</a></p>
<pre>${formatLinks(text)}</pre>
</article>`;
}

/** Returns the escaped text with clickable links. Doesn't use the mail's HTML, which isn't trusted here. */
const formatLinks = (text: string): string =>
  text
    .split(/(https?:\/\/\S+)/)
    .map((part, at) =>
      at % 2 === 1 ? `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>` : escapeHtml(part),
    )
    .join('');

const INTRODUCTION =
  '<p>Made-up mails of every kind, at 600 and 320 pixels. <a href="/dev/mail">The mails that were sent</a> · <a href="/dev/brand">The brand</a></p>';

/** Serves `/dev/mail/preview`: every kind of mail in each language, wide and narrow, light and dark, and as text. */
function registerMailPreview(app: FastifyInstance, context: Context): void {
  const { config, env } = context;
  const mails = listPreviews(context, env.publicUrl);
  app.get<{ Querystring: Record<string, unknown> }>('/dev/mail/preview', ({ query }, reply) => {
    const choice = readChoice(config, query);
    const frame = createFrame(config, choice.language, undefined);
    const main = `${INTRODUCTION}\n${formatChoices(config, '/dev/mail/preview', choice)}\n${mails.map((mail) => formatPreview(mail, choice, frame)).join('\n')}`;
    return sendDevPage(reply, 'Every kind of mail', main);
  });
  app.get<{ Params: Record<'kind' | 'sample', string>; Querystring: Record<string, unknown> }>(
    '/dev/mail/preview/:kind/:sample',
    async ({ params, query }, reply) => {
      const mail = mails.find(
        ({ kind, sample }) => kind === params.kind && sample === params.sample,
      );
      if (!mail) return reply.callNotFound();
      const { language, scheme } = readChoice(config, query);
      const logo = await loadMailLogo(config);
      const frame = { ...createFrame(config, language, logo), scheme };
      const html = toHtml(mail.write(language), frame);
      return sendMailHtml(reply, { html, ...(logo && { images: [logo] }) });
    },
  );
}

function formatPreview(mail: MailPreview, choice: Choice, around: Frame): string {
  const { kind, sample, write } = mail;
  const content = write(choice.language);
  const { locale: tag } = around;
  const address = getPreviewPath(mail, choice);
  return `<article>
<h2>${kind}: ${sample}</h2>
<p><strong lang="${tag}">${escapeHtml(content.subject)}</strong> · <a href="${address}">Alone</a></p>
<div class="frames">${formatFrame(mail, choice, 'wide')}${formatFrame(mail, choice, 'narrow')}</div>
<details><summary>As text</summary><pre lang="${tag}">${escapeHtml(toPlainText(content, around))}</pre></details>
</article>`;
}
