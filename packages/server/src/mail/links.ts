import {
  awardPages,
  isLocalPath,
  normalizeEmail,
  personalLinks,
  type AwardPageName,
  type AwardRight,
} from '@conkit/rules';
import { isHeld } from '../awards/holds.ts';
import { getRights } from '../awards/rights.ts';
import type { Context } from '../context.ts';
import { listTokenHashes, hashToken, type Secrets } from '../keys/hash.ts';

export type LinkContext = Pick<Context, 'config' | 'db' | 'clock'> & {
  readonly env: Pick<Context['env'], 'publicUrl'>;
};

/** Returns the sign-in link; `next` is a path of the portal to open afterwards. */
export function createLoginLink(
  { env }: Context,
  email: string,
  key: string,
  next?: string,
): string {
  const url = new URL(`/login/${encodeURIComponent(email)}/${key}`, env.publicUrl);
  if (next && next !== '/' && isLocalPath(next)) url.searchParams.set('next', next);
  return url.href;
}

/** Returns the link that signs in and opens one person's award page. */
export function createPersonalLink(
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
export async function createPersonalLinks(
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
  const holders = people.map((person) => ({ id: person.id, rights: getRights(person, config) }));
  const links = personalLinks(holders, awardPages(config.awards), clock.now());
  return links.map(({ id, page: { page, right, award } }) => ({
    id,
    name: people.find((person) => person.id === id)?.legal_name ?? '',
    right,
    award,
    href: createPersonalLink(context, email, key, id, page),
  }));
}

/** Returns the link that unsubscribes an address from campaigns without signing in. */
export function createUnsubscribeLink(
  { env, secret }: { readonly env: Pick<Context['env'], 'publicUrl'>; readonly secret: string },
  email: string,
): string {
  const account = normalizeEmail(email);
  const key = hashToken(secret, 'unsubscribe', account);
  return new URL(`/unsubscribe/${encodeURIComponent(account)}/${key}`, env.publicUrl).href;
}

/**
 * Returns whether a key is that of an address. Accepts the current secret and the previous one, as mails are
 * read late.
 */
export const isUnsubscribeKey = (secrets: Secrets, email: string, key: string): boolean =>
  listTokenHashes(secrets, 'unsubscribe', normalizeEmail(email)).includes(key);

/** Returns the link that stops a person's reminders to vote without signing in. */
export const createStopRemindersLink = (
  { env, secret }: { readonly env: Pick<Context['env'], 'publicUrl'>; readonly secret: string },
  personId: number,
): string =>
  new URL(
    `/reminders/${personId}/${hashToken(secret, 'reminders', String(personId))}`,
    env.publicUrl,
  ).href;

/** Same as {@link isUnsubscribeKey}, for the reminders of a person, as text. */
export const isStopRemindersKey = (secrets: Secrets, personId: string, key: string): boolean =>
  listTokenHashes(secrets, 'reminders', personId).includes(key);

/**
 * Stops the campaigns to an address, or starts them again. Stopping them ends its people's reminders to vote, too: the
 * page promises no more reminders about the awards. Idempotent.
 */
export async function setUnsubscribed(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  email: string,
  isUnsubscribed: boolean,
): Promise<void> {
  const unsubscribed = isUnsubscribed ? clock.now() : null;
  if (isUnsubscribed) {
    await db
      .deleteFrom('reminder')
      .where('person_id', 'in', (eb) =>
        eb.selectFrom('person').select('id').where('email_key', '=', normalizeEmail(email)),
      )
      .execute();
  }
  await db
    .insertInto('account')
    .values({ email_key: normalizeEmail(email), unsubscribed })
    .onConflict((conflict) =>
      conflict
        .column('email_key')
        .doUpdateSet({ unsubscribed })
        .where('account.unsubscribed', isUnsubscribed ? 'is' : 'is not', null),
    )
    .execute();
}
