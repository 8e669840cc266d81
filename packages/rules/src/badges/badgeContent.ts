import { attributesOf, type MembershipTypes } from '../membership/membership.ts';
import { isBlank, preferredName, type Holder, type PersonFields } from '../people/people.ts';

/** Unsaved texts from the form; a missing field was not edited. */
export interface TypedBadge {
  readonly name?: string;
  readonly subtitle?: string;
}

/** The two texts of a badge; either may be empty. */
export interface BadgeText {
  readonly name: string;
  readonly subtitle: string;
}

/** The person of a badge or barcode. */
export interface CodeHolder extends Pick<Holder, 'membership' | 'member_number'> {
  readonly id: number;
}

const firstFilled = (...texts: readonly (string | null | undefined)[]): string =>
  texts.find((text) => !isBlank(text))?.trim() ?? '';

/**
 * Returns the texts of a badge: the badge name, else the preferred name, and the badge subtitle, else the
 * country. Typed texts override saved ones, and a blank text counts as missing (BDG-2).
 */
export const badgeText = (person: PersonFields, typed: TypedBadge = {}): BadgeText => ({
  name: firstFilled(typed.name ?? person.badge_name, preferredName(person)),
  subtitle: firstFilled(typed.subtitle ?? person.badge_subtitle, person.country),
});

/**
 * Returns whether the membership type, or a day pass of such a type, comes with a badge. Other previews have no
 * number and type (BDG-3).
 */
export const hasBadge = (
  person: Pick<Holder, 'membership' | 'daypass_type' | 'daypass_days'>,
  types: MembershipTypes,
): boolean =>
  attributesOf(types, person.membership).badge === true ||
  ((person.daypass_days ?? []).includes(true) &&
    attributesOf(types, person.daypass_type ?? '').badge === true);

/**
 * Returns the text of a barcode: the first letter of the membership type, then the member number, else `i` and the
 * id: `F-2`, `N-i678` (BDG-4).
 */
export const barcodeText = ({ membership, member_number, id }: CodeHolder): string =>
  `${membership.slice(0, 1).toUpperCase()}-${member_number ?? `i${id}`}`;
