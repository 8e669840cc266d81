import { isEmailLike } from '../people/email.ts';
import { isBlank } from '../people/people.ts';
import { purchaseMeaning } from './purchases.ts';

/** The type of purchase that a site selection token is. */
export const SITE_SELECTION_TOKEN = 'ss-token';

/** Somebody an item can be bought for. */
interface Pickable {
  readonly id: number;
  readonly membership: string;
}

/** What a buyer fills in for an item. */
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

/** What has been filled in for an item so far. */
export interface ItemDraft {
  /** Whom it is for; null when that is told by email and name. */
  readonly person_id: number | null;
  /**
   * Whether it must be for a person: an address and a name are not enough.
   *
   * @default false
   */
  readonly needsPerson?: boolean;
  readonly email: string;
  readonly name: string;
  /** By the key of the field. */
  readonly values: Readonly<Record<string, string | number | boolean | undefined>>;
}

/** What keeps an item from being paid; `key` is the field's. */
export type ItemProblem =
  | { readonly kind: 'price' | 'person' | 'email' | 'name' }
  | { readonly kind: 'field'; readonly key: string };

/** Somebody can be picked when their membership type is a required one, or none is required (PUR-20). */
export const isPickable = (
  person: Pick<Pickable, 'membership'>,
  required: readonly string[] | undefined,
): boolean => required === undefined || required.includes(person.membership);

/** A preselected person who may not be picked gives way to the first who may (PUR-21). */
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

/** The fields that the buyer fills in: those that the server does not fill, and that a form can show (PUR-22). */
export const itemFields = <Field extends ItemField>(shape: readonly Field[]): readonly Field[] =>
  shape.filter(({ generated, type }) => !generated && type !== 'object');

/**
 * An item can be paid when it costs something, is for a person or has an address and a name, and every
 * required field has a value (PUR-23).
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
 * Whether a payment is of a token that its person has: they are sold no other (PUR-33). One whose money is
 * to go back was not given.
 */
export const isTokenHeld = (payment: {
  readonly type: string;
  readonly status?: string | null;
  readonly error?: string | null;
}): boolean =>
  payment.type === SITE_SELECTION_TOKEN &&
  (purchaseMeaning(payment.status) === 'paid' || payment.status === 'disputed') &&
  !payment.error;

/** The personal ballot is offered for a paid site selection token of a person of the account (PUR-24). */
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
