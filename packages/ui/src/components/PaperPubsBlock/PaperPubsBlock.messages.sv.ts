import type { PaperPubsBlockMessages } from './PaperPubsBlock.messages.ts';

export const paperPubsBlockSv: Partial<PaperPubsBlockMessages> = {
  label: (price) => `Informationsblad på papper${price === null ? '' : ` (${price})`}`,
  hint: 'Informationsbladen kan läsas gratis på nätet. De här kommer tryckta, med posten.',
  paidHint: 'De är betalda. Skriv till registreringen om du inte längre vill ha dem.',
  accessHint: 'Alla tre fälten behövs för kuvertet. Bara de som postar bladen ser dem.',
  name: 'Namn på kuvertet',
  address: 'Postadress',
  country: 'Land',
};
