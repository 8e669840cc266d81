import { getMembershipAttributes, type MembershipTypes } from '../membership/membership.ts';
import type { AwardRightHolder } from '../membership/rights.ts';

/** The fields of a postal address for paper publications, in the order of the form. */
export const PAPER_PUBS_FIELDS = ['name', 'address', 'country'] as const;

/** The postal address for a member's paper publications. */
export type PaperPubs = Readonly<Record<(typeof PAPER_PUBS_FIELDS)[number], string>>;

/**
 * The fields of a person, in the order of the member form. The compiler checks the API, the table, the inserts and
 * the updates against this list.
 */
export const PERSON_FIELDS = [
  'legal_name',
  'email',
  'badge_name',
  'badge_subtitle',
  'public_first_name',
  'public_last_name',
  'address',
  'city',
  'state',
  'postcode',
  'country',
  'paper_pubs',
] as const;

/** One field of a person. */
export type PersonField = (typeof PERSON_FIELDS)[number];

/** The fields of a person; blank, `null` and missing mean the same. */
export type PersonFields = {
  readonly [Field in PersonField]?: (Field extends 'paper_pubs' ? PaperPubs : string) | null;
};

/** The membership and day pass of a person. */
export interface Holder {
  readonly membership: string;
  readonly member_number?: number | null;
  /** the number of days, as a label */
  readonly daypass?: string | null;
  /** the type of the day pass */
  readonly daypass_type?: string | null;
  /** whether the pass includes each day, in the days' order */
  readonly daypass_days?: readonly boolean[] | null;
  /** the rights in each award, which an imported list can give without a membership */
  readonly rights?: AwardRightHolder['rights'];
}

/** The text under a person's name; `days` are the keys of the days, from `day1`, or their names. */
export type PersonSubtitle =
  | { readonly kind: 'member'; readonly membership: string; readonly number: number | null }
  | { readonly kind: 'daypass'; readonly label: string; readonly days: readonly string[] }
  | { readonly kind: 'nominator'; readonly membership: string }
  | { readonly kind: 'listed'; readonly act: 'nominate' | 'vote' | 'both' }
  | { readonly kind: 'nonMember' };

/** The title of the edit dialog. */
export type EditTitle =
  | { readonly kind: 'member'; readonly number: number | null }
  | { readonly kind: 'daypass'; readonly label: string }
  | { readonly kind: 'nonMember' };

/** A person's entry in the public list of members, which is sorted by `sortName`. */
export type PublicListing =
  | { readonly kind: 'notListed' }
  | { readonly kind: 'listed'; readonly name: string; readonly sortName: string };

/** Matches any character except white space and invisible ones, such as U+200B, U+3164 and U+2800. */
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]/u;

/** Returns whether a text contains only white space and invisible characters, which counts as missing (PEO-11). */
export const isBlank = (text: string | null | undefined): boolean => !text || !VISIBLE.test(text);

/** Characters that reverse or reorder the text around them, such as U+202E. */
const DIRECTION_OVERRIDES = /[\u202A-\u202E\u2066-\u2069]/;

/**
 * Returns whether a text contains direction overrides, which can disguise text. No text of a person may contain them
 * (PEO-18).
 */
export const overridesDirection = (text: string): boolean => DIRECTION_OVERRIDES.test(text);

/**
 * Returns the subtitle of a person: a numbered member, else a day pass holder, a nominator, a person with rights from a
 * list, or a non-member (PEO-1).
 */
export const personSubtitle = (person: Holder, types: MembershipTypes): PersonSubtitle => {
  const { member, hugo_nominator } = getMembershipAttributes(types, person.membership);
  if (member) {
    const { membership, member_number } = person;
    return { kind: 'member', membership, number: member_number ?? null };
  }
  if (person.daypass) {
    const days = (person.daypass_days ?? []).flatMap((isValid, at) =>
      isValid ? [`day${at + 1}`] : [],
    );
    return { kind: 'daypass', label: person.daypass, days };
  }
  const { membership, rights = {} } = person;
  if (hugo_nominator) return { kind: 'nominator', membership };
  const nominates = Object.values(rights).some(({ nominate }) => nominate);
  const votes = Object.values(rights).some(({ vote }) => vote);
  if (!nominates && !votes) return { kind: 'nonMember' };
  const one = nominates ? 'nominate' : 'vote';
  return { kind: 'listed', act: nominates && votes ? 'both' : one };
};

/** Returns the title of the edit dialog: the member's number, the day pass, or a non-member (PEO-2). */
export const editTitle = (person: Holder, types: MembershipTypes): EditTitle => {
  const subtitle = personSubtitle(person, types);
  if (subtitle.kind === 'member') return { kind: 'member', number: subtitle.number };
  if (subtitle.kind === 'daypass') return { kind: 'daypass', label: subtitle.label };
  return { kind: 'nonMember' };
};

/** Returns the public name of a person; empty when there is none (PEO-5). */
export const publicName = (person: PersonFields): string =>
  [person.public_first_name, person.public_last_name]
    .map((name) => name?.trim() ?? '')
    .filter((name) => name !== '')
    .join(' ');

/** Returns the public name of a person, else the legal name (PEO-3). */
export const preferredName = (person: PersonFields): string =>
  publicName(person) || (person.legal_name?.trim() ?? '');

/** Returns the first letters of the first and the last word of a name (PEO-4). */
export const initials = (name: string): string => {
  const words = name.normalize('NFC').split(/\s+/u).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word = '') => [...word][0]?.toUpperCase() ?? '').join('');
};

/**
 * Returns a person's entry in the public list. Without a public name they are not listed; the second of two names
 * is for sorting (PEO-5).
 */
export const publicListing = (person: PersonFields): PublicListing => {
  const name = publicName(person);
  if (name === '') return { kind: 'notListed' };
  return { kind: 'listed', name, sortName: person.public_last_name?.trim() || name };
};
