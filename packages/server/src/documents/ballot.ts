import { SITE_SELECTION_TOKEN } from '@conkit/rules';
import { PDFDocument } from '@napi-rs/canvas';
import type { Convention } from '../config/types.ts';
import type { Queryable } from '../database/connect.ts';
import type { PersonRow } from '../database/schema.ts';
import { ProblemError } from '../errors.ts';
import type { Operation } from '../operation.ts';
import { findOwnPerson } from '../people/access.ts';
import {
  type Drawing,
  drawHead,
  drawText,
  getInks,
  type Heading,
  type Inks,
  type Box,
} from './drawing.ts';
import { fileHeaders, limitDrawing } from './file.ts';
import { loadLogo } from '../brand/logo.ts';

/**
 * Returns a person's site selection ballot with the known fields filled in, for their own account. Needs a paid token.
 */
export const getBallot: Operation<'getBallot'> = async (context, { params, session }) => {
  const { config, db } = context;
  const person = await findOwnPerson(context, session, params.id);
  const token = await findPaidToken(db, person.id);
  const content = token === undefined ? undefined : ballotContent(config, person, token);
  if (!content) throw new ProblemError('not_found');
  await limitDrawing(context, session);
  const body = await drawOwnBallot(config, content);
  const headers = fileHeaders(config, body, {
    kind: 'ballot',
    id: person.id,
    extension: 'pdf',
    disposition: 'attachment',
  });
  return { body, type: 'application/pdf', headers };
};

/** Draws a ballot with the convention's logo. */
export const drawOwnBallot = async (
  { brand }: Pick<Convention, 'brand'>,
  content: BallotContent,
): Promise<Buffer> => drawBallot({ ...content, logo: await loadLogo(brand, content.inks.primary) });

/** Returns a ballot's content; `undefined` if the convention prints none. */
export function ballotContent(
  config: Convention,
  person: PersonRow,
  token: string,
): BallotContent | undefined {
  const { site_selection: election } = config;
  return (
    election && {
      convention: config.name,
      title: election.title.en,
      subtitle: election.subtitle.en,
      legalName: person.legal_name,
      token,
      fields: listFields(config, person),
      choices: election.choices.map((choice) => choice?.en ?? ''),
      instructions: election.instructions.map(({ en }) => en),
      questions: `Questions: ${config.contacts.siteselection}`,
      inks: getInks(config.theme),
    }
  );
}

/** Returns the newest paid token for a person, from any payer. Waiting and failed payments have none. */
async function findPaidToken(db: Queryable, personId: number): Promise<string | undefined> {
  const payments = await db
    .selectFrom('payment')
    .select('data')
    .where('person_id', '=', personId)
    .where('type', '=', SITE_SELECTION_TOKEN)
    .where('status', '=', 'succeeded')
    .orderBy('id', 'desc')
    .execute();
  return payments
    .map(({ data }) => data?.['token'])
    .find((token) => typeof token === 'string' && token !== '') as string | undefined;
}

function listFields(config: Convention, person: PersonRow): (readonly BallotField[])[] {
  const { paper_pubs: paper } = person;
  const wsfs = config.membership_types[person.membership]?.wsfs_member ? 'Yes' : 'No';
  const field = (label: string, value: string | null | undefined, share: number): BallotField => ({
    label,
    value:
      value
        ?.trim()
        .split(/\s*\n\s*/u)
        .join('; ') ?? '',
    share,
  });
  return [
    [field('Name', person.legal_name, 1)],
    [field('Address', paper?.address ?? person.address, 1)],
    [
      field('City', person.city, 0.4),
      field('State, province or prefecture', person.state, 0.35),
      field('ZIP or postal code', person.postcode, 0.25),
    ],
    [field('Country', paper?.country ?? person.country, 0.4), field('E-mail', person.email, 0.6)],
    [
      field('Badge name', person.badge_name, 0.4),
      field('Membership number', person.member_number?.toString(), 0.25),
      field('Member', wsfs, 0.15),
      field('Voting fee paid', 'Yes', 0.2),
    ],
  ];
}

/** A4 in points. */
const PAGE = { width: 595, height: 842 } as const;
const MARGIN = 42;
const WIDTH = PAGE.width - 2 * MARGIN;

/** A field of the form with its known value; empty to fill in by hand. */
export interface BallotField {
  readonly label: string;
  readonly value: string;
  /** Its share of the page's width. */
  readonly share: number;
}

/** The content of a personal site selection ballot. */
export interface BallotContent extends Heading {
  readonly title: string;
  readonly subtitle: string;
  readonly legalName: string;
  readonly token: string;
  /** The fields of each line. */
  readonly fields: readonly (readonly BallotField[])[];
  readonly instructions: readonly string[];
  readonly choices: readonly string[];
  readonly questions: string;
  readonly inks: Inks;
}

/** Draws a ballot as a PDF of one page. */
export function drawBallot(content: BallotContent): Buffer {
  const { convention, legalName, subtitle } = content;
  const document = new PDFDocument({
    title: `Ballot for ${legalName}`,
    author: convention,
    subject: subtitle,
  });
  drawBallotPage(document.beginPage(PAGE.width, PAGE.height), content);
  document.endPage();
  return document.close();
}

export function drawBallotPage(ctx: Drawing, content: BallotContent): void {
  const { inks } = content;
  ctx.fillStyle = inks.paper;
  ctx.fillRect(0, 0, PAGE.width, PAGE.height);
  drawHead(ctx, inks, { x: 0, y: 0, width: PAGE.width, height: 40 }, content, '', MARGIN);
  const left = { align: 'left', color: inks.text } as const;
  let y = 60;
  const line = (height: number): Box => ({ x: MARGIN, y, width: WIDTH, height });
  drawText(ctx, content.title, line(28), {
    ...left,
    weight: 'bold',
    size: 23,
    color: inks.primary,
  });
  y += 32;
  drawText(ctx, content.subtitle, line(18), { ...left, weight: 'regular', size: 12 });
  y += 28;
  drawToken(ctx, inks, line(46), content.token);
  y += 60;
  for (const fields of content.fields) {
    drawFields(ctx, inks, line(36), fields);
    y += 45;
  }
  y += 12;
  y = drawBallotChoices(ctx, inks, line(0), content.choices);
  y += 16;
  for (const instruction of content.instructions) {
    drawText(ctx, instruction, line(16), { ...left, weight: 'regular', size: 11 });
    y += 17;
  }
  y += 12;
  drawFields(ctx, inks, line(44), [
    { label: 'Signature', value: '', share: 0.7 },
    { label: 'Date', value: '', share: 0.3 },
  ]);
  y = PAGE.height - 34;
  const quiet = { ...left, weight: 'regular', size: 9, color: inks.quiet } as const;
  drawText(ctx, content.questions, line(14), quiet);
}

function drawToken(ctx: Drawing, inks: Inks, { x, y, width, height }: Box, token: string): void {
  ctx.fillStyle = inks.wash;
  ctx.fillRect(x, y, width, height);
  ctx.fillStyle = inks.accent;
  ctx.fillRect(x, y, 4, height);
  const inner = { x: x + 16, y, width: width - 32, height };
  const style = { weight: 'regular', color: inks.text } as const;
  drawText(ctx, 'Voting token', inner, { ...style, align: 'left', size: 12 });
  drawText(ctx, token, inner, { ...style, weight: 'bold', align: 'right', size: 20 });
}

function drawFields(ctx: Drawing, inks: Inks, box: Box, fields: readonly BallotField[]): void {
  let { x } = box;
  const gap = 12;
  const usable = box.width - gap * (fields.length - 1);
  for (const { label, value, share } of fields) {
    const width = usable * share;
    const small = { weight: 'regular', color: inks.quiet, size: 9, align: 'left' } as const;
    drawText(ctx, label, { x, y: box.y, width, height: 11 }, small);
    const line = { x: x + 2, y: box.y + 12, width: width - 4, height: box.height - 15 };
    drawText(ctx, value, line, { ...small, color: inks.text, size: 13 });
    ctx.fillStyle = inks.line;
    ctx.fillRect(x, box.y + box.height - 1, width, 0.75);
    x += width + gap;
  }
}

const ROW = 36;
const SQUARE = 20;

/**
 * Draws the choices, each with a square for its rank. A choice without words gets a line to write on.
 *
 * @returns the vertical position after the choices
 */
function drawBallotChoices(
  ctx: Drawing,
  inks: Inks,
  { x, y, width }: Box,
  choices: readonly string[],
): number {
  const title = { weight: 'bold', color: inks.primary, size: 14, align: 'left' } as const;
  drawText(ctx, 'Your vote', { x, y, width, height: 18 }, title);
  for (const [index, choice] of choices.entries()) {
    const top = y + 30 + index * ROW;
    ctx.strokeStyle = inks.primary;
    ctx.lineWidth = 1;
    ctx.strokeRect(x + 0.5, top, SQUARE, SQUARE);
    const box = { x: x + SQUARE + 12, y: top, width: width - SQUARE - 12, height: SQUARE };
    drawText(ctx, choice, box, { ...title, weight: 'regular', color: inks.text, size: 13 });
    if (choice !== '') continue;
    ctx.fillStyle = inks.line;
    ctx.fillRect(box.x, top + SQUARE - 1, box.width, 0.75);
  }
  return y + 30 + choices.length * ROW;
}
