import type { PaperPubs, PersonFields } from './people.ts';

/** The state of the paper publications block in a member form. */
export interface PaperPubsBlock {
  readonly isHidden: boolean;
  /** `label` when an administrator edits an existing member */
  readonly control: 'checkbox' | 'label';
  readonly isDisabled: boolean;
}

/** Returns the value after ticking the checkbox: the saved one, else the form's legal name and country (PEO-12). */
export const paperPubsDefaults = (
  saved: PaperPubs | null | undefined,
  form: PersonFields,
): PaperPubs => saved ?? { name: form.legal_name ?? '', address: '', country: form.country ?? '' };

/**
 * Returns the state of the block. It is hidden for an existing member without paper publications when they cost
 * money. The checkbox is disabled when they cost money and have no price (PEO-13).
 *
 * @param person.saved the saved value of an existing member
 * @param offer.amount the price in the currency's minor unit
 */
export const paperPubsBlock = (
  person: {
    readonly isExisting: boolean;
    readonly isAdmin: boolean;
    readonly saved?: PaperPubs | null;
  },
  offer: { readonly isPaid: boolean; readonly amount?: number | null },
): PaperPubsBlock => ({
  isHidden: person.isExisting && offer.isPaid && !person.saved,
  control: person.isExisting && person.isAdmin ? 'label' : 'checkbox',
  isDisabled: offer.isPaid && (offer.amount ?? 0) <= 0,
});
