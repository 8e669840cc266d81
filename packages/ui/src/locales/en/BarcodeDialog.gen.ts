// Generated from the catalogues (*.po) by scripts/messages.ts. Do not edit.

export interface BarcodeDialogMessages {
  title: string;
  /** The purpose of the barcode. */
  hint: string;
  downloadPicture: string;
  downloadPdf: string;
  /** The image's text alternative; `holder` is "Adult member #214". */
  picture: (values: { name: string; holder: string }) => string;
}

export const barcodeDialogMessages: BarcodeDialogMessages = {
  title: 'Registration barcode',
  hint: 'Show it at registration, on your phone or printed, to collect the badge.',
  downloadPicture: 'Download picture',
  downloadPdf: 'Download PDF',
  picture: ({ name, holder }) => `Barcode of ${name}, ${holder}`,
};
