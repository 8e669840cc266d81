import {
  badgeText,
  badgeType,
  barcodeText,
  endOfDayEverywhere,
  hasBadge,
  normalizeEmail,
} from '@conkit/rules';
import type { LocalizedText } from '@conkit/api-client';
import type { Convention } from '../config/types.ts';
import type { Context } from '../context.ts';
import type { PersonRow } from '../database/schema.ts';
import { ProblemError } from '../errors.ts';
import type { Operation, Session } from '../operation.ts';
import { findAccessiblePerson } from '../people/access.ts';
import type { WalletPass } from '../ports/wallet.ts';
import { replaceUnprintable } from './badge.ts';
import { getInks } from './drawing.ts';
import { fileHeaders, limitDrawing } from './file.ts';
import { drawIcon } from './icon.ts';

/** Returns a pass for Apple Wallet with a person's barcode. */
export const getAppleWalletPass: Operation<'getAppleWalletPass'> = async (context, request) => {
  const { id } = request.params;
  const { apple } = context.wallets;
  if (!apple) throw new ProblemError('not_offered');
  const body = await apple.createPass(await findPass(context, request.session, id));
  const file = { kind: 'badge', id, extension: 'pkpass', disposition: 'attachment' } as const;
  const { 'content-disposition': disposition = '' } = fileHeaders(context.config, body, file);
  return {
    body,
    type: 'application/vnd.apple.pkpass',
    headers: { 'content-disposition': disposition },
  };
};

/** Returns a link that adds a person's barcode to Google Wallet. */
export const getGoogleWalletLink: Operation<'getGoogleWalletLink'> = async (context, request) => {
  const { google } = context.wallets;
  if (!google) throw new ProblemError('not_offered');
  const pass = await findPass(context, request.session, request.params.id);
  return { body: { url: google.createLink(pass) } };
};

/**
 * Returns the pass of a person on the caller's own account. Administrators get no other person's pass, because it opens
 * on the phone that downloads it.
 *
 * @throws ProblemError `not_yours`, `too_many_requests`, or `not_found` for a person without a badge
 */
async function findPass(context: Context, session: Session, personId: number): Promise<WalletPass> {
  const { config, db } = context;
  const { person } = await findAccessiblePerson(db, context, session, personId);
  if (person.email_key !== normalizeEmail(session.email)) throw new ProblemError('not_yours');
  if (!hasBadge(person, config.membership_types)) throw new ProblemError('not_found');
  await limitDrawing(context, session);
  return passContent(config, person);
}

/** Returns the content of a person's pass. */
function passContent(config: Convention, person: PersonRow): WalletPass {
  const inks = getInks(config.theme);
  const { type, isDaypass } = badgeType(person, config.membership_types);
  const { label = { en: type }, daypass_label } = config.membership_types[type] ?? {};
  const code = barcodeText(person);
  return {
    id: `${config.id}-${person.id}`,
    convention: config.name,
    code,
    // A name of emoji alone leaves nothing to show.
    name: replaceUnprintable(badgeText(person).name).replaceAll(/\s+/gu, ' ') || code,
    type: isDaypass ? (daypass_label ?? label) : label,
    days: isDaypass ? joinDays(config, person) : { en: '' },
    colors: { ground: inks.deep, text: inks.paper, label: inks.haze },
    drawIcon: (size) => drawIcon(config, size),
    expires: endOfDayEverywhere(config.dates.convention.last_day),
  };
}

/** Returns the days of a day pass in each of the convention's languages: `Wed/Thu`. */
function joinDays({ daypass, languages }: Convention, { daypass_days }: PersonRow): LocalizedText {
  const held = daypass.days.filter((_, at) => daypass_days?.[at]);
  const texts = languages.map((language) => [
    language,
    held.map(({ short }) => short[language] ?? short.en).join('/'),
  ]);
  return { en: '', ...Object.fromEntries(texts) };
}
