import type { Award, Config } from '@conkit/api-client';
import { awardPages, type AwardPage, type AwardRight } from '@conkit/rules';
import { notFound } from '@tanstack/react-router';

/** The award page that an address names, and its award. */
export interface AwardHere extends AwardPage {
  /** Its address without a person. */
  path: string;
  facts: Award;
}

/** Where an award page is, without a person. */
const awardPath = ({ hugo }: Config, page: string) => `/${hugo.path}/${page}`;

/** Everything that is known of an award page. */
function describe(config: Config, page: AwardPage): AwardHere[] {
  const facts = config.hugo.awards[page.award];
  return facts ? [{ ...page, path: awardPath(config, page.page), facts }] : [];
}

/** The award pages of a kind, in the order of the awards. */
export const pagesWith = (config: Config, right: AwardRight): readonly AwardHere[] =>
  awardPages(config.hugo.awards)
    .filter((page) => page.right === right)
    .flatMap((page) => describe(config, page));

/**
 * The award page of an address: what stands before and after what all of a kind have.
 *
 * @throws what the router takes for an address that leads nowhere
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
 * The page that leads to the nominations of each award.
 *
 * @throws what the router takes for an address that leads nowhere
 */
export function requireLanding({ hugo }: Config, awards: string) {
  if (!hugo.landing || awards !== hugo.path) throw notFound();
  return hugo.landing;
}

/**
 * Where the awards begin: with the first vote.
 *
 * @throws what the router takes for an address that leads nowhere
 */
export function firstAwardPath(config: Config, awards: string): string {
  const [first] = pagesWith(config, 'vote');
  if (!first || awards !== config.hugo.path) throw notFound();
  return first.path;
}
