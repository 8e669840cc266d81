import type { CommonWords } from './common.ts';

export const commonFi: CommonWords = {
  dear: (name) => `Hei ${name}!`,
  hello: 'Hei!',
  questions: (address) => `Kysyttävää? Kirjoita: ${address}`,
  // »Tyynenmeren aika» is inflected; a zone that is called after its country stands in brackets.
  inZone: (time, zone) => (zone.endsWith('aika') ? `${time} ${zone}a` : `${time} (${zone})`),
  hour: 'numeric',
  yes: 'kyllä',
  no: 'ei',
  amount: 'Summa',
  total: 'Yhteensä',
  forWhom: 'Kenelle',
  reference: 'Viite',
  invoice: 'Laskunumero',
  comments: 'Kommentit',
  paidBy: 'Maksaja',
  date: 'Päivä',
  membershipLabel: 'Jäsenyytesi',
  conventionDates: 'Tapahtuma-aika',
};
