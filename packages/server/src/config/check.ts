import {
  awardPages,
  BIRTH_DATE,
  closingTime,
  createPriceList,
  findPrice,
  getProviderStep,
  PERSON_FIELDS,
  REQUIRED_PERSON_FIELDS,
  SITE_SELECTION_TOKEN,
  type Period,
} from '@conkit/rules';
import { PAYMENT_PROVIDERS } from '../process/payments/providers.ts';
import { isLanguage, LANGUAGES } from './languages.ts';
import { parseDayKey } from './passDays.ts';
import { LOCALES, type ConfigProblem, type ConventionSource } from './read.ts';
import { LANDING } from './schema/awards.ts';
import { NON_MEMBER } from './schema/shop.ts';
import { isMapping, type Mapping } from './schema/values.ts';
import { suggest } from './suggest.ts';
import type { AwardFacts, Convention } from './types.ts';
import { walkTexts } from './walkTexts.ts';

/**
 * Finds contradictions between settings that the schema can't find: references to missing names, and times in the wrong
 * order.
 */
export function findContradictions(
  convention: Convention,
  source: Pick<ConventionSource, 'at' | 'document'>,
): readonly ConfigProblem[] {
  const problems: ConfigProblem[] = [];
  const report: Report = (path, problem) => void problems.push(source.at(path, problem));
  checkDates(convention, report);
  checkLanguages(convention, report);
  checkLocales(convention, report);
  checkMemberships(convention, report);
  checkAges(convention, report);
  checkUpgradePaths(convention, source.document, report);
  checkDaypasses(convention, report);
  checkBadgeTypes(convention, report);
  checkPurchases(convention, report);
  checkAwards(convention, report);
  checkCounting(convention, source.document, report);
  checkPacket(convention, report);
  checkChat(convention, report);
  checkWallet(convention, report);
  checkPeople(convention, report);
  checkCrew(convention, report);
  return problems;
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
      `has no texts: "${language}". The product has ${LANGUAGES.join(', ')}. To add it, run conkit words export ${language}, translate the file, and save it as ${LOCALES}/${language}.po`,
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

function isZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const describeUnknownType = (type: string, known: Convention['membership_types']): string =>
  `names an unknown membership type: "${type}"${suggest(type, Object.keys(known))}`;

function checkMemberships(convention: Convention, report: Report): void {
  const { membership_types, membership_groups, purchase_categories } = convention;
  const check = (types: readonly string[], path: readonly (string | number)[]) => {
    for (const [at, type] of types.entries()) {
      if (!Object.hasOwn(membership_types, type)) {
        report([...path, at], describeUnknownType(type, membership_types));
      }
    }
  };
  const sold = purchase_categories['new_member']?.types.map(({ key }) => key) ?? [];
  check(sold, ['purchase_categories', 'new_member', 'types']);
  const { cards, list, child, upgrade, upgradePaths, daypass } = membership_groups;
  for (const { key, types } of cards) {
    const path = ['membership_groups', 'cards', key, 'types'];
    check(types, path);
    for (const [at, type] of types.entries()) {
      if (Object.hasOwn(membership_types, type) && !sold.includes(type)) {
        const problem = `has no price: "${type}" is missing in purchase_categories.new_member.types`;
        report([...path, at], problem);
      }
    }
  }
  check(child, ['membership_groups', 'child']);
  // Those of paths are checked there.
  if (!upgradePaths) check(upgrade, ['membership_groups', 'upgrade']);
  check(daypass, ['membership_groups', 'daypass']);
  for (const [at, types] of list.entries()) {
    // A list made from the cards has been checked above.
    const isCard = cards.some((card) => card.types === types);
    if (!isCard) check(types, ['membership_groups', 'list', at]);
  }
}

function checkBadgeTypes({ badge_types, membership_types }: Convention, report: Report): void {
  for (const type of Object.keys(badge_types)) {
    if (!Object.hasOwn(membership_types, type)) {
      report(['badge', 'types', type], describeUnknownType(type, membership_types));
    }
  }
}

function checkAges({ membership_types }: Convention, report: Report): void {
  for (const [key, { born }] of Object.entries(membership_types)) {
    const path = ['membership_types', key, 'born'];
    if (!born) continue;
    if (born.from === undefined && born.to === undefined) report(path, 'needs from or to');
    if (born.from !== undefined && born.to !== undefined && born.to < born.from) {
      report([...path, 'to'], 'is before from');
    }
  }
}

/** Checks that each upgrade path is there once, is between known types, and costs something. */
function checkUpgradePaths(
  { membership_types, membership_groups, purchase_categories }: Convention,
  document: Mapping,
  report: Report,
): void {
  const { upgradePaths: paths } = membership_groups;
  if (!paths) return;
  const place = ['membership_groups', 'upgrade_paths'];
  if (hasField(document, ['membership_groups', 'upgrade'])) {
    report(
      place,
      'replaces upgrade: remove upgrade (in a folder that extends another, write `upgrade: null`)',
    );
  }
  const prices = createPriceList(purchase_categories['new_member']?.types ?? []);
  for (const [at, path] of paths.entries()) {
    const { from, to, amount } = path;
    const unknown = (['from', 'to'] as const).filter(
      (step) => !Object.hasOwn(membership_types, path[step]),
    );
    for (const step of unknown) {
      report([...place, at, step], describeUnknownType(path[step], membership_types));
    }
    if (unknown.length > 0) continue;
    if (paths.findIndex((one) => one.from === from && one.to === to) !== at) {
      report([...place, at], `is there twice: from "${from}" to "${to}"`);
    }
    const price = findPrice(prices, to);
    if (from === to) report([...place, at, 'to'], 'is the same type as from');
    else if (amount === 0) report([...place, at, 'amount'], 'must be more than 0');
    else if (amount === undefined && price === undefined) {
      report([...place, at, 'to'], `has no price: "${to}"; give the upgrade an amount`);
    } else if (amount === undefined && (price ?? 0) <= (findPrice(prices, from) ?? 0)) {
      report([...place, at, 'to'], `does not cost more than "${from}"; give the upgrade an amount`);
    }
  }
}

function checkDaypasses(convention: Convention, report: Report): void {
  const { membership_types, enable_daypass, daypass, membership_groups } = convention;
  const types = Object.entries(daypass.prices);
  if (enable_daypass && types.length === 0) {
    report(['daypass'], 'is missing: day passes are on sale, and have no prices');
  }
  for (const [type, prices] of types) {
    if (!membership_types[type]?.daypass_available) {
      report(['daypass', 'prices', type], 'is the price of a type that has no day pass');
    }
    for (const day of Object.keys(prices)) {
      if (daypass.days.some(({ key }) => key === day)) continue;
      const days = daypass.days.map(({ key }) => key).join(', ');
      report(['daypass', 'prices', type, day], `is no day of a day pass; there are ${days}`);
    }
  }
  for (const [at, type] of membership_groups.daypass.entries()) {
    if (enable_daypass && !daypass.prices[type]) {
      report(['membership_groups', 'daypass', at], `has no prices: "${type}"`);
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
    if (daypass_type !== undefined && !convention.daypass.prices[daypass_type]) {
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

/** Returns whether a document has a field. */
const hasField = (document: Mapping, path: readonly string[]): boolean =>
  path.reduce<unknown>((value, step) => (isMapping(value) ? value[step] : undefined), document) !==
  undefined;

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

/** Collects a problem with the field at `path`. */
export type Report = (path: readonly (string | number)[], problem: string) => void;

/** Checks that purchases refer to existing names, and that the categories which the code uses by name exist. */
function checkPurchases(convention: Convention, report: Report): void {
  checkBuiltIn(convention, report);
  checkSiteSelection(convention, report);
  checkPurchaseCategories(convention, report);
  checkMemberFields(convention, report);
  checkQuestions(convention, report);
  checkAmounts(convention, report);
}

/** Returns the categories on sale that the code uses by name, with the types that each must have. */
function builtIn(convention: Convention): readonly (readonly [string, readonly string[]])[] {
  const { membership_groups, paid_paper_pubs, enable_daypass, daypass } = convention;
  const passes = Object.keys(daypass.prices).map((type) => `daypass-${type}`);
  return [
    ['new_member', []],
    ...(membership_groups.upgrade.length > 0 ? [['upgrade', ['upgrade']] as const] : []),
    ...(paid_paper_pubs ? [['paper_pubs', ['paper_pubs']] as const] : []),
    ...(enable_daypass ? [['daypass', passes] as const] : []),
  ];
}

/** Finds misspelt names. Otherwise the intended category would silently be missing from the shop. */
function checkBuiltIn(convention: Convention, report: Report): void {
  const { purchase_categories } = convention;
  for (const [name, needed] of builtIn(convention)) {
    const category = purchase_categories[name];
    const names = Object.keys(purchase_categories).join(', ');
    if (!category) return report(['purchase_categories', name], `is missing; there are ${names}`);
    const types = category.types.map(({ key }) => key);
    const lacking = needed.find((type) => !types.includes(type));
    if (lacking !== undefined) {
      const path = ['purchase_categories', name, 'types'];
      report(path, `must have "${lacking}"; there are ${types.join(', ')}`);
    }
  }
}

/** The fields that the forms of memberships and day passes show. */
const FORM_FIELDS: ReadonlySet<string> = new Set([
  ...PERSON_FIELDS,
  'membership',
  'invoice',
  'comments',
]);

/** The fields that the forms of memberships and day passes require. */
const REQUIRED_FIELDS: ReadonlySet<string> = new Set(REQUIRED_PERSON_FIELDS);

/**
 * Finds fields of memberships and day passes that no form shows, or that only the configuration requires. They would
 * never be asked.
 */
function checkMemberFields({ purchase_categories }: Convention, report: Report): void {
  for (const name of ['new_member', 'daypass', 'upgrade']) {
    const shape = purchase_categories[name]?.shape ?? [];
    for (const [at, { key, required }] of shape.entries()) {
      const path = ['purchase_categories', name, 'shape', at];
      if (parseDayKey(key) !== undefined) continue;
      if (!FORM_FIELDS.has(key)) {
        report([...path, 'key'], `is no field of this form: "${key}"; ask it in questions`);
      } else if (required && !REQUIRED_FIELDS.has(key)) {
        report([...path, 'required'], `is never asked: "${key}" is optional in this form`);
      }
    }
  }
}

/** Checks that each question can be answered, and that no other value of the purchase has its key. */
function checkQuestions({ purchase_categories }: Convention, report: Report): void {
  for (const [name, { shape, types }] of Object.entries(purchase_categories)) {
    const taken = new Set([...FORM_FIELDS, BIRTH_DATE, ...shape.map(({ key }) => key)]);
    for (const [at, { key: product, questions = [] }] of types.entries()) {
      const place = ['purchase_categories', name, 'types', at, 'questions'];
      if (questions.length > 0 && (name === 'upgrade' || name === 'paper_pubs')) {
        report(place, `are never asked: ask them in the membership types of new_member`);
      }
      const keys = questions.map(({ key }) => key);
      for (const [number, { key, type, values, version }] of questions.entries()) {
        const path = [...place, number];
        if (keys.indexOf(key) !== number) report([...path, 'key'], `is there twice: "${key}"`);
        if (taken.has(key) || parseDayKey(key) !== undefined) {
          report([...path, 'key'], `is the name of another value of "${product}": "${key}"`);
        }
        if (type === 'choice' && !values) report(path, 'is a choice, so it needs values');
        if (type !== 'choice' && values) report([...path, 'values'], 'is only for a choice');
        if (type === 'consent' && version === undefined) {
          report(path, 'is a consent, so it needs a version');
        }
        if (type !== 'consent' && version !== undefined) {
          report([...path, 'version'], 'is only for a consent');
        }
      }
    }
  }
}

/** Checks that site selection tokens are sold exactly when there is a site selection ballot. */
function checkSiteSelection({ purchase_categories, site_selection }: Convention, report: Report) {
  const seller = Object.entries(purchase_categories).find(([, { types }]) =>
    types.some(({ key }) => key === SITE_SELECTION_TOKEN),
  );
  if (site_selection && !seller) {
    report(['site_selection'], `needs a purchase type "${SITE_SELECTION_TOKEN}"`);
  }
  if (seller && !site_selection) {
    const path = ['purchase_categories', seller[0], 'types'];
    report(path, `has "${SITE_SELECTION_TOKEN}", which is for a ballot: site_selection is missing`);
  }
}

/** Checks amounts against the provider's steps: one may accept no thousandths of a dinar, for example. */
function checkAmounts(convention: Convention, report: Report): void {
  const { currency, payments, purchase_categories, daypass } = convention;
  const step = getProviderStep(payments.adapter, currency);
  const { name } = PAYMENT_PROVIDERS[payments.adapter];
  const check = (amount: number | undefined, path: readonly (string | number)[]) => {
    if (amount === undefined || amount % step === 0) return;
    report(path, `must be a multiple of ${step}, for ${name} to take it in ${currency}`);
  };
  for (const [category, { types }] of Object.entries(purchase_categories)) {
    for (const [at, { amount }] of types.entries()) {
      check(amount, ['purchase_categories', category, 'types', at, 'amount']);
    }
  }
  for (const [type, prices] of Object.entries(daypass.prices)) {
    for (const [day, amount] of Object.entries(prices)) {
      check(amount, ['daypass', 'prices', type, day]);
    }
  }
}

function checkPurchaseCategories(convention: Convention, report: Report): void {
  const { purchase_categories, membership_types } = convention;
  const owners = new Map<string, string>();
  for (const [category, { types, shape, requireMembership = [] }] of Object.entries(
    purchase_categories,
  )) {
    const path = ['purchase_categories', category];
    for (const [at, type] of requireMembership.entries()) {
      if (!Object.hasOwn(membership_types, type)) {
        const where = [...path, 'requireMembership', at];
        report(where, describeUnknownType(type, membership_types));
      }
    }
    for (const [at, { key }] of types.entries()) {
      const owner = owners.get(key);
      // `/pay/{type}` and payments contain the type without its category, so types are unique across categories.
      if (owner !== undefined) {
        report([...path, 'types', at, 'key'], `is in ${owner} too: "${key}"`);
      }
      owners.set(key, category);
    }
    const fields = new Set(shape.map(({ key }) => key));
    if (fields.size < shape.length) report([...path, 'shape'], 'has the same key twice');
  }
}
