import type { UpgradePath } from '@conkit/rules';
import type { Theme } from '@conkit/ui/colors';
import type { InferOutput } from 'valibot';
import type { ConventionTexts } from '../locales/compileCatalogue.ts';
import type { Brand } from './brand/files.ts';
import type { award, awardCategory, packet } from './schema/awards.ts';
import type { contacts, conventionSchema, demoPerson } from './schema/convention.ts';
import type {
  fieldDescriptor,
  membershipCard,
  membershipType,
  purchaseCategory,
  purchaseType,
  question,
} from './schema/shop.ts';
import type { words } from './schema/values.ts';

// All types are inferred from the schemas.

/** A convention's folder as written. */
export type WrittenConvention = InferOutput<typeof conventionSchema>;

/** A convention's folder after reading, checking and completing it. Dates are ISO 8601 instants. */
export type Convention = Omit<
  WrittenConvention,
  'badge' | 'brand' | 'daypass' | 'membership_groups'
> & {
  /** The colours of the brand, or the product's own. */
  readonly theme: Theme;
  /** The convention's own texts, by language (`locales/<language>.po`). */
  readonly texts: Readonly<Record<string, ConventionTexts>>;
  /** The brand's files. */
  readonly brand: Brand;
  /** What badges print for membership types, by their key. */
  readonly badge_types: NonNullable<NonNullable<WrittenConvention['badge']>['types']>;
  readonly membership_groups: MembershipGroups;
  readonly daypass: {
    /** The days of day passes, in order. Empty if there are no day passes. */
    readonly days: readonly PassDay[];
    readonly prices: NonNullable<WrittenConvention['daypass']>['prices'];
  };
};

/** The membership types of each choice, in order. */
interface MembershipGroups {
  readonly cards: readonly (InferOutput<typeof membershipCard> & { readonly key: string })[];
  readonly child: readonly string[];
  /** The types that upgrades lead to. */
  readonly upgrade: readonly string[];
  /** The only upgrades for sale. By default, every type can be upgraded to each type of `upgrade`. */
  readonly upgradePaths?: readonly UpgradePath[];
  readonly daypass: readonly string[];
  readonly list: readonly (readonly string[])[];
}

/** A day of a day pass. */
export interface PassDay {
  /** The first day is `day1`. */
  readonly key: string;
  readonly label: Words;
  /** A short label for a list of days: `Wed`. */
  readonly short: Words;
  /** The calendar day: `2019-08-14`. */
  readonly date?: string | undefined;
}

/** Text for people: English, and optionally other languages. */
export type Words = InferOutput<typeof words>;

/** A membership type: its name, and what its holders can do. */
export type MembershipType = InferOutput<typeof membershipType>;

/** A field of the buyer's form. */
export type FieldDescriptor = InferOutput<typeof fieldDescriptor>;

/** An item for sale. */
export type PurchaseType = InferOutput<typeof purchaseType>;

/** A question to the buyer of an item. */
export type QuestionConfig = InferOutput<typeof question>;

/** A group of items with the same form and rules. */
export type PurchaseCategory = InferOutput<typeof purchaseCategory>;

/** An award: its name, its periods, who can take part, and its rules. */
export type AwardFacts = InferOutput<typeof award>;

/** A category of an award. */
export type AwardCategory = InferOutput<typeof awardCategory>;

/** The convention's email addresses. */
export type Contacts = InferOutput<typeof contacts>;

/** A person that a demonstration starts with. */
export type DemoPerson = InferOutput<typeof demoPerson>;

/** The voter packet: where its files are stored, and their names. */
export type PacketFacts = InferOutput<typeof packet>;
