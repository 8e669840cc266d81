import { countClaimed, type PlaceClaim, type PlaceLimit, type TakenPlaces } from '@conkit/rules';
import { sql, type RawBuilder } from 'kysely';
import { DAYPASS_PREFIX, toProductKey } from '../../config/catalogue.ts';
import type { Queryable } from '../../database/connect.ts';
import { ERASED_NAME } from '../../people/person.ts';

/** A part of a purchase, or several equal ones, as far as places are concerned. */
interface ItemRow {
  readonly kind: string;
  readonly category: string | null;
  readonly type: string | null;
  /** What a new person gets. */
  readonly membership: string | null;
  readonly daypass_type: string | null;
  /** What an upgrade leads to. */
  readonly to_membership: string | null;
  /** What the person of an upgrade has. */
  readonly has_membership: string | null;
  readonly has_daypass: string | null;
  readonly count: number;
}

/** Selects the items of purchases. @param isMeant a condition on `purchase_intent` */
const selectItems = (isMeant: RawBuilder<boolean>) => sql`
  select item ->> 'kind' as kind, item ->> 'category' as category, item ->> 'type' as type,
    item #>> '{person,membership}' as membership, item #>> '{person,daypass_type}' as daypass_type,
    item #>> '{to,membership}' as to_membership, person.membership as has_membership,
    person.daypass_type as has_daypass, count(*)::integer as count
  from purchase_intent
  cross join lateral jsonb_array_elements(purchase_intent.items) as item
  left join person on item ->> 'kind' = 'upgrade' and person.id = (item ->> 'personId')::integer
  -- The place of an invoice is its own, and counted with its payment while that isn't being processed.
  where ${isMeant} and (item ->> 'kind' <> 'invoice' or purchase_intent.status = 'processing')
  group by 1, 2, 3, 4, 5, 6, 7, 8`;

/**
 * Returns the places that the items of purchases claim.
 *
 * @param isMeant a condition on `purchase_intent`
 */
export async function readClaims(
  db: Queryable,
  isMeant: RawBuilder<boolean>,
): Promise<readonly PlaceClaim[]> {
  const { rows } = await sql<ItemRow>`${selectItems(isMeant)}`.execute(db);
  return rows.flatMap(toClaim);
}

function toClaim(row: ItemRow): PlaceClaim[] {
  const { count } = row;
  switch (row.kind) {
    case 'new_member':
    case 'daypass':
      return [{ products: toHeld(row.membership, row.daypass_type), count }];
    case 'upgrade': {
      // Paper publications alone need no place.
      if (row.to_membership === row.has_membership) return [];
      const instead = toHeld(row.has_membership, row.has_daypass);
      return [{ products: toHeld(row.to_membership, null), instead, count }];
    }
    default:
      return [{ products: [toProductKey(row.category ?? '', row.type ?? '')], count }];
  }
}

/** Returns the products that a person has. */
const toHeld = (membership: string | null, daypassType: string | null): string[] => [
  ...(membership === null ? [] : [toProductKey('new_member', membership)]),
  ...(daypassType === null ? [] : [toProductKey('daypass', daypassType)]),
];

/** Open purchases whose places are held. */
export const isHolding = (now: Date): RawBuilder<boolean> => sql<boolean>`
  purchase_intent.status in ('processing', 'requires_action')
  and (purchase_intent.held_until is null or purchase_intent.held_until > ${now})`;

/**
 * Counts the taken places of each limit. People and paid items are the truth: a place is free again when the crew changes
 * or removes its holder, and no counter has to follow.
 *
 * @param except the purchase that asks
 */
export async function readTaken(
  db: Queryable,
  limits: readonly PlaceLimit[],
  now: Date,
  except = 0,
): Promise<ReadonlyMap<PlaceLimit, TakenPlaces>> {
  if (limits.length === 0) return new Map();
  const isOpen = sql<boolean>`${isHolding(now)} and purchase_intent.id <> ${except}`;
  // One statement, so that a purchase which is delivered meanwhile counts once: as held or as sold.
  const { rows } = await sql<ItemRow & { readonly is_sold: boolean }>`
    select false as is_sold, held.* from (${selectItems(isOpen)}) as held
    union all select true, sold.* from (${selectSold(limits)}) as sold`.execute(db);
  const claim = (isSold: boolean) => rows.filter((row) => row.is_sold === isSold).flatMap(toClaim);
  const [sold, held] = [claim(true), claim(false)];
  return new Map(
    limits.map((limit) => [
      limit,
      { sold: countClaimed(limit, sold), held: countClaimed(limit, held) },
    ]),
  );
}

/** Selects the people and the paid items that have a product of these limits, in the form of items. */
function selectSold(limits: readonly PlaceLimit[]) {
  const products = [...new Set(limits.flatMap((limit) => limit.products))].map((product) => {
    const at = product.indexOf('/');
    return { category: product.slice(0, at), type: product.slice(at + 1) };
  });
  const listTypes = (isMeant: (category: string) => boolean) =>
    products.filter(({ category }) => isMeant(category)).map(({ type }) => type);
  const memberships = listTypes((category) => category === 'new_member');
  const passes = listTypes((category) => category === 'daypass');
  const others = listTypes((category) => !PEOPLE.has(category));
  return sql`
    select 'new_member' as kind, null::text as category, null::text as type, membership, daypass_type,
      null::text as to_membership, null::text as has_membership, null::text as has_daypass,
      count(*)::integer as count
    from person
    where (membership = any(${memberships}::text[]) or daypass_type = any(${passes}::text[]))
      and legal_name <> ${ERASED_NAME}
    group by membership, daypass_type
    union all
    select 'other', category, type, null, null, null, null, null, count(*)::integer
    from payment
    -- An open purchase holds its places itself.
    where type = any(${others}::text[]) and status in ('succeeded', 'disputed', 'invoice') and error is null
    group by category, type`;
}

/** The categories whose products people have. */
const PEOPLE: ReadonlySet<string> = new Set(['new_member', 'daypass']);

/** Returns the name of a product in quotas and pools. */
export const getLimitName = (category: string, type: string): string =>
  toProductKey(
    category,
    category === 'daypass' && type.startsWith(DAYPASS_PREFIX)
      ? type.slice(DAYPASS_PREFIX.length)
      : type,
  );
