/** The texts of a person that may be missing. */
export type PersonText =
  | 'public_first_name'
  | 'public_last_name'
  | 'badge_name'
  | 'badge_subtitle'
  | 'address'
  | 'city'
  | 'state'
  | 'postcode'
  | 'country';

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

/** One thing that is bought, as it is kept until it is delivered: somebody becomes a member. */
export interface PurchaseItem {
  readonly kind: 'new_member';
  /** Cents. */
  readonly amount: number;
  readonly person: NewPerson;
}
