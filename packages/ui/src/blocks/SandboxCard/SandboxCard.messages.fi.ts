import type { SandboxCardMessages } from './SandboxCard.messages.ts';

export const sandboxCardFi: SandboxCardMessages = {
  testCard: 'Testikortti',
  sandbox:
    'Korttimaksut ovat kokeilutilassa: mitään ei veloiteta, eikä oikeita kortteja hyväksytä.',
  chooseOne: 'Valitse kortti tai kirjoita sen numero',
  outcome: {
    success: 'Onnistuu',
    declined: 'Hylätään',
    authentication: 'Kysyy ensin pankilta (3-D Secure)',
  },
  number: 'Kortin numero',
  expiry: 'Voimassa asti (KK/VV)',
  code: 'Turvakoodi (CVC)',
  postcode: 'Postinumero',
  numberWrong: (numbers) =>
    `Tämä on kokeilutila: oikeita kortteja ei hyväksytä. Käytä numeroa ${numbers}.`,
  expiryWrong: 'Kirjoita kuukausi ja vuosi, esimerkiksi 12/34.',
  codeWrong: 'Kirjoita kolme numeroa, esimerkiksi 123.',
  postcodeMissing: 'Kirjoita postinumero, esimerkiksi 00100.',
};
