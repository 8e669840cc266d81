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

/** What links are made with. */
export type LinkContext = Pick<Context, 'config' | 'db' | 'clock'> & {
  readonly env: Pick<Context['env'], 'publicUrl'>;
};

/** The link that signs in; `next` is where it leads, a path of the portal. */
export function loginLink({ env }: Context, email: string, key: string, next?: string): string {
  const url = new URL(`/login/${encodeURIComponent(email)}/${key}`, env.publicUrl);
  if (next && next !== '/' && isLocalPath(next)) url.searchParams.set('next', next);
  return url.href;
}

/** The link that signs in and leads to one person's award page. */
export function personalLink(
  { env }: Pick<LinkContext, 'env'>,
  email: string,
  key: string,
  id: number,
  action: AwardPageName,
): string {
  return new URL(`/login/${encodeURIComponent(email)}/${key}/${id}/${action}`, env.publicUrl).href;
}

/** The way of one person to one of their award pages. */
export interface PersonalLink {
  readonly name: string;
  readonly right: AwardRight;
  /** The award's key. */
  readonly award: string;
  readonly href: string;
}

/**
 * A personal link for each person of an account and each right that can be used now. Two people who
 * share a right each use theirs: it is their only way to the page. A ballot that is held after a move has none.
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
