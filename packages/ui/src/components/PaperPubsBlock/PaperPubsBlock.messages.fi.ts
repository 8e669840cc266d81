import type { PaperPubsBlockMessages } from './PaperPubsBlock.messages.ts';

export const paperPubsBlockFi: PaperPubsBlockMessages = {
  label: (price) => `Paperiset tiedotuslehdet${price === null ? '' : ` (${price})`}`,
  hint: 'Tiedotuslehdet voi lukea verkossa ilmaiseksi. Nämä tulevat painettuina postissa.',
  paidHint: 'Ne on maksettu. Jos et enää halua niitä, kirjoita rekisteröintiin.',
  accessHint:
    'Kaikki kolme kenttää tarvitaan kirjekuoreen. Tiedot näkevät vain lehtien postittajat.',
  name: 'Nimi kirjekuoreen',
  address: 'Postiosoite',
  country: 'Maa',
};
