import { isLocalPath, normalizeEmail, personalLinks, type HugoAction } from '@conkit/rules';
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
  action: HugoAction,
): string {
  return new URL(`/login/${encodeURIComponent(email)}/${key}/${id}/${action}`, env.publicUrl).href;
}

/** The way of one person to one of their award pages. */
export interface PersonalLink {
  readonly name: string;
  readonly action: HugoAction;
  readonly href: string;
}

/**
 * A personal link for each person of an account and each right that can be used now. Two people who
 * share a right each use theirs: it is their only way to the page.
 */
export async function personalLinksOf(
  context: LinkContext,
  email: string,
  key: string,
): Promise<(PersonalLink & { readonly id: number })[]> {
  const { config, db, clock } = context;
  const people = await db
    .selectFrom('person')
    .select(['id', 'membership', 'legal_name'])
    .where('email_key', '=', normalizeEmail(email))
    .orderBy('id')
    .execute();
  const { nominations, voting } = config.dates;
  const periods = {
    nominate: nominations,
    vote: voting,
    ...(config.awards.retro && { 'nominate-retro': nominations, 'vote-retro': voting }),
  };
  const links = personalLinks(
    people,
    { membershipTypes: config.membership_types, periods },
    clock.now(),
  );
  return links.map(({ id, action }) => ({
    id,
    name: people.find((person) => person.id === id)?.legal_name ?? '',
    action,
    href: personalLink(context, email, key, id, action),
  }));
}
