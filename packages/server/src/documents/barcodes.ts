import { hasBadge } from '@conkit/rules';
import type { Context } from '../context.ts';
import { ProblemError } from '../errors.ts';
import type { Operation, Session } from '../operation.ts';
import { reachPerson } from '../people/access.ts';
import { drawBarcodeImage, drawBarcodePdf, type BarcodeContent } from './barcode.ts';
import { barcodeContent } from './content.ts';
import { fileHeaders, limitDrawing } from './file.ts';
import { loadFonts } from './fonts.ts';

/** Somebody's barcode, to be shown at the desk on a screen. */
export const getBarcodeImage: Operation<'getBarcodeImage'> = async (context, request) => {
  const { params, session } = request;
  const body = await drawBarcodeImage(await contentFor(context, session, params.id));
  const name = { ...named(params.id), extension: 'png', disposition: 'inline' } as const;
  return { body, type: 'image/png', headers: fileHeaders(context.config, body, name) };
};

/** Somebody's barcode, to be printed at home. */
export const getBarcodePdf: Operation<'getBarcodePdf'> = async (context, request) => {
  const { params, session } = request;
  const body = drawBarcodePdf(await contentFor(context, session, params.id));
  const name = { ...named(params.id), extension: 'pdf', disposition: 'attachment' } as const;
  return { body, type: 'application/pdf', headers: fileHeaders(context.config, body, name) };
};

const named = (id: number) => ({ kind: 'barcode', id });

/** @throws ProblemError `not_yours`, or `not_found` for who gets no badge */
async function contentFor(context: Context, session: Session, id: number): Promise<BarcodeContent> {
  const { config, db } = context;
  const { person } = await reachPerson(db, session, id);
  if (!hasBadge(person, config.membership_types)) throw new ProblemError('not_found');
  await limitDrawing(context, session);
  const content = barcodeContent(config, person);
  const { name, info } = content;
  await loadFonts(`${name}${info}`, `${name} ${info} ${content.context}`);
  return content;
}
