import { awardPages, closingTime, type Period } from '@conkit/rules';
import type { Report } from './checkPurchases.ts';
import { LANDING } from './landing.ts';
import type { Convention } from './types.ts';

/** Checks that the awards' pages have distinct addresses, that times are in order, and that references exist. */
export function checkAwards(convention: Convention, report: Report): void {
  checkAddresses(convention, report);
  for (const key of Object.keys(convention.awards)) checkAward(convention, key, report);
  checkCategories(convention, report);
  checkFinalists(convention, report);
}

/** The first segments of the portal's other pages. */
const OTHER_PAGES = new Set([
  'login',
  'new',
  'pay',
  'daypass',
  'upgrade',
  'api',
  'dev',
  'assets',
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

function checkAward({ awards, membership_types }: Convention, key: string, report: Report): void {
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
        report(where, `names an unknown membership type: "${unknown}"`);
      }
    }
  }
}

function checkCategories(
  { awards, award_categories, series_extra }: Convention,
  report: Report,
): void {
  const keys = award_categories.map(({ key }) => key);
  if (series_extra && !keys.includes(series_extra.category)) {
    report(['series_extra', 'category'], `is no award category: "${series_extra.category}"`);
  }
  for (const [at, { key, award }] of award_categories.entries()) {
    if (keys.indexOf(key) !== at)
      report(['award_categories', at, 'key'], `is there twice: "${key}"`);
    if (!Object.hasOwn(awards, award))
      report(['award_categories', at, 'award'], `is no award: "${award}"`);
  }
}

function checkFinalists({ award_categories, finalists }: Convention, report: Report): void {
  const keys = new Set(award_categories.map(({ key }) => key));
  const seen = new Map<number, string>();
  for (const [category, entries] of Object.entries(finalists)) {
    if (!keys.has(category)) report(['finalists', category], 'is no award category');
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
