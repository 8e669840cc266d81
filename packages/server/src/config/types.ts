import type { DaypassPrices, MembershipAttributes, UpgradePath } from '@conkit/rules';
import type { Theme } from '@conkit/ui/colors';
import type { InferOutput } from 'valibot';
import type { ConventionTexts } from '../locales/compileCatalogue.ts';
import type { Brand } from './brand/files.ts';
import type { award, awardCategory, packet } from './schema/awards.ts';
import type { contacts, conventionSchema, demoPerson } from './schema/convention.ts';
import type {
  fieldDescriptor,
  membership,
  membershipCard,
  productCategory,
  question,
} from './schema/shop.ts';
import type { words } from './schema/values.ts';

// All types are inferred from the schemas.

/** A convention's folder as written. */
export type WrittenConvention = InferOutput<typeof conventionSchema>;

/** The catalogue as written. The loader turns it into {@link Sold}. */
export type WrittenCatalogue = Pick<
  WrittenConvention,
  'daypass' | 'membership_cards' | 'membership_order' | 'memberships' | 'product_categories'
>;

/** A convention's folder after reading, checking and completing it. Dates are ISO 8601 instants. */
export interface Convention
  extends Omit<WrittenConvention, keyof WrittenCatalogue | 'badge' | 'brand'>, Sold {
  /** The colours of the brand, or the product's own. */
  readonly theme: Theme;
  /** The convention's own texts, by language (`locales/<language>.po`). */
  readonly texts: Readonly<Record<string, ConventionTexts>>;
  /** The brand's files. */
  readonly brand: Brand;
  /** What badges print for membership types, by their key. */
  readonly badge_types: NonNullable<NonNullable<WrittenConvention['badge']>['types']>;
}

/** The catalogue in the form that the product uses: rights, choices, prices and forms. */
export interface Sold {
  readonly membership_types: Readonly<Record<string, MembershipType>>;
  readonly membership_groups: MembershipGroups;
  readonly daypass: {
    /** The days of day passes, in order. Empty if there are no day passes. */
    readonly days: readonly PassDay[];
    readonly prices: DaypassPrices;
  };
  /** By key. Memberships are the types of `new_member`, day passes those of `daypass`. */
  readonly purchase_categories: Readonly<Record<string, PurchaseCategory>>;
}

/** The membership types of each choice, in order. */
interface MembershipGroups {
  readonly cards: readonly (InferOutput<typeof membershipCard> & {
    readonly key: string;
    readonly types: readonly string[];
  })[];
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

/** A membership type as written. */
export type WrittenMembership = InferOutput<typeof membership>;

/** A membership type: its name, and what its holders can do. */
export interface MembershipType
  extends MembershipAttributes, Pick<WrittenMembership, 'born' | 'description' | 'label'> {
  /** The name of its day pass. By default, the label with "day pass" in the reader's language. */
  readonly daypass_label?: Words;
}

/** A field of the buyer's form. */
export type FieldDescriptor = InferOutput<typeof fieldDescriptor>;

/** An item for sale. */
export interface PurchaseType {
  readonly key: string;
  readonly label: Words;
  /** In the currency's minor unit. Absent if the price is computed or agreed on. */
  readonly amount?: number;
  /** HTML. */
  readonly description?: Words;
  readonly questions?: readonly QuestionConfig[];
}

/** A question to the buyer of an item. */
export type QuestionConfig = InferOutput<typeof question>;

/** A group of items with the same form and rules. */
export interface PurchaseCategory extends Omit<InferOutput<typeof productCategory>, 'products'> {
  readonly types: readonly PurchaseType[];
}

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
