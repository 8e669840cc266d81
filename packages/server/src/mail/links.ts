import {
  awardPages,
  isLocalPath,
  normalizeEmail,
  personalLinks,
  type AwardPageName,
  type AwardRight,
} from '@conkit/rules';
import { isHeld } from '../awards/holds.ts';
import { rightsOf } from '../awards/rights.ts';
import type { Context } from '../context.ts';

export type LinkContext = Pick<Context, 'config' | 'db' | 'clock'> & {
  readonly env: Pick<Context['env'], 'publicUrl'>;
};

/** Returns the sign-in link; `next` is a path of the portal to open afterwards. */
export function loginLink({ env }: Context, email: string, key: string, next?: string): string {
  const url = new URL(`/login/${encodeURIComponent(email)}/${key}`, env.publicUrl);
  if (next && next !== '/' && isLocalPath(next)) url.searchParams.set('next', next);
  return url.href;
}

/** Returns the link that signs in and opens one person's award page. */
export function personalLink(
  { env }: Pick<LinkContext, 'env'>,
  email: string,
  key: string,
  id: number,
  action: AwardPageName,
): string {
  return new URL(`/login/${encodeURIComponent(email)}/${key}/${id}/${action}`, env.publicUrl).href;
}

/** A link for one person to one of their award pages. */
export interface PersonalLink {
  readonly name: string;
  readonly right: AwardRight;
  readonly award: string;
  readonly href: string;
}

/**
 * Creates a personal link for each person of an account and each right that can be used now. People who share
 * an address each get their own, as it is their only way to their page. Ballots that are held after a move are
 * left out.
 */
export async function personalLinksOf(
  context: LinkContext,
  email: string,
  key: string,
): Promise<(PersonalLink & { readonly id: number })[]> {
  const { config, db, clock } = context;
  const people = await db
    .selectFrom('person')
    .select(['id', 'membership', 'joined', 'lists', 'legal_name'])
    .where('email_key', '=', normalizeEmail(email))
    .where((eb) => eb.not(isHeld(context)))
    .orderBy('id')
    .execute();
  const holders = people.map((person) => ({ id: person.id, rights: rightsOf(person, config) }));
  const links = personalLinks(holders, awardPages(config.awards), clock.now());
  return links.map(({ id, page: { page, right, award } }) => ({
    id,
    name: people.find((person) => person.id === id)?.legal_name ?? '',
    right,
    award,
    href: personalLink(context, email, key, id, page),
  }));
}
