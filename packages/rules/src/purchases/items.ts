import { isEmailLike } from '../people/email.ts';
import { isBlank } from '../people/people.ts';
import { SITE_SELECTION_TOKEN } from './products.ts';
import { purchaseMeaning } from './purchases.ts';

/** A person to buy an item for. */
interface Pickable {
  readonly id: number;
  readonly membership: string;
}

/** A field of an item. */
export interface ItemField {
  readonly key: string;
  readonly type: 'string' | 'number' | 'boolean' | 'object';
  /** @default false */
  readonly required?: boolean;
  /**
   * Filled by the server.
   *
   * @default false
   */
  readonly generated?: boolean;
}

/** An item form that is being filled in. */
export interface ItemDraft {
  /** The person it is for; null when email and name identify them. */
  readonly person_id: number | null;
  /**
   * Whether a person is required, so that email and name are not enough.
   *
   * @default false
   */
  readonly needsPerson?: boolean;
  readonly email: string;
  readonly name: string;
  /** By the key of the field. */
  readonly values: Readonly<Record<string, string | number | boolean | undefined>>;
}

/** A reason why an item cannot be paid; `key` is the field's. */
export type ItemProblem =
  | { readonly kind: 'price' | 'person' | 'email' | 'name' }
  | { readonly kind: 'field'; readonly key: string };

/** Returns whether a person can be chosen: their membership type is a required one, or none is required (PUR-20). */
export const isPickable = (
  person: Pick<Pickable, 'membership'>,
  required: readonly string[] | undefined,
): boolean => required === undefined || required.includes(person.membership);

/** Returns the preselected person, or the first person who can be chosen if the preselected one cannot (PUR-21). */
export const presetPerson = <Person extends Pickable>(
  people: readonly Person[],
  selected: number | null,
  required?: readonly string[],
): Person | undefined => {
  const allowed = people.filter((person) => isPickable(person, required));
  return allowed.find(({ id }) => id === selected) ?? allowed[0];
};

const hasValue = (value: ItemDraft['values'][string]): boolean => {
  if (typeof value === 'string') return !isBlank(value);
  return typeof value === 'number' ? Number.isFinite(value) : value === true;
};

/** Returns the fields that the buyer fills in: those that the server does not generate and a form can show (PUR-22). */
export const itemFields = <Field extends ItemField>(shape: readonly Field[]): readonly Field[] =>
  shape.filter(({ generated, type }) => !generated && type !== 'object');

/**
 * Returns why an item cannot be paid. It must cost something, be for a person or have an email address and a name,
 * and have a value for every required field (PUR-23).
 *
 * @param amount the price of its type
 */
export const itemProblems = (
  amount: number | undefined,
  shape: readonly ItemField[],
  draft: ItemDraft,
): readonly ItemProblem[] => {
  const problems: ItemProblem[] = [];
  if (amount === undefined || amount <= 0) problems.push({ kind: 'price' });
  if (draft.person_id === null && draft.needsPerson) problems.push({ kind: 'person' });
  else if (draft.person_id === null) {
    if (isBlank(draft.name)) problems.push({ kind: 'name' });
    if (!isEmailLike(draft.email)) problems.push({ kind: 'email' });
  }
  for (const { key, required } of itemFields(shape)) {
    if (required && !hasValue(draft.values[key])) problems.push({ kind: 'field', key });
  }
  return problems;
};

/**
 * Returns whether a payment is for a token that its person holds, so that they cannot buy another (PUR-33). A token
 * that is to be refunded was never delivered.
 */
export const isTokenHeld = (payment: {
  readonly type: string;
  readonly status?: string | null;
  readonly error?: string | null;
}): boolean =>
  payment.type === SITE_SELECTION_TOKEN &&
  (purchaseMeaning(payment.status) === 'paid' || payment.status === 'disputed') &&
  !payment.error;

/**
 * Returns whether the personal ballot is offered: for a paid site selection token of a person on the account
 * (PUR-24).
 */
export const hasBallot = (
  purchase: {
    readonly type: string;
    readonly status?: string | null;
    readonly person_id?: number | null;
  },
  people: readonly { readonly id: number }[],
): boolean =>
  purchase.type === SITE_SELECTION_TOKEN &&
  purchaseMeaning(purchase.status) === 'paid' &&
  people.some(({ id }) => id === purchase.person_id);
