import type { ItemProblem } from '@conkit/rules';
import type { ReactNode } from 'react';
import type { PickablePerson } from '../../components/PersonPicker/PersonPicker.tsx';

/** What a category wants to know of its items, in words. */
export interface FormField {
  key: string;
  label: string;
  /** What is neither a number nor a yes or no is asked for as text. */
  type: 'string' | 'number' | 'boolean' | 'object';
  /** @default false */
  required?: boolean;
  /** Words for the values that can be chosen. */
  values?: Readonly<Record<string, string>>;
}

/** What is filled in for an item. */
export interface ItemValue {
  /** The picked person's id, `other` for a member who is looked for, null while nobody was picked. */
  readonly person: number | 'other' | null;
  /** The payer's, where there is nobody to be picked. */
  readonly email: string;
  readonly name: string;
  /** By the key of the field; numbers as they were typed. */
  readonly values: Readonly<Record<string, string | boolean>>;
}

/** Whom an item can be for. */
export interface ItemPeople {
  /** The people of the account. */
  people: readonly PickablePerson[];
  /** The membership types that it is for; all, when there are none named. */
  required?: readonly string[];
  /** Finds somebody else. */
  lookup: ReactNode;
  /** Who was found. */
  found?: PickablePerson;
  /** Called to look for somebody else than was found. */
  onRemove: () => void;
}

/** What keeps an item from being paid. */
export interface ItemMissing {
  problems: readonly ItemProblem[];
  /** The fields whose text is no number though it should be one. */
  wrongNumbers: readonly string[];
  /** Who is picked has the token that is sold here. */
  tokenOf?: { readonly name: string; readonly isOwn: boolean };
}
