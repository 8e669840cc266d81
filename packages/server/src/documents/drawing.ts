import type { PDFDocument, SKRSContext2D } from '@napi-rs/canvas';

/** What is drawn on: a picture, or a page of a PDF. */
export type Drawing = SKRSContext2D | ReturnType<PDFDocument['beginPage']>;
