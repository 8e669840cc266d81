import type { Award, Config } from '@conkit/api-client';
import { awardPages, type AwardPage, type AwardRight } from '@conkit/rules';
import { notFound } from '@tanstack/react-router';

/** An award page of the URL, with its award. */
export interface AwardHere extends AwardPage {
  /** The page's path without a person. */
  path: string;
  facts: Award;
}

/** Returns the path of an award page without a person. */
const awardPath = ({ hugo }: Config, page: string) => `/${hugo.path}/${page}`;

/** Returns an award page with its path and its award. */
function describe(config: Config, page: AwardPage): AwardHere[] {
  const facts = config.hugo.awards[page.award];
  return facts ? [{ ...page, path: awardPath(config, page.page), facts }] : [];
}

/** Returns the award pages of a kind, in the awards' order. */
export const pagesWith = (config: Config, right: AwardRight): readonly AwardHere[] =>
  awardPages(config.hugo.awards)
    .filter((page) => page.right === right)
    .flatMap((page) => describe(config, page));

/**
 * Returns the award page of a URL. `segment` is the part of the path after `vote` or `nominate`.
 *
 * @throws notFound if there is no such page
 */
export function requireAwardPage(
  config: Config,
  { awards, segment }: { awards: string; segment: string },
  right: AwardRight,
): AwardHere {
  const here = pagesWith(config, right).find(({ page }) => page === `${right}${segment}`);
  if (!here || awards !== config.hugo.path) throw notFound();
  return here;
}

/**
 * Returns the page that leads to the nominations of each award.
 *
 * @throws notFound if there is no such page
 */
export function requireLanding({ hugo }: Config, awards: string) {
  if (!hugo.landing || awards !== hugo.path) throw notFound();
  return hugo.landing;
}

/**
 * Returns the path of the first voting page.
 *
 * @throws notFound if there is no such page
 */
export function firstAwardPath(config: Config, awards: string): string {
  const [first] = pagesWith(config, 'vote');
  if (!first || awards !== config.hugo.path) throw notFound();
  return first.path;
}
