import type { Language } from '../config/languages.ts';

/** Texts of a new folder. For languages without a translation, the organizers add their own. */
type Begun = Readonly<{ en: string } & Partial<Record<Language, string>>>;

/** The texts of a new convention. */
export const begun = {
  adult: { en: 'Adult', fi: 'Aikuinen', sv: 'Vuxen' },
  child: { en: 'Child', fi: 'Lapsi', sv: 'Barn' },
  childText: {
    en: 'Under 16 on the first day',
    fi: 'Alle 16-vuotias ensimmäisenä päivänä',
    sv: 'Under 16 år den första dagen',
  },
  supporter: { en: 'Supporting', fi: 'Kannatusjäsen', sv: 'Stödjande' },
  attend: { en: 'Attending', fi: 'Osallistuminen', sv: 'Deltagande' },
  attendText: {
    en: 'Come to the whole convention.',
    fi: 'Tule mukaan koko tapahtumaan.',
    sv: 'Kom till hela kongressen.',
  },
  support: { en: 'Supporting', fi: 'Kannatus', sv: 'Stödjande' },
  supportText: {
    en: 'For everybody who cannot come.',
    fi: 'Kaikille, jotka eivät pääse paikalle.',
    sv: 'För alla som inte kan komma.',
  },
  newMembership: { en: 'New membership', fi: 'Uusi jäsenyys', sv: 'Nytt medlemskap' },
  upgrade: { en: 'Upgrade membership', fi: 'Jäsenyyden korotus', sv: 'Uppgradera medlemskap' },
  daypass: { en: 'Day pass', fi: 'Päivälippu', sv: 'Dagsbiljett' },
  membershipType: { en: 'Membership type', fi: 'Jäsenyystyyppi', sv: 'Typ av medlemskap' },
  legalName: { en: 'Legal name', fi: 'Virallinen nimi', sv: 'Officiellt namn' },
  email: { en: 'Email', fi: 'Sähköposti', sv: 'E-post' },
  help: {
    en: 'The address must be the one that your membership was bought with.',
    fi: 'Osoitteen on oltava se, jolla jäsenyytesi ostettiin.',
    sv: 'Adressen måste vara den som ditt medlemskap köptes med.',
  },
  helpMail: {
    en: 'The mail should arrive within about {minutes} minutes. If it does not, write to {registration}.',
    fi: 'Viestin pitäisi tulla noin {minutes} minuutissa. Jos sitä ei näy, kirjoita osoitteeseen {registration}.',
    sv: 'Mejlet bör komma inom ungefär {minutes} minuter. Om det inte gör det, skriv till {registration}.',
  },
  category: { en: 'Best Story', fi: 'Paras tarina', sv: 'Bästa berättelse' },
  title: { en: 'Title', fi: 'Nimi', sv: 'Titel' },
  author: { en: 'Author', fi: 'Tekijä', sv: 'Upphovsperson' },
  noAward: { en: 'No award', fi: 'Ei palkintoa', sv: 'Inget pris' },
} as const satisfies Readonly<Record<string, Begun>>;

/** Returns the text in the convention's languages, as YAML on one line. */
export function inLanguages(words: Begun, languages: readonly Language[]): string {
  const said = languages.flatMap((language) => {
    const text = words[language];
    return text === undefined ? [] : [`${language}: ${quoted(text)}`];
  });
  return `{ ${said.join(', ')} }`;
}

/** Returns the text as a quoted YAML string. */
export const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;
