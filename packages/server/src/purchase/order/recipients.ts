import { isFindable, normalizeEmail, publicListing } from '@conkit/rules';
import type { Context } from '../../context.ts';
import type { PersonRow } from '../../database/schema.ts';
import { chargeRequest } from '../../limits/rateLimit.ts';
import type { Session } from '../../operation.ts';
import { isErased } from '../../people/person.ts';

/** A person that an item is bought for. */
export interface Recipient {
  readonly person: PersonRow;
  /** Whether the person is on the buyer's account. */
  readonly isOwn: boolean;
}

/**
 * Finds the recipients of a purchase by id. A buyer can name every person that a lookup can find. Others are
 * treated as not found, so that no answer reveals them.
 *
 * @throws ProblemError `too_many_requests` when an account names too many people of other accounts
 */
export async function findRecipients(
  context: Context,
  session: Session,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Recipient>> {
  if (ids.length === 0) return new Map();
  const people = await context.db.selectFrom('person').selectAll().where('id', 'in', ids).execute();
  const emailKey = normalizeEmail(session.email);
  const found = people.map((person) => ({ person, isOwn: person.email_key === emailKey }));
  const own = new Set(found.filter(({ isOwn }) => isOwn).map(({ person }) => person.id));
  const strangers = ids.filter((id) => !own.has(id)).length;
  // Naming many people of other accounts is probing.
  if (strangers > 0) await chargeRequest(context, [['recipients', emailKey, strangers]]);
  const visible = found.filter(
    ({ person, isOwn }) =>
      isOwn || (!isErased(person) && isFindable(person, context.config.membership_types)),
  );
  return new Map(visible.map((one) => [one.person.id, one]));
}

/**
 * Returns the name to show the buyer: for a person of another account, the name the buyer typed or the public
 * one.
 */
export function getRecipientName(
  { person, isOwn }: Recipient,
  typed?: string | null,
): string | null {
  if (isOwn) return person.legal_name;
  const listing = publicListing(person);
  return typed?.trim() || (listing.kind === 'listed' ? listing.name : null);
}
