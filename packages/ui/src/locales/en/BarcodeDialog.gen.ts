// Generated from the catalogues (*.po) by scripts/messages.ts. Do not edit.

export interface BarcodeDialogMessages {
  title: string;
  /** The purpose of the barcode. */
  hint: string;
  downloadPicture: string;
  downloadPdf: string;
  /** The image's text alternative; `holder` is "Adult member #214". */
  picture: (values: { name: string; holder: string }) => string;
  /** Makes the barcode large on a white screen. */
  fullScreen: string;
  /** Goes back from the large barcode. */
  leaveFullScreen: string;
  /** Above the large barcode; browsers can’t change the brightness. */
  brightness: string;
  /** A button that downloads a pass; Apple’s own words. */
  appleWallet: string;
  /** A button that opens Google Wallet; Google’s own words. */
  googleWallet: string;
}

export const barcodeDialogMessages: BarcodeDialogMessages = {
  title: 'Registration barcode',
  hint: 'Show it at registration, on your phone or printed, to collect the badge.',
  downloadPicture: 'Download picture',
  downloadPdf: 'Download PDF',
  picture: ({ name, holder }) => `Barcode of ${name}, ${holder}`,
  fullScreen: 'Show it full screen',
  leaveFullScreen: 'Leave full screen',
  brightness: 'Turn up the brightness of your screen, so that the scanner can read the code.',
  appleWallet: 'Add to Apple Wallet',
  googleWallet: 'Add to Google Wallet',
};
