import type { PaperPubs, PersonFields } from './people.ts';

/** How the block of the paper publications appears in a member form. */
export interface PaperPubsBlock {
  readonly isHidden: boolean;
  /** a label stands in for the checkbox when an administrator edits an existing member */
  readonly control: 'checkbox' | 'label';
  readonly isDisabled: boolean;
}

/** Newly ticked, the saved value comes back; otherwise name and country come from the form (PEO-12). */
export const paperPubsDefaults = (
  saved: PaperPubs | null | undefined,
  form: PersonFields,
): PaperPubs => saved ?? { name: form.legal_name ?? '', address: '', country: form.country ?? '' };

/**
 * The block is hidden for an existing member when paper publications are paid for and the member has
 * none; the checkbox is disabled when they are paid for and have no price (PEO-13).
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
