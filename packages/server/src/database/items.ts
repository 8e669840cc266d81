import { PERSON_FIELDS, type PersonField, type StoredAnswer } from '@conkit/rules';

/** An optional text of a person. */
export type PersonText = Exclude<PersonField, 'legal_name' | 'email' | 'paper_pubs'>;

/** The optional texts of a person, in the order of the form. */
export const PERSON_TEXTS: readonly PersonText[] = PERSON_FIELDS.filter(
  (field) => field !== 'legal_name' && field !== 'email' && field !== 'paper_pubs',
);

export interface PaperPubs {
  name: string;
  address: string;
  country: string;
}

/** A person to insert; a blank text is stored as null. */
export interface NewPerson extends Partial<Record<PersonText, string | null>> {
  readonly membership: string;
  readonly legal_name: string;
  readonly email: string;
  readonly paper_pubs?: PaperPubs | null;
  readonly daypass_type?: string | null;
  /** Wednesday to Sunday. */
  readonly daypass_days?: readonly boolean[] | null;
  /** Only for people who already have a number; other members get the next one. */
  readonly member_number?: number;
}

interface Priced {
  /** In the currency's minor unit. */
  readonly amount: number;
}

/** The stored answers to a product's questions, by key. */
export type KeptAnswers = Readonly<Record<string, StoredAnswer>>;

interface Asked {
  /** Absent without answers. */
  readonly answers?: KeptAnswers | undefined;
}

/** A new member or day pass holder. */
export interface NewPersonItem extends Priced, Asked {
  readonly kind: 'new_member' | 'daypass';
  readonly person: NewPerson;
  /** The person that the delivery created, when no payment records them. */
  readonly personId?: number;
}

/** A new membership, paper publications, or both, for an existing person. */
export interface UpgradeItem extends Priced, Asked {
  readonly kind: 'upgrade';
  readonly personId: number;
  /** The name that the payer may see. */
  readonly personName: string | null;
  /** The membership that the price was computed for. */
  readonly from: string;
  readonly to: {
    /** Same as `from` when only paper publications are added. */
    readonly membership: string;
    /** The address for paper publications, when they are added. */
    readonly paper_pubs: PaperPubs | null;
  };
}

/** Any other item of the purchase data. */
export interface OtherItem extends Priced {
  readonly kind: 'other';
  readonly category: string;
  readonly type: string;
  readonly personId: number | null;
  /** The name that the payer may see. */
  readonly personName: string | null;
  /** The values of the category's fields, and the answers to the questions. */
  readonly data: Readonly<Record<string, boolean | StoredAnswer>>;
  readonly invoice: string | null;
  readonly comments: string | null;
}

/** An invoice that the purchase pays. */
export interface InvoiceItem extends Priced {
  readonly kind: 'invoice';
  readonly paymentId: number;
  readonly category: string;
  readonly type: string;
}

/** A bought item, as stored until it is delivered. */
export type PurchaseItem = NewPersonItem | UpgradeItem | OtherItem | InvoiceItem;
