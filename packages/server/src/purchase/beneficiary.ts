import { normalizeEmail, publicListing } from '@conkit/rules';
import type { Context } from '../context.ts';
import type { PersonRow } from '../database/schema.ts';
import type { Session } from '../operation.ts';
import { countRequest, type Limit } from '../session/rateLimit.ts';

/** By account. Whoever asks about many people who are not theirs is not buying something for them. */
const STRANGERS: Limit = { name: 'purchase-for', most: 60, seconds: 600 };

/** Somebody whom something is bought for. */
export interface Beneficiary {
  readonly person: PersonRow;
  /** Whether they are on the account of the buyer. */
  readonly isOwn: boolean;
}

/**
 * The people whom something is bought for, by id; ids that nobody has are left out. Anybody who exists
 * may be named, but what is answered about somebody else tells no more than a lookup would.
 *
 * @throws ProblemError `too_many_requests` when an account asks about ever more people
 */
export async function findBeneficiaries(
  context: Context,
  session: Session,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Beneficiary>> {
  if (ids.length === 0) return new Map();
  const people = await context.db.selectFrom('person').selectAll().where('id', 'in', ids).execute();
  const emailKey = normalizeEmail(session.email);
  const found = people.map((person) => ({ person, isOwn: person.email_key === emailKey }));
  const own = new Set(found.filter(({ isOwn }) => isOwn).map(({ person }) => person.id));
  const strangers = ids.filter((id) => !own.has(id));
  await countRequest(
    context,
    strangers.map(() => [STRANGERS, emailKey]),
  );
  return new Map(found.map((one) => [one.person.id, one]));
}

/** The name that the buyer may read: of somebody else only what is public, or what the buyer typed. */
export function nameFor({ person, isOwn }: Beneficiary, typed?: string | null): string | null {
  if (isOwn) return person.legal_name;
  const listing = publicListing(person);
  return typed?.trim() || (listing.kind === 'listed' ? listing.name : null);
}
