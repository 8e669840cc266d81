import type { CommonWords } from './common.ts';

export const commonSv: Partial<CommonWords> = {
  dear: (name) => `Hej ${name},`,
  hello: 'Hej,',
  questions: (address) => `Frågor: ${address}`,
  inZone: (time, zone) => `${time} ${zone}`,
  hour: '2-digit',
  yes: 'ja',
  no: 'nej',
  amount: 'Belopp',
  total: 'Totalt',
  forWhom: 'För',
  reference: 'Referens',
  invoice: 'Faktura',
  comments: 'Kommentarer',
  paidBy: 'Betalat av',
  date: 'Datum',
  membershipLabel: 'Ditt medlemskap',
  conventionDates: 'Kongressen',
};
