import type { Operation } from '../operation.ts';
import { drawBarcodeImage } from './barcode.ts';
import { barcodeOf } from './barcodeOf.ts';
import { fileHeaders } from './file.ts';

/** Returns a person's barcode to show on a screen at the desk. */
export const getBarcodeImage: Operation<'getBarcodeImage'> = async (context, request) => {
  const { id } = request.params;
  const body = await drawBarcodeImage(
    await barcodeOf(context, request.session, id, 'getBarcodeImage'),
  );
  const file = { kind: 'barcode', id, extension: 'png', disposition: 'inline' } as const;
  return { body, type: 'image/png', headers: fileHeaders(context.config, body, file) };
};
