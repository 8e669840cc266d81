import type { Operation } from '../operation.ts';
import { drawBarcodePdf } from './barcode.ts';
import { barcodeOf } from './barcodeOf.ts';
import { fileHeaders } from './file.ts';

/** Returns a person's barcode to print at home. */
export const getBarcodePdf: Operation<'getBarcodePdf'> = async (context, request) => {
  const { id } = request.params;
  const body = drawBarcodePdf(await barcodeOf(context, request.session, id, 'getBarcodePdf'));
  const file = { kind: 'barcode', id, extension: 'pdf', disposition: 'attachment' } as const;
  return { body, type: 'application/pdf', headers: fileHeaders(context.config, body, file) };
};
