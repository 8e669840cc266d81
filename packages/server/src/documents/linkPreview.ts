import type { Theme } from '@conkit/ui/colors';
import { createCanvas } from '@napi-rs/canvas';
import type { FastifyInstance } from 'fastify';
import { getLocale, type Language } from '../config/languages.ts';
import type { Convention } from '../config/types.ts';
import type { Context } from '../context.ts';
import { createReader, type Reader } from '../mail/reader.ts';
import { drawText, type Drawing } from './drawing.ts';
import { loadFonts } from './fonts.ts';
import { drawLogo, loadLogo } from '../brand/logo.ts';

/** The size that sites recommend for the picture of a link. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

const MAX_AGE_SECONDS = 86_400;

/** The three lines of a picture. */
interface PictureText {
  readonly tagline: string;
  readonly title: string;
  readonly facts: string;
}

/**
 * Serves the pictures that other sites show: `/preview.png` with a link to the portal, and `/voted.png` for members who
 * share that they voted. Each is drawn once for each language of the convention: `?language=fi`.
 */
export function servePictures(app: FastifyInstance, { config }: Context): void {
  servePicture(app, config, '/preview.png', getPreviewText);
  const hasVoting = Object.values(config.awards).some(({ voting }) => voting);
  if (hasVoting) servePicture(app, config, '/voted.png', getVotedText);
}

function servePicture(
  app: FastifyInstance,
  config: Convention,
  path: string,
  getText: (reader: Reader) => PictureText,
): void {
  const drawn = new Map<Language, Promise<Buffer>>();
  app.get<{ Querystring: { language?: unknown } }>(path, async (request, reply) => {
    const asked = config.languages.find((language) => language === request.query.language);
    const language = asked ?? 'en';
    const picture =
      drawn.get(language) ?? drawPicture(config, getText(createReader(config, language)));
    drawn.set(language, picture);
    return reply
      .headers({
        'cache-control': `public, max-age=${MAX_AGE_SECONDS}`,
        // Pages of other sites show it.
        'cross-origin-resource-policy': 'cross-origin',
      })
      .type('image/png')
      .send(await picture);
  });
}

/** Returns the convention's name, days and place. */
function getPreviewText({ config, local, days }: Reader): PictureText {
  const { about, dates, name } = config;
  const { first_day, last_day } = dates.convention;
  return {
    tagline: about.tagline ? local(about.tagline) : '',
    title: about.title ? local(about.title) : name,
    facts: [days(first_day, last_day), about.place && local(about.place)]
      .filter(Boolean)
      .join(' · '),
  };
}

/** Returns that the member voted and for which awards, but nothing about the vote. */
function getVotedText({ config, language, local, words }: Reader): PictureText {
  const { awards, award_pages: pages, name } = config;
  const names = Object.values(awards).flatMap((award) => (award.voting ? [local(award.name)] : []));
  return {
    tagline: name,
    title: words.pictures.voted,
    facts: pages.name
      ? local(pages.name)
      : new Intl.ListFormat(getLocale(config, language)).format(names),
  };
}

async function drawPicture(
  { brand, ground, theme }: Convention,
  { tagline, title, facts }: PictureText,
): Promise<Buffer> {
  await Promise.all([title, tagline, facts].map((text) => loadFonts(text)));
  const { width, height } = PREVIEW_SIZE;
  const { light: colors } = theme;
  const canvas = createCanvas(width, height);
  const ctx = canvas.getContext('2d');
  drawGround(ctx, colors);
  const hasBridge = ground === 'bridge';
  if (hasBridge) drawBridge(ctx);
  // Above the bridge, or in the middle.
  const logo = await loadLogo(brand, colors.groundGlow);
  const top = hasBridge ? 64 : logo ? 232 : 168;
  const margin = 80;
  const box = (y: number, rowHeight: number) => {
    return { x: margin, y: top + y, width: width - 2 * margin, height: rowHeight };
  };
  const line = { color: colors.onGround, align: 'left', weight: 'bold' } as const;
  const quiet = { ...line, color: colors.onGroundLink, weight: 'regular', size: 36 } as const;
  if (logo) drawLogo(ctx, logo, { ...box(0, 112), y: hasBridge ? height - 160 : 72 });
  drawText(ctx, tagline, box(0, 48), quiet);
  drawText(ctx, title, box(56, 112), { ...line, color: colors.onGroundHeading, size: 84 });
  drawText(ctx, facts, box(184, 60), { ...line, size: 40 });
  ctx.fillStyle = colors.accent;
  ctx.fillRect(0, height - 16, width, 16);
  return canvas.encode('png');
}

function drawGround(ctx: Drawing, { ground, groundGlow }: Theme['light']): void {
  const { width, height } = PREVIEW_SIZE;
  // Rows of one colour keep the file small.
  const gradient = ctx.createLinearGradient(0, 0, 0, height);
  gradient.addColorStop(0, groundGlow);
  gradient.addColorStop(1, ground);
  ctx.fillStyle = gradient;
  ctx.fillRect(0, 0, width, height);
}

/** The colours of the bridge. */
const BRIDGE = { cable: '#3da9d4', mast: '#d7eefa' } as const;

/** The number of cables of the bridge. */
const CABLES = 22;

/** Draws Dublin's harp-shaped bridge: cables between its curved mast and its deck. */
function drawBridge(ctx: Drawing): void {
  ctx.save();
  ctx.translate(560, 308);
  ctx.scale(1.4, 1.4);
  ctx.lineWidth = 1;
  ctx.strokeStyle = `${BRIDGE.cable}80`;
  for (let cable = 1; cable <= CABLES; cable += 1) {
    const share = cable / CABLES;
    const at = (from: number, first: number, second: number, to: number) =>
      from * (1 - share) ** 3 +
      3 * first * (1 - share) ** 2 * share +
      3 * second * (1 - share) * share ** 2 +
      to * share ** 3;
    ctx.beginPath();
    ctx.moveTo(at(312, 326, 286, 194), at(197, 120, 46, 11));
    ctx.lineTo(300 - 272 * share, 190 + 4 * share);
    ctx.stroke();
  }
  ctx.lineWidth = 5;
  ctx.lineCap = 'round';
  ctx.strokeStyle = BRIDGE.mast;
  ctx.beginPath();
  ctx.moveTo(318, 197);
  ctx.bezierCurveTo(326, 120, 286, 46, 194, 11);
  ctx.moveTo(4, 197);
  ctx.quadraticCurveTo(200, 186, 396, 197);
  ctx.stroke();
  ctx.restore();
}
