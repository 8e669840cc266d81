import type { Config } from '@conkit/api-client';
import { awardPages, visitorAwardPage, type AwardRight } from '@conkit/rules';
import { useNow } from './clock.ts';

const MINUTE_MS = 60_000;

const ROUTES = {
  nominate: '/$awards/nominate{$segment}/{-$id}',
  vote: '/$awards/vote{$segment}/{-$id}',
} as const;

/** An award page that is open, with its route. */
interface OpenAwardPage {
  right: AwardRight;
  link: { to: (typeof ROUTES)[AwardRight]; params: { awards: string; segment: string } };
}

/** Returns the award page that visitors are led to, or undefined while nothing is open. */
export function useOpenAwardPage({ hugo }: Config): OpenAwardPage | undefined {
  const open = visitorAwardPage(awardPages(hugo.awards), useNow(MINUTE_MS));
  if (!open) return undefined;
  const { page, right } = open;
  const params = { awards: hugo.path, segment: page.slice(right.length) };
  return { right, link: { to: ROUTES[right], params } };
}
