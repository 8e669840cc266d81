import type { NewPerson } from '../people/insert.ts';

/** One thing that is bought: somebody becomes a member. */
export interface PurchaseItem {
  readonly kind: 'new_member';
  /** Cents. */
  readonly amount: number;
  readonly person: NewPerson;
}
