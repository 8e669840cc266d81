import type { PDFDocument, SKRSContext2D } from '@napi-rs/canvas';

/** A canvas: a picture or a page of a PDF. */
export type Drawing = SKRSContext2D | ReturnType<PDFDocument['beginPage']>;
