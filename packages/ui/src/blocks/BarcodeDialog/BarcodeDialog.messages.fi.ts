import type { BarcodeDialogMessages } from './BarcodeDialog.messages.ts';

export const barcodeDialogFi: BarcodeDialogMessages = {
  title: 'Rekisteröinnin viivakoodi',
  hint: 'Näytä tämä rekisteröinnissä puhelimesta tai tulostettuna, niin saat nimikylttisi.',
  downloadPicture: 'Lataa kuva',
  downloadPdf: 'Lataa PDF',
  picture: (name, holder) => `Viivakoodi: ${name}, ${holder}`,
};
