import type { Award, Config } from '@conkit/api-client';
import { awardPages, type AwardPage, type AwardRight } from '@conkit/rules';
import { notFound } from '@tanstack/react-router';

/** The parameters of an award page's URL. */
export interface AwardParams {
  awards: string;
  segment: string;
  id?: string | undefined;
}

/** An award page of the URL, with its award. */
export interface AwardPageContext extends AwardPage {
  /** The page's path without a person. */
  path: string;
  facts: Award;
}

/** Returns the path of an award page without a person. */
const getAwardPath = ({ hugo }: Config, page: string) => `/${hugo.path}/${page}`;

/** Returns an award page with its path and its award. */
function toPageContext(config: Config, page: AwardPage): AwardPageContext[] {
  const facts = config.hugo.awards[page.award];
  return facts ? [{ ...page, path: getAwardPath(config, page.page), facts }] : [];
}

/** Returns the award pages of a kind, in the awards' order. */
export const listAwardPages = (config: Config, right: AwardRight): readonly AwardPageContext[] =>
  awardPages(config.hugo.awards)
    .filter((page) => page.right === right)
    .flatMap((page) => toPageContext(config, page));

/**
 * Returns the award page of a URL. `segment` is the part of the path after `vote` or `nominate`.
 *
 * @throws notFound if there is no such page
 */
export function requireAwardPage(
  config: Config,
  { awards, segment }: AwardParams,
  right: AwardRight,
): AwardPageContext {
  const here = listAwardPages(config, right).find(({ page }) => page === `${right}${segment}`);
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
export function findFirstAwardPath(config: Config, awards: string): string {
  const [first] = listAwardPages(config, 'vote');
  if (!first || awards !== config.hugo.path) throw notFound();
  return first.path;
}
