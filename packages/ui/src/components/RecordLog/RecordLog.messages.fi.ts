import type { RecordLogMessages } from './RecordLog.messages.ts';

const operations: Readonly<Record<string, string>> = {
  updatePerson: 'Tietoja muutettu',
  editPerson: 'Tietoja muutettu',
  setMembership: 'Jäsenyys vaihdettu',
  changeEmail: 'Siirretty toiseen osoitteeseen',
  releaseHold: 'Äänet avattu siirron jälkeen',
  answerMove: 'Entinen postilaatikko vastasi siirtoon',
  compMembership: 'Annettu maksuton jäsenyys',
  mergePeople: 'Kaksi tietuetta yhdistetty',
  exportPerson: 'Kaikki tiedot luovutettu',
  importPeople: 'Tuotu luettelosta',
  transferMembership: 'Jäsenyys siirretty toiselle',
  erasePerson: 'Unohdettu',
  purchase: 'Ostettu jotakin',
};

const fields: Readonly<Record<string, string>> = {
  membership: 'Jäsenyys',
  member_number: 'Jäsennumero',
  daypass: 'Päivälippu',
  daypass_type: 'Päivälipun tyyppi',
  daypass_days: 'Päivälipun päivät',
  record: 'Toinen tietue',
  joined: 'Jäsen alkaen',
  lists: 'Luettelot',
};

export const recordLogFi: RecordLogMessages = {
  nothing: 'Mitään ei ole muutettu näiden tietojen luomisen jälkeen.',
  operation: (operation) => operations[operation] ?? 'Muutettu',
  by: {
    account: 'tekijänä tilille kirjautunut',
    purchase: 'oston yhteydessä',
    crew: 'tekijänä tapahtuman järjestäjät',
  },
  byOperator: (operator) => `tekijänä ${operator}, tapahtuman puolesta`,
  reason: 'Syy:',
  field: (field) => fields[field] ?? field,
  empty: '(tyhjä)',
  becomes: 'muuttui muotoon',
};
