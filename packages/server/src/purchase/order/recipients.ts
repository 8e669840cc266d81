import { isFindable, normalizeEmail, publicListing } from '@conkit/rules';
import type { Context } from '../../context.ts';
import type { PersonRow } from '../../database/schema.ts';
import { countRequest } from '../../limits/rateLimit.ts';
import type { Session } from '../../operation.ts';
import { isErased } from '../../people/erased.ts';

/** Somebody whom something is bought for. */
export interface Recipient {
  readonly person: PersonRow;
  /** Whether they are on the account of the buyer. */
  readonly isOwn: boolean;
}

/**
 * The people whom something is bought for, by id. Anybody may be named whom a lookup could find; whoever it
 * never finds is left out like an id that nobody has, so that no answer tells them apart.
 *
 * @throws ProblemError `too_many_requests` when an account asks about ever more people
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
  // Whoever asks about many people who are not theirs is not buying something for them.
  if (strangers > 0) await countRequest(context, [['recipients', emailKey, strangers]]);
  const visible = found.filter(
    ({ person, isOwn }) =>
      isOwn || (!isErased(person) && isFindable(person, context.config.membership_types)),
  );
  return new Map(visible.map((one) => [one.person.id, one]));
}

/** The name that the buyer may read: of somebody else what the buyer typed, or only what is public. */
export function nameFor({ person, isOwn }: Recipient, typed?: string | null): string | null {
  if (isOwn) return person.legal_name;
  const listing = publicListing(person);
  return typed?.trim() || (listing.kind === 'listed' ? listing.name : null);
}
