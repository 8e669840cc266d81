import { PERSON_FIELDS, type PersonField } from '@conkit/rules';

/** A text of a person that may be missing. */
export type PersonText = Exclude<PersonField, 'legal_name' | 'email' | 'paper_pubs'>;

/** The texts of a person that may be missing, in the order of the form. */
export const PERSON_TEXTS: readonly PersonText[] = PERSON_FIELDS.filter(
  (field) => field !== 'legal_name' && field !== 'email' && field !== 'paper_pubs',
);

export interface PaperPubs {
  name: string;
  address: string;
  country: string;
}

/** Somebody to be put into the database; a blank text is stored as none. */
export interface NewPerson extends Partial<Record<PersonText, string | null>> {
  readonly membership: string;
  readonly legal_name: string;
  readonly email: string;
  readonly paper_pubs?: PaperPubs | null;
  readonly daypass_type?: string | null;
  /** Wednesday to Sunday. */
  readonly daypass_days?: readonly boolean[] | null;
  /** Only for people who come with a number; otherwise members get the next one. */
  readonly member_number?: number;
}

interface Priced {
  /** In the currency's minor unit. */
  readonly amount: number;
}

/** Somebody becomes a member, or gets a day pass. */
export interface NewPersonItem extends Priced {
  readonly kind: 'new_member' | 'daypass';
  readonly person: NewPerson;
  /** Whom it made, once it is delivered, where no payment tells it. */
  readonly personId?: number;
}

/** Somebody gets another membership, paper publications, or both. */
export interface UpgradeItem extends Priced {
  readonly kind: 'upgrade';
  readonly personId: number;
  /** As the payer may know them. */
  readonly personName: string | null;
  /** The membership that the price was computed for. */
  readonly from: string;
  readonly to: {
    /** The same as `from` when only paper publications are added. */
    readonly membership: string;
    /** Paper publications that are added. */
    readonly paper_pubs: PaperPubs | null;
  };
}

/** Something else of the purchase data. */
export interface OtherItem extends Priced {
  readonly kind: 'other';
  readonly category: string;
  readonly type: string;
  readonly personId: number | null;
  /** As the payer may know them. */
  readonly personName: string | null;
  readonly data: Readonly<Record<string, string | number | boolean>>;
  readonly invoice: string | null;
  readonly comments: string | null;
}

/** An invoice that is paid. */
export interface InvoiceItem extends Priced {
  readonly kind: 'invoice';
  readonly paymentId: number;
  readonly category: string;
  readonly type: string;
}

/** One thing that is bought, as it is kept until it is delivered. */
export type PurchaseItem = NewPersonItem | UpgradeItem | OtherItem | InvoiceItem;
