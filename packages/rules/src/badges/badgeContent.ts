import { attributesOf, type MembershipTypes } from '../membership/membership.ts';
import { isBlank, preferredName, type Holder, type PersonFields } from '../people/people.ts';

/** What somebody typed in place of what is saved; what is missing was not typed. */
export interface TypedBadge {
  readonly name?: string;
  readonly subtitle?: string;
}

/** The two texts of a badge; either may be empty. */
export interface BadgeText {
  readonly name: string;
  readonly subtitle: string;
}

/** Whose badge or barcode it is. */
export interface CodeHolder extends Pick<Holder, 'membership' | 'member_number'> {
  readonly id: number;
}

const firstFilled = (...texts: readonly (string | null | undefined)[]): string =>
  texts.find((text) => !isBlank(text))?.trim() ?? '';

/**
 * A badge says the badge name, else the preferred name, and below it the badge subtitle, else the
 * country. What is typed stands for what is saved; typed blank, it is as good as none (BDG-2).
 */
export const badgeText = (person: PersonFields, typed: TypedBadge = {}): BadgeText => ({
  name: firstFilled(typed.name ?? person.badge_name, preferredName(person)),
  subtitle: firstFilled(typed.subtitle ?? person.badge_subtitle, person.country),
});

/** Somebody gets a badge with a membership type that says so, or with a day pass of such a type; else it stays without their number and type (BDG-3). */
export const hasBadge = (
  person: Pick<Holder, 'membership' | 'daypass_type' | 'daypass_days'>,
  types: MembershipTypes,
): boolean =>
  attributesOf(types, person.membership).badge === true ||
  ((person.daypass_days ?? []).includes(true) &&
    attributesOf(types, person.daypass_type ?? '').badge === true);

/** A barcode says the first letter of the membership type, and the member number, else `i` and the id: `F-2`, `N-i678` (BDG-4). */
export const barcodeText = ({ membership, member_number, id }: CodeHolder): string =>
  `${membership.slice(0, 1).toUpperCase()}-${member_number ?? `i${id}`}`;
