import type { SandboxCardMessages } from './SandboxCard.messages.ts';

export const sandboxCardSv: Partial<SandboxCardMessages> = {
  testCard: 'Testkort',
  sandbox: 'Kortbetalningarna är på prov: inget debiteras, och inga riktiga kort tas emot.',
  chooseOne: 'Välj ett, eller skriv dess nummer',
  outcome: {
    success: 'Går igenom',
    declined: 'Nekas',
    authentication: 'Frågar banken först (3-D Secure)',
  },
  number: 'Kortnummer',
  expiry: 'Giltigt till (MM/ÅÅ)',
  code: 'Säkerhetskod (CVC)',
  postcode: 'Postnummer',
  numberWrong: (numbers) => `Det här är på prov: inga riktiga kort tas emot. Använd ${numbers}.`,
  expiryWrong: 'Skriv månad och år, till exempel 12/34.',
  codeWrong: 'Skriv tre siffror, till exempel 123.',
  postcodeMissing: 'Skriv ett postnummer, till exempel 111 22.',
};
