import { awardPages } from '@conkit/rules';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { getParts } from '../config/parts.ts';
import { NON_MEMBER } from '../config/schema/shop.ts';
import type { Convention, Words } from '../config/types.ts';
import type { Language } from '../config/languages.ts';
import type { Context } from '../context.ts';
import type { PersonRow } from '../database/schema.ts';
import { badgeContent, drawOwnBadge } from '../documents/badge.ts';
import { ballotContent, drawOwnBallot } from '../documents/ballot.ts';
import { drawOwnBarcodeImage, drawOwnBarcodePdf } from '../documents/barcode.ts';
import { escapeHtml } from '../mail/escape.ts';
import { sendDevPage } from './page.ts';
import { formatChoices, formatFrame, listPreviews, readChoice, type Choice } from './previews.ts';

/** A name of sixty letters. */
const LONG = 'Wolfeschlegelsteinhausenbergerdorff Featherstonehaugh-Søhnen';

/**
 * Serves `/dev/brand`: everything that carries the convention's look, with a person of the demonstration: mails, badges,
 * barcodes, printed documents and pictures, and links to the main pages.
 */
export function registerBrandPreview(app: FastifyInstance, context: Context): void {
  const { config, db, env } = context;
  app.get<{ Querystring: Record<string, unknown> }>('/dev/brand', ({ query }, reply) => {
    const choice = readChoice(config, query);
    const mails = listPreviews(context, env.publicUrl).map((mail) =>
      formatFrame(mail, choice, 'wide'),
    );
    const main = [
      `<p>Everything with the look of ${escapeHtml(config.name)}. Pages are light or dark as your system, or as chosen at their end. Printed things look the same in both.</p>`,
      formatChoices(config, '/dev/brand', choice),
      section('Pages', formatPages(context, choice)),
      section('Pictures', formatPictures(config, choice)),
      section('Badges', formatBadges(config, choice)),
      section('Printed', formatPrinted(context)),
      section('Mails and receipts', `<div class="frames">${mails.join('')}</div>`),
    ];
    return sendDevPage(reply, 'The brand', main.join('\n'));
  });

  const findPerson = () =>
    db.selectFrom('person').selectAll().orderBy('id').limit(1).executeTakeFirst();
  const serve = (
    path: string,
    type: string,
    draw: (person: PersonRow, query: Record<string, unknown>) => Promise<Buffer | undefined>,
  ) =>
    app.get<{ Querystring: Record<string, unknown> }>(path, async ({ query }, reply) => {
      const person = await findPerson();
      const body = person && (await draw(person, query));
      return body ? sendFile(reply, type, body) : reply.callNotFound();
    });
  serve('/dev/brand/badge.png', 'image/png', (person, { type, long }) => {
    const membership = listBadgeTypes(config).find((one) => one === type) ?? person.membership;
    const typed = long === undefined ? {} : { name: LONG, subtitle: LONG };
    return drawOwnBadge(config, badgeContent(config, { ...person, membership }, typed));
  });
  serve('/dev/brand/barcode.png', 'image/png', (person) => drawOwnBarcodeImage(config, person));
  serve('/dev/brand/barcode.pdf', 'application/pdf', (person) => drawOwnBarcodePdf(config, person));
  serve('/dev/brand/ballot.pdf', 'application/pdf', async (person) => {
    const content = ballotContent(config, person, 'K7Q2-9FXW-3MTD');
    return content && drawOwnBallot(config, content);
  });
}

const sendFile = (reply: FastifyReply, type: string, body: Buffer): FastifyReply =>
  reply.header('cache-control', 'no-store').type(type).send(body);

const section = (title: string, content: string): string =>
  `<article><h2>${title}</h2>${content}</article>`;

const listBadgeTypes = ({ membership_types }: Convention): string[] =>
  Object.keys(membership_types).filter(
    (type) => type !== NON_MEMBER && membership_types[type]?.badge,
  );

const localize = (words: Words | undefined, language: Language) => words?.[language] ?? words?.en;

const link = (href: string, text: string) =>
  `<li><a href="${escapeHtml(href)}">${escapeHtml(text)}</a></li>`;

function formatPages(context: Context, { language }: Choice): string {
  const { awards, award_pages } = context.config;
  const parts = getParts(context);
  const pages = [
    ['/', 'First page'],
    ['/new', 'Join'],
    ...(parts.upgrades ? [['/upgrade', 'Upgrade']] : []),
    ...(parts.payments ? [['/pay', 'Payments']] : []),
    ...awardPages(awards).map(({ page, right, award }) => [
      `/${award_pages.path}/${page}`,
      `${right === 'vote' ? 'Vote' : 'Nominate'}: ${localize(awards[award]?.name, language) ?? award}`,
    ]),
    ['/privacy', 'Privacy'],
    ['/unsubscribe/1/no-key', 'A page without the portal'],
    ['/dev/mail', 'Mail of the demonstration'],
  ];
  return `<ul>${pages.map(([href = '', text = '']) => link(href, text)).join('')}</ul>`;
}

const picture = (src: string, alt: string, look = '') =>
  `<figure class="${look}"><img loading="lazy" src="${escapeHtml(src)}" alt="${escapeHtml(alt)}"><figcaption>${escapeHtml(alt)}</figcaption></figure>`;

function formatPictures({ brand, awards }: Convention, { language }: Choice): string {
  const { logo, logoDark, background } = brand;
  const hasVoting = Object.values(awards).some(({ voting }) => voting);
  return [
    picture('/favicon.svg', 'Icon'),
    ...(logo ? [picture(logo.path, 'Logo')] : []),
    ...(logoDark ? [picture(logoDark.path, 'Logo on dark surfaces', 'dark')] : []),
    ...(background ? [picture(background.path, 'Background')] : []),
    picture(`/preview.png?language=${language}`, 'Link to the portal'),
    ...(hasVoting ? [picture(`/voted.png?language=${language}`, 'Voted')] : []),
  ].join('');
}

const formatBadges = (config: Convention, { language }: Choice): string =>
  [
    ...listBadgeTypes(config).map((type) =>
      picture(
        `/dev/brand/badge.png?type=${encodeURIComponent(type)}`,
        localize(config.membership_types[type]?.label, language) ?? type,
      ),
    ),
    picture('/dev/brand/badge.png?long', 'A name of sixty letters'),
  ].join('');

function formatPrinted(context: Context): string {
  const parts = getParts(context);
  const files = [
    ...(parts.barcode ? [link('/dev/brand/barcode.pdf', 'Barcode card, PDF')] : []),
    ...(parts.site_selection ? [link('/dev/brand/ballot.pdf', 'Site selection ballot, PDF')] : []),
  ];
  return `${parts.barcode ? picture('/dev/brand/barcode.png', 'Barcode card') : ''}<ul>${files.join('')}</ul>`;
}
