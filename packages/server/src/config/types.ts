import type { InferOutput } from 'valibot';
import type { award, awardCategory, packet } from './schema/awards.ts';
import type { contacts, conventionSchema } from './schema/convention.ts';
import type { membershipCard, membershipType } from './schema/memberships.ts';
import type { demoPerson } from './schema/people.ts';
import type { fieldDescriptor, purchaseCategory, purchaseType } from './schema/purchases.ts';
import type { words } from './schema/values.ts';

// Every type is what its schema lets through.

/** A convention's folder as it is written. */
export type WrittenConvention = InferOutput<typeof conventionSchema>;

/** A convention's folder, read, checked, completed and with its dates fixed as ISO 8601 instants. */
export type Convention = Omit<WrittenConvention, 'daypass' | 'membership_groups'> & {
  readonly membership_groups: MembershipGroups;
  readonly daypass: {
    /** The days that a day pass can be for, in their order; none where there are no day passes. */
    readonly days: readonly PassDay[];
    readonly prices: NonNullable<WrittenConvention['daypass']>['prices'];
  };
};

/** Which membership types each choice offers, in order. */
interface MembershipGroups {
  readonly cards: readonly (InferOutput<typeof membershipCard> & { readonly key: string })[];
  readonly child: readonly string[];
  readonly upgrade: readonly string[];
  readonly daypass: readonly string[];
  readonly list: readonly (readonly string[])[];
}

/** A day that a day pass can be for. */
export interface PassDay {
  /** `day1` is the first. */
  readonly key: string;
  readonly label: Words;
  /** For a list of days: `Wed`. */
  readonly short: Words;
}

/** Words for people: English, and any other language that has them. */
export type Words = InferOutput<typeof words>;

/** A membership type: what its holders may do, and how it is called. */
export type MembershipType = InferOutput<typeof membershipType>;

/** What a buyer fills in. */
export type FieldDescriptor = InferOutput<typeof fieldDescriptor>;

/** One thing that can be bought. */
export type PurchaseType = InferOutput<typeof purchaseType>;

/** Things that are bought in the same way. */
export type PurchaseCategory = InferOutput<typeof purchaseCategory>;

/** An award: what it is called, when it is nominated and voted for, by whom, and how. */
export type AwardFacts = InferOutput<typeof award>;

/** What is nominated and voted for. */
export type AwardCategory = InferOutput<typeof awardCategory>;

/** The addresses that mails come from and that people are sent to. */
export type Contacts = InferOutput<typeof contacts>;

/** Somebody whom a demonstration begins with. */
export type DemoPerson = InferOutput<typeof demoPerson>;

/** The voter packet: where its files are kept, and which they are. */
export type PacketFacts = InferOutput<typeof packet>;
