import {
  badgeText,
  badgeType,
  barcodeText,
  hasBadge,
  splitBadgeName,
  type BadgeText,
  type TypedBadge,
  unprintableCharacters,
} from '@conkit/rules';
import { createCanvas } from '@napi-rs/canvas';
import type { Convention } from '../config/types.ts';
import type { Context } from '../context.ts';
import type { PersonRow } from '../database/schema.ts';
import { getNetwork, chargeRequest } from '../limits/rateLimit.ts';
import type { Operation, Answer } from '../operation.ts';
import { accessPerson } from '../people/access.ts';
import {
  type Drawing,
  type Heading,
  drawFoot,
  drawHead,
  drawText,
  getInks,
  type Inks,
  drawLines,
  type LineStyle,
} from './drawing.ts';
import { drawTemplate } from './badgeTemplate.ts';
import { limitDrawing, fileHeaders } from './file.ts';
import { loadFonts } from './fonts.ts';
import { loadLogo } from '../brand/logo.ts';

/** Returns a person's badge, with typed values instead of the saved ones. */
export const getBadge: Operation<'getBadge'> = async (context, { params, query, session }) => {
  const { config } = context;
  const person = await accessPerson(context, session, params.id, 'admin_reads', 'getBadge');
  await limitDrawing(context, session);
  return toBadgeAnswer(context, person.id, badgeContent(config, person, query));
};

/** Returns the badge of a person who isn't a member yet. */
export const getBlankBadge: Operation<'getBlankBadge'> = async (context, { query, ip }) => {
  await chargeRequest(context, [['blank_badges_network', getNetwork(ip)]]);
  const { name = '', subtitle = '' } = query;
  const { name: convention, theme } = context.config;
  return toBadgeAnswer(context, 0, {
    name,
    subtitle,
    convention,
    type: '',
    number: '',
    code: '',
    context: '',
    inks: getInks(theme),
  });
};

/** Returns a badge as a picture. `id` is the person's; 0 for no particular person. */
async function toBadgeAnswer(
  { config }: Context,
  id: number,
  content: BadgeContent,
): Promise<Answer<'getBadge'>> {
  const body = await drawOwnBadge(config, content);
  const file = { kind: 'badge', id, extension: 'png', disposition: 'inline' } as const;
  return { body, type: 'image/png', headers: fileHeaders(config, body, file) };
}

/** Draws a badge as PNG: with the convention's template, or the usual label with its logo. */
export async function drawOwnBadge(
  { brand }: Pick<Convention, 'brand'>,
  content: BadgeContent,
): Promise<Buffer> {
  const { name, subtitle, context, convention, type, number, code, ownType } = content;
  await loadFonts(`${name}${subtitle}`, `${name} ${subtitle} ${context}`);
  if (!brand.badge) {
    return drawBadge({ ...content, logo: await loadLogo(brand, content.inks.primary) });
  }
  return drawTemplate(brand.badge, {
    convention,
    number,
    type: ownType?.word ?? type,
    name: replaceUnprintable(name),
    subtitle: replaceUnprintable(subtitle),
    context,
    code,
    color: ownType?.color,
  });
}

/** A label of 60 × 25.3 mm at 300 dpi. */
export const BADGE_SIZE = { width: 709, height: 299 } as const;

/** The content of a badge. */
export interface BadgeContent extends BadgeText, Heading {
  /** The membership or day pass; empty without a badge. */
  readonly type: string;
  /** The printed member number; empty without one. */
  readonly number: string;
  /** The text of the barcode; empty without a badge. */
  readonly code: string;
  /** What badges print for this type instead, if configured. */
  readonly ownType?: Convention['badge_types'][string] | undefined;
  /** Text that shows the name's language, such as the country. */
  readonly context: string;
  readonly inks: Inks;
}

const HEAD = 56;
const FOOT = 44;
const MARGIN = 30;

/** Draws a badge as PNG. Compresses it outside the server's own thread. */
export function drawBadge(content: BadgeContent): Promise<Buffer> {
  const { width, height } = BADGE_SIZE;
  const { inks } = content;
  const canvas = createCanvas(width, height);
  const ctx = canvas.getContext('2d');
  ctx.fillStyle = inks.paper;
  ctx.fillRect(0, 0, width, height);
  drawHead(ctx, inks, { x: 0, y: 0, width, height: HEAD }, content, content.number);
  drawFoot(ctx, inks, { x: 0, y: height - FOOT, width, height: FOOT }, content.type);
  drawName(ctx, content);
  return canvas.encode('png');
}

const SUBTITLE = 40;

function drawName(ctx: Drawing, { name, subtitle, context, inks }: BadgeContent): void {
  const lines = splitBadgeName(replaceUnprintable(name)).filter((line) => line !== '');
  const below = replaceUnprintable(subtitle);
  const area = { x: MARGIN, width: BADGE_SIZE.width - 2 * MARGIN };
  const [top, bottom] = [HEAD + 14, BADGE_SIZE.height - FOOT - 12];
  const height = bottom - top - (below === '' ? 0 : SUBTITLE + 8);
  const style: LineStyle = {
    weight: 'bold',
    color: inks.text,
    align: 'center',
    size: lines.length > 1 ? 80 : 112,
    context: `${name} ${subtitle} ${context}`,
  };
  drawLines(ctx, lines, { ...area, y: top, height }, style);
  const under = { ...area, y: bottom - SUBTITLE, height: SUBTITLE };
  drawText(ctx, below, under, { ...style, weight: 'regular', color: inks.green, size: 36 });
}

/** Removes the characters that won't print, which the member's form lists. */
export const replaceUnprintable = (text: string): string =>
  unprintableCharacters(text)
    .reduce((rest, character) => rest.replaceAll(character, ''), text.normalize('NFC'))
    .trim();

/** Returns the content of a person's badge; without number and type if they get no badge. */
export function badgeContent(
  config: Convention,
  person: PersonRow,
  typed: TypedBadge = {},
): BadgeContent {
  const isReal = hasBadge(person, config.membership_types);
  return {
    ...badgeText(person, typed),
    convention: config.name,
    type: isReal ? getTypeLabel(config, person) : '',
    number: isReal && person.member_number !== null ? `#${person.member_number}` : '',
    code: isReal && config.barcode ? barcodeText(person) : '',
    ...(isReal && { ownType: config.badge_types[badgeType(person, config.membership_types).type] }),
    context: person.country ?? '',
    inks: getInks(config.theme),
  };
}

/** Returns the membership; for a person with only a day pass, the pass and its days. */
export function getTypeLabel(config: Convention, person: PersonRow): string {
  const types = config.membership_types;
  const { type, isDaypass } = badgeType(person, types);
  const label = types[type]?.label.en ?? type;
  return isDaypass ? `${label} day pass ${formatDays(config, person)}`.trim() : label;
}

/** Returns the days of a day pass: `Wed/Thu`. */
export const formatDays = ({ daypass }: Convention, { daypass_days }: PersonRow): string =>
  daypass.days
    .filter((_, at) => daypass_days?.[at])
    .map(({ short }) => short.en)
    .join('/');
