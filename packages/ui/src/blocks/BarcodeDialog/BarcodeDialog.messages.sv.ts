import type { BarcodeDialogMessages } from './BarcodeDialog.messages.ts';

export const barcodeDialogSv: Partial<BarcodeDialogMessages> = {
  title: 'Streckkod för registreringen',
  hint: 'Visa den vid registreringen, i telefonen eller utskriven, så får du din namnskylt.',
  downloadPicture: 'Ladda ner bild',
  downloadPdf: 'Ladda ner PDF',
  picture: (name, holder) => `Streckkod för ${name}, ${holder}`,
};
