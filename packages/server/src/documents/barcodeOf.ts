import { hasBadge } from '@conkit/rules';
import type { Context } from '../context.ts';
import { ProblemError } from '../errors.ts';
import type { Session } from '../operation.ts';
import type { MemberRead } from '../audit/reads.ts';
import { reachCounted } from '../people/access.ts';
import type { BarcodeContent } from './barcode.ts';
import { barcodeContent } from './content.ts';
import { limitDrawing } from './file.ts';
import { loadFonts } from './fonts.ts';

/**
 * Returns the content of a person's barcode label and loads the fonts for it.
 *
 * @throws ProblemError `not_yours`, or `not_found` for a person without a badge
 */
export async function barcodeOf(
  context: Context,
  session: Session,
  personId: number,
  read: MemberRead,
): Promise<BarcodeContent> {
  const { config } = context;
  const person = await reachCounted(context, session, personId, 'admin_reads', read);
  if (!hasBadge(person, config.membership_types)) throw new ProblemError('not_found');
  await limitDrawing(context, session);
  const content = barcodeContent(config, person);
  const { name, info } = content;
  await loadFonts(`${name}${info}`, `${name} ${info} ${content.context}`);
  return content;
}
