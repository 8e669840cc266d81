import { currencyDecimals } from '@conkit/rules';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { exportWords } from '../cli/words.ts';
import { isLanguage, type Language } from '../config/languages.ts';
import { getOffset } from '../config/offset.ts';
import { root } from '../process/root.ts';
import { StartError } from '../process/startError.ts';
import { getLanguageCode, type Answers } from './questions.ts';

/**
 * Writes the folder of a new convention.
 *
 * @param parent the folder that will contain it
 * @returns the new folder's path
 * @throws StartError when the folder exists, because nothing is overwritten, or can't be made
 */
export function writeConvention(answers: Answers, parent: string): string {
  const folder = join(parent, answers.id);
  try {
    mkdirSync(parent, { recursive: true });
    mkdirSync(folder);
  } catch (error) {
    if (existsSync(folder)) {
      throw new StartError(`${folder} is there already: choose another --id`);
    }
    throw new StartError(`--to: ${error instanceof Error ? error.message : String(error)}`);
  }
  // Editors complete and check the fields with it.
  const schema = relative(folder, join(root, 'docs/configuration.schema.json'));
  const head = `# yaml-language-server: $schema=${schema.replaceAll('\\', '/')}\n`;
  try {
    for (const [name, text] of Object.entries(createFiles(answers))) {
      writeFileSync(join(folder, name), head + text);
    }
    const others = answers.languages.map(getLanguageCode).filter((code) => !isLanguage(code));
    for (const language of others) exportWords(language, folder);
  } catch (error) {
    rmSync(folder, { recursive: true });
    throw error;
  }
  return folder;
}

/** Returns the contents of a new convention's files, by file name. */
function createFiles(answers: Answers): Readonly<Record<string, string>> {
  return {
    'convention.yaml': createConventionFile(answers),
    'catalogue.yaml': createCatalogueFile(answers),
    ...(answers.award !== undefined && { 'awards.yaml': createAwardsFile(answers, answers.award) }),
    'people.yaml': createPeopleFile(answers),
  };
}

const createTranslator =
  ({ languages }: Answers) =>
  (name: keyof typeof TEXTS): string =>
    formatTranslations(TEXTS[name], languages.map(getLanguageCode));

/** Returns the convention's name and year, and its title where that is another, such as "Prairie Con 12". */
function describeEvent({ name, firstDay }: Answers) {
  const year = firstDay.slice(0, 4);
  const short = name.replace(year, '').trim() || name;
  const isUsual = name === `${short} ${year}`;
  const title = isUsual ? '' : `, title: ${quote(name)}`;
  return `{ name: ${quote(short)}, year: ${year}${title} }`;
}

const COLORS = ['primary', 'accent', 'ground'] as const;

/** Returns the line with the brand's colours, as a comment without any. */
function formatColors(colors: readonly string[]): string {
  if (colors.length === 0) return "# brand: { colors: { primary: '#0f766e' } }";
  const named = colors.map((color, at) => `${COLORS[at]}: ${quote(color)}`);
  return `brand: { colors: { ${named.join(', ')} } }`;
}

/**
 * Writes the regional forms of the languages. English without one is that of the region whose currency it is: `en-CA`
 * for `cad`. A currency of several regions has none.
 */
function formatLocales({ languages, currency }: Answers): string {
  const tags = languages.map((tag) => (tag === 'en' ? getEnglish(currency) : tag));
  const forms = tags.filter((tag) => tag.includes('-'));
  const written = forms.map((tag) => `${getLanguageCode(tag)}: ${tag}`);
  return written.length === 0 ? '# locales: { en: en-CA }' : `locales: { ${written.join(', ')} }`;
}

function getEnglish(currency: string): string {
  const region = currency.slice(0, 2).toUpperCase();
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const isShared = region === 'EU' || region.startsWith('X');
  return isShared || names.of(region) === undefined ? 'en' : `en-${region}`;
}

function createConventionFile(answers: Answers): string {
  const { id, name, firstDay, lastDay, zone, currency, languages, email, place, colors } = answers;
  const words = createTranslator(answers);
  return `# ${name}. All files in this folder form one document. docs/configuration.md lists
# the settings, and \`npm run check-config -- <this folder>\` reports mistakes.

# The name of the session cookie and the data. Don't change it later.
id: ${quote(id)}
# Page titles begin with it.
name: ${quote(name)}
# Shown on the payment button, as "Pay 50 · ${name}".
event: ${describeEvent(answers)}
# What visitors read first. Also: tagline, address, website.
${place === undefined ? "# about: { place: { en: 'City Hall, Uppsala' } }" : `about: { place: { en: ${quote(place)} } }`}
${formatColors(colors)}
# Texts without a translation are shown in English; locales/<language>.po has those that a translation tool writes.
languages: [${languages.map(getLanguageCode).join(', ')}]
# How dates and amounts are written in a language.
${formatLocales(answers)}
currency: ${currency}

# A demo has the people in people.yaml and shows its mails at /dev/mail. Set this to false before real people join.
demo: true
payments:
  # Charges no cards. For real payments, use stripe; see docs/payments.md.
  adapter: sandbox

contacts:
  registration: ${quote(email)}
mail:
  sender_name: ${quote(name)}

# Seconds until a message disappears.
message_auto_hide_seconds: 8

login:
  # How many days a mailed link and a session are valid.
  key_days: 30
  session_days: 30
  expected_minutes: 15
  # Shown on the page for requesting a login link.
  help:
    - ${words('help')}
    - ${words('helpMail')}

dates:
  # The zone in which deadlines are announced.
  deadline_zone: ${zone}
  convention:
    first_day: ${firstDay}
    last_day: ${lastDay}
    zone: ${zone}
`;
}

/** Returns a price for each day of the convention, up to 14 days. */
function formatDayPrices({ firstDay, lastDay }: Answers, price: number): string {
  const days = (Date.parse(lastDay) - Date.parse(firstDay)) / DAY_MS + 1;
  const prices = Array.from({ length: Math.min(days, 14) }, (_, at) => `day${at + 1}: ${price}`);
  return `{ ${prices.join(', ')} }`;
}

/** Returns a part of the full price in whole units of the currency, of which at most three digits aren't 0. */
function getPart({ price, currency }: Answers, share: number): number {
  const unit = 10 ** currencyDecimals(currency);
  const units = Number(((price * share) / unit).toPrecision(3));
  return Math.max(unit, Math.round(units) * unit);
}

/** Returns the first birthday of people who are under this age on a day. */
const getFirstBirthday = (day: string, age: number): string => {
  const next = new Date(Date.parse(`${day}T12:00:00Z`) + DAY_MS);
  next.setUTCFullYear(next.getUTCFullYear() - age);
  return next.toISOString().slice(0, 10);
};

const DAY_MS = 24 * 60 * 60_000;

function createCatalogueFile(answers: Answers): string {
  const { award, hasDayPasses } = answers;
  const words = createTranslator(answers);
  const voter = award === undefined ? '' : '\n    nominator: true\n    voter: true';
  const daypass = `
    # day1 is the first day of the convention. A day without a price is not sold.
    daypass:
      prices: [{ days: ${formatDayPrices(answers, getPart(answers, 1 / 3))} }]`;
  return `# Everything that is sold. Amounts are integers in the currency's smallest unit.

# Membership types with their price, their card, and the rights of their holders: \`badge\` gets a badge, \`member\` is a
# member, \`allow_lookup\` can be found by others who pay for something${award === undefined ? '' : ', `nominator` nominates, `voter` votes'}.
memberships:
  Adult:
    label: ${words('adult')}
    prices: [{ amount: ${answers.price} }]
    card: attend
    # Members can upgrade to it by paying the difference.
    upgrade: true
    badge: true
    member: true${voter}
    allow_lookup: true${hasDayPasses ? daypass : ''}
  Child:
    label: ${words('child')}
    description: ${words('childText')}
    prices: [{ amount: ${getPart(answers, 1 / 3)} }]
    card: attend
    # Asks for the date of birth, and refuses others.
    born: { from: ${getFirstBirthday(answers.firstDay, 16)} }
    # Accounts aren't named after children.
    child: true
    badge: true
    member: true
  Supporter:
    label: ${words('supporter')}
    prices: [{ amount: ${getPart(answers, 1 / 2)} }]
    card: support
    member: true${voter}
    allow_lookup: true
${
  hasDayPasses
    ? `  # People with a day pass alone.
  NonMember:
    label: ${words('nonMember')}
    allow_lookup: true
`
    : ''
}
# The cards on the page for new memberships.
membership_cards:
  attend:
    title: ${words('attend')}
    text: ${words('attendText')}
  support:
    title: ${words('support')}
    text: ${words('supportText')}
${hasDayPasses ? '\nenable_daypass: true\n' : ''}
# The forms, and everything else that is sold. \`shape\` has the fields that other API clients show; the portal has its own
# forms for memberships and day passes.
product_categories:
  new_member:
    label: ${words('newMembership')}
    allow_create_account: true
    shape:
      - { key: membership, type: string, label: ${words('membershipType')} }
      - { key: legal_name, type: string, required: true, label: ${words('legalName')} }
      - { key: email, type: string, required: true, label: ${words('email')} }

  upgrade:
    label: ${words('upgrade')}
    shape:
      - { key: membership, type: string, label: ${words('membershipType')} }
${
  hasDayPasses
    ? `
  daypass:
    label: ${words('daypass')}
    allow_create_account: true
    shape:
      - { key: legal_name, type: string, required: true, label: ${words('legalName')} }
      - { key: email, type: string, required: true, label: ${words('email')} }
`
    : ''
}`;
}

function createAwardsFile(answers: Answers, award: string): string {
  const { firstDay, lastDay, zone } = answers;
  const words = createTranslator(answers);
  const at = (days: number, time: string) => formatInstant(firstDay, days, time, zone);
  const year = Number(firstDay.slice(0, 4));
  return `# Awards that members nominate and vote for. Finalists stay secret until voting opens.
awards:
  main:
    name: { en: ${quote(award)} }
    year: ${year}
    works_of: ${year - 1}
    # \`closes\` is the last open minute.
    nominations: { opens: '${at(-240, '00:00')}', closes: '${at(-150, '23:59')}' }
    voting: { opens: '${at(-120, '00:00')}', closes: '${at(-30, '23:59')}' }
    ceremony: ${lastDay}
    # Without this line, voters can't rank "No award".
    no_award: ${words('noAward')}
    # These are the rules of the WSFS constitution; docs/counting.md explains others. \`eph\` shares each member's point among
    # the works that they nominated, and \`plain\` counts members.
    selection: { method: eph, finalists: 6, per_group: 2 }
    # "No award" wins a category if fewer voters, in percent, rank a finalist first. 0: no minimum.
    counting: { turnout_percent: 25, must_beat_no_award: true }

# Each category belongs to one award. Don't change its key after the first nomination.
award_categories:
  - key: Story
    award: main
    title: ${words('category')}
    fields:
      - { key: title, label: ${words('title')} }
      - { key: author, label: ${words('author')} }

# Add these after counting the nominations, in ballot order. Never use an id again for another work.
# finalists:
#   Story:
#     - { id: 1, title: 'The Example', subtitle: 'by A. Writer' }
`;
}

function createPeopleFile({ email, award }: Answers): string {
  const roles = ['member_admin', ...(award === undefined ? [] : ['hugo_admin'])];
  return `# The people of a demo. This one can administer everything: sign in with the address.
people:
  - legal_name: Example Administrator
    membership: Adult
    member_number: 1
    email: ${quote(email)}
    roles: [${roles.join(', ')}]
`;
}

/**
 * Returns a time of day a number of days before or after a day, in the configuration's format:
 * `2031-03-31T23:59+03:00`.
 */
function formatInstant(day: string, days: number, time: string, zone: string): string {
  const noon = new Date(Date.parse(`${day}T12:00:00Z`) + days * DAY_MS);
  return `${noon.toISOString().slice(0, 10)}T${time}${getOffset(noon, zone)}`;
}

/** Texts of a new folder. For languages without a translation, the organizers add their own. */
type Translations = Readonly<{ en: string } & Partial<Record<Language, string>>>;

/** The texts of a new convention. */
const TEXTS = {
  adult: { en: 'Adult', fi: 'Aikuinen', sv: 'Vuxen' },
  child: { en: 'Child', fi: 'Lapsi', sv: 'Barn' },
  childText: {
    en: 'Under 16 on the first day',
    fi: 'Alle 16-vuotias ensimmäisenä päivänä',
    sv: 'Under 16 år den första dagen',
  },
  supporter: { en: 'Supporting', fi: 'Kannatusjäsen', sv: 'Stödjande' },
  nonMember: { en: 'Non-member', fi: 'Ei jäsenyyttä', sv: 'Inte medlem' },
  attend: { en: 'Attending', fi: 'Osallistuminen', sv: 'Deltagande' },
  attendText: {
    en: 'Come to the whole convention.',
    fi: 'Tule mukaan koko tapahtumaan.',
    sv: 'Kom till hela kongressen.',
  },
  support: { en: 'Supporting', fi: 'Kannatusjäsenyys', sv: 'Stödjande' },
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
    en: 'Use the address you joined with.',
    fi: 'Käytä osoitetta, jolla liityit.',
    sv: 'Använd adressen som du blev medlem med.',
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
} as const satisfies Readonly<Record<string, Translations>>;

/** Returns the text in the convention's languages, as YAML on one line. */
function formatTranslations(words: Translations, languages: readonly Language[]): string {
  const said = languages.flatMap((language) => {
    const text = words[language];
    return text === undefined ? [] : [`${language}: ${quote(text)}`];
  });
  return `{ ${said.join(', ')} }`;
}

/** Returns the text as a quoted YAML string. */
const quote = (text: string): string => `'${text.replaceAll("'", "''")}'`;
