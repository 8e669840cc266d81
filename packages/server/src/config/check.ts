import { awardPages, closingTime, type Period } from '@conkit/rules';
import { formatCommand } from '../process/commandLine.ts';
import { checkSold, describeUnknownType } from './checkSold.ts';
import { isLanguage, LANGUAGES } from './languages.ts';
import { isZone } from './offset.ts';
import type { ConfigProblem, Report } from './problems.ts';
import { hasField, LOCALES, type ConventionSource } from './read.ts';
import { LANDING } from './schema/awards.ts';
import { NON_MEMBER } from './schema/shop.ts';
import type { Mapping } from './schema/values.ts';
import { suggest } from './suggest.ts';
import type { AwardFacts, Convention, WrittenCatalogue } from './types.ts';
import { walkTexts } from './walkTexts.ts';

/**
 * Finds contradictions between settings that the schema can't find: references to missing names, and times in the wrong
 * order.
 */
export function findContradictions(
  convention: Convention,
  written: WrittenCatalogue,
  document: Mapping,
  report: Report,
): void {
  checkDates(convention, report);
  checkLanguages(convention, report);
  checkLocales(convention, report);
  checkSold(convention, written, report);
  checkBadgeTypes(convention, report);
  checkAwards(convention, report);
  checkCounting(convention, document, report);
  checkPacket(convention, report);
  checkChat(convention, report);
  checkWallet(convention, report);
  checkPeople(convention, report);
  checkCrew(convention, report);
}

function checkCrew({ crew, login }: Convention, report: Report): void {
  if (crew.passkeys === 'required' && !login.passkeys) {
    report(['crew', 'passkeys'], 'needs login.passkeys');
  }
}

function checkDates({ dates }: Convention, report: Report): void {
  const { first_day, last_day } = dates.convention;
  if (last_day < first_day) report(['dates', 'convention', 'last_day'], 'is before first_day');
  for (const path of [['deadline_zone'], ['convention', 'zone']]) {
    const zone = path.length === 1 ? dates.deadline_zone : dates.convention.zone;
    if (!isZone(zone)) report(['dates', ...path], `names no time zone: "${zone}"`);
  }
}

/** Checks that each language has texts. */
function checkLanguages({ languages, texts }: Convention, report: Report): void {
  for (const [at, language] of languages.entries()) {
    if (isLanguage(language) || Object.hasOwn(texts, language)) continue;
    report(
      ['languages', at],
      `has no texts: "${language}". The product has ${LANGUAGES.join(', ')}. To add it, run ${formatCommand(`words export ${language}`)}, translate the file, and save it as ${LOCALES}/${language}.po`,
    );
  }
}

/** Finds texts of the configuration in languages that neither the product nor the convention has. */
export function findUnknownLanguages({
  document,
  catalogues,
  at,
}: Pick<ConventionSource, 'at' | 'catalogues' | 'document'>): readonly ConfigProblem[] {
  const known = [...LANGUAGES, ...catalogues.map(({ language }) => language)];
  const { languages } = document;
  // A language that the convention lists is reported there.
  const listed: readonly unknown[] = Array.isArray(languages) ? languages : [];
  return [...walkTexts(document)].flatMap(([path, text]) =>
    Object.keys(text)
      .filter((language) => !known.includes(language) && !listed.includes(language))
      .map((language) => at([...path, language], `is not known${suggest(language, known)}`)),
  );
}

function checkLocales({ locales = {}, languages }: Convention, report: Report): void {
  for (const [language, tag] of Object.entries(locales)) {
    const path = ['locales', language];
    if (!languages.some((known) => known === language))
      report(path, `is no language of the convention${suggest(language, languages)}`);
    else if (!tag.startsWith(`${language}-`)) report(path, `is another language: "${tag}"`);
  }
}

function checkBadgeTypes({ badge_types, membership_types }: Convention, report: Report): void {
  for (const type of Object.keys(badge_types)) {
    if (!Object.hasOwn(membership_types, type)) {
      report(['badge', 'types', type], describeUnknownType(type, membership_types));
    }
  }
}

function checkPacket({ packet, award_categories }: Convention, report: Report): void {
  if (!packet) return;
  if ((packet.folder === undefined) === (packet.s3 === undefined)) {
    report(['packet'], 'must have either folder or s3');
  }
  const keys = new Set(award_categories.map(({ key }) => key));
  for (const [category, formats] of Object.entries(packet.files)) {
    if (!keys.has(category))
      report(['packet', 'files', category], `is no award category${suggest(category, [...keys])}`);
    for (const [format, name] of Object.entries(formats)) {
      // Any file name is valid, but it must stay inside the packet.
      const parts = name.split('/');
      if (parts.some((part) => ['', '.', '..'].includes(part)) || /[\\\0]/.test(name)) {
        report(['packet', 'files', category, format], `is no file of the packet: "${name}"`);
      }
    }
  }
}

function checkChat({ chat }: Convention, report: Report): void {
  if (!chat) return;
  const { invite_url, slack_url } = chat;
  if (invite_url === undefined && slack_url === undefined) {
    report(['chat', 'invite_url'], 'is missing; or slack_url, where it is a workspace of Slack');
  }
  if (invite_url !== undefined && slack_url !== undefined) {
    report(['chat'], 'must match exactly one of invite_url and slack_url');
  }
}

function checkWallet({ wallet, barcode }: Convention, report: Report): void {
  if (!wallet) return;
  if (!barcode) report(['wallet'], 'needs the barcode, which `barcode: false` turns off');
  if (!wallet.apple && !wallet.google) report(['wallet'], 'names neither apple nor google');
}

function checkPeople(convention: Convention, report: Report): void {
  const { people, membership_types, purchase_categories } = convention;
  const numbers = new Set<number>();
  for (const [at, person] of people.entries()) {
    const { legal_name, membership, member_number, daypass_type, daypass_days = [] } = person;
    if (daypass_type !== undefined && !convention.daypass.phases[daypass_type]) {
      report(['people', at, 'daypass_type'], `has no day pass: "${daypass_type}"`);
    }
    const { days } = convention.daypass;
    if (daypass_days.length > days.length) {
      report(['people', at, 'daypass_days'], `has more days than a day pass: ${days.length}`);
    }
    if (member_number === undefined && membership !== NON_MEMBER) {
      report(['people', at, 'member_number'], `is missing: ${legal_name} is a member`);
    }
    if (member_number !== undefined) {
      if (numbers.has(member_number)) {
        report(['people', at, 'member_number'], `is there twice: ${member_number}`);
      }
      numbers.add(member_number);
    }
    if (!Object.hasOwn(membership_types, membership)) {
      const like = suggest(membership, Object.keys(membership_types));
      report(['people', at, 'membership'], `is unknown: "${membership}"${like}`);
    }
    for (const [number, { category, type }] of (person.invoices ?? []).entries()) {
      if (!purchase_categories[category]?.types.some(({ key }) => key === type)) {
        report(['people', at, 'invoices', number, 'type'], `is unknown: "${category}/${type}"`);
      }
    }
  }
}

/** Checks that the awards' pages have distinct addresses, that times are in order, and that references exist. */
function checkAwards(convention: Convention, report: Report): void {
  checkAddresses(convention, report);
  for (const key of Object.keys(convention.awards)) checkAward(convention, key, report);
  checkAwardCategories(convention, report);
  checkFinalists(convention, report);
}

/** The first segments of the portal's and the server's other pages. */
const OTHER_PAGES = new Set([
  'accessibility',
  'hugo-packet',
  'passkeys',
  'unsubscribe',
  'login',
  'new',
  'pay',
  'daypass',
  'upgrade',
  'api',
  'dev',
  'assets',
  'brand',
  'desk',
  'privacy',
  'move',
]);

function checkAddresses({ awards, award_pages }: Convention, report: Report): void {
  const { path, landing, ceremonies } = award_pages;
  if (OTHER_PAGES.has(path)) report(['award_pages', 'path'], `is of other pages: "${path}"`);
  const owners = new Map<string, string>(landing && [[LANDING, 'award_pages.landing']]);
  for (const { page, award } of awardPages(awards)) {
    const owner = owners.get(page);
    if (owner !== undefined)
      report(['awards', award, 'segment'], `makes ${page}, as ${owner} does`);
    owners.set(page, `awards.${award}`);
  }
  for (const [language, sentence] of Object.entries(ceremonies ?? {})) {
    for (const [, key = ''] of sentence.matchAll(/\{(.*?)\}/g)) {
      if (!Object.hasOwn(awards, key) || awards[key]?.ceremony === undefined) {
        report(['award_pages', 'ceremonies', language], `names no ceremony: "{${key}}"`);
      }
    }
  }
}

/** Returns the calendar day of an instant in a time zone: `2019-07-31`. */
const getDay = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(new Date(instant));

/** Checks that nominations, voting and the ceremony follow each other. */
function checkOrder(
  { nominations, voting, ceremony }: AwardFacts,
  path: readonly string[],
  zone: string,
  report: Report,
): void {
  if (!voting) return;
  if (nominations && Date.parse(voting.opens) < closingTime(nominations).getTime()) {
    report([...path, 'voting', 'opens'], 'is before nominations close');
  }
  if (ceremony !== undefined && isZone(zone) && ceremony < getDay(voting.closes, zone)) {
    report([...path, 'ceremony'], 'is before voting closes');
  }
}

function checkAward(convention: Convention, key: string, report: Report): void {
  const { awards, membership_types, dates } = convention;
  const award = awards[key];
  if (!award) return;
  const path = ['awards', key];
  const inOrder = (name: string, period: Period | undefined) => {
    if (period?.opens && Date.parse(period.opens) >= closingTime(period).getTime()) {
      report([...path, name, 'closes'], 'is not after opens');
    }
  };
  inOrder('nominations', award.nominations);
  inOrder('voting', award.voting);
  // A demonstration opens everything at once.
  if (!convention.demo) checkOrder(award, path, dates.deadline_zone, report);
  if (
    award.announced &&
    award.voting &&
    Date.parse(award.announced) > Date.parse(award.voting.opens)
  ) {
    report([...path, 'announced'], 'is after voting opens');
  }
  for (const right of ['nominate', 'vote'] as const) {
    for (const [at, { types = [] }] of award.rights[right].entries()) {
      const unknown = types.find((type) => !Object.hasOwn(membership_types, type));
      if (unknown !== undefined) {
        const where = [...path, 'rights', right, at, 'types'];
        report(where, describeUnknownType(unknown, membership_types));
      }
    }
  }
}

/** Reports rules about No Award that were written for an award without it. Their defaults have no effect there. */
function checkCounting({ awards }: Convention, document: Mapping, report: Report): void {
  for (const [key, { no_award, counting }] of Object.entries(awards)) {
    if (no_award !== undefined) continue;
    const path = ['awards', key, 'counting'];
    const isWritten = (rule: keyof typeof counting) => hasField(document, [...path, rule]);
    for (const rule of ['turnout_percent', 'must_beat_no_award'] as const) {
      if (counting[rule] && isWritten(rule)) report([...path, rule], 'needs no_award');
    }
  }
}

function checkAwardCategories(
  { awards, award_categories, series_extra }: Convention,
  report: Report,
): void {
  const keys = award_categories.map(({ key }) => key);
  if (series_extra && !keys.includes(series_extra.category)) {
    const like = suggest(series_extra.category, keys);
    report(['series_extra', 'category'], `is no award category: "${series_extra.category}"${like}`);
  }
  for (const [at, { key, award }] of award_categories.entries()) {
    if (keys.indexOf(key) !== at)
      report(['award_categories', at, 'key'], `is there twice: "${key}"`);
    if (!Object.hasOwn(awards, award))
      report(
        ['award_categories', at, 'award'],
        `is no award: "${award}"${suggest(award, Object.keys(awards))}`,
      );
  }
}

function checkFinalists({ award_categories, finalists }: Convention, report: Report): void {
  const keys = new Set(award_categories.map(({ key }) => key));
  const seen = new Map<number, string>();
  for (const [category, entries] of Object.entries(finalists)) {
    if (!keys.has(category))
      report(['finalists', category], `is no award category${suggest(category, [...keys])}`);
    for (const [at, { id, replaced }] of entries.entries()) {
      const owner = seen.get(id);
      if (owner !== undefined)
        report(['finalists', category, at, 'id'], `${id} is in ${owner} too`);
      seen.set(id, category);
      const by = replaced?.by;
      if (typeof by === 'number' && !entries.some((other) => other.id === by)) {
        report(['finalists', category, at, 'replaced', 'by'], `names no finalist: ${by}`);
      }
    }
  }
}
