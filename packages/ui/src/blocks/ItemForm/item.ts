import { isBlank, type ItemProblem } from '@conkit/rules';
import type { ReactNode } from 'react';
import type { PickablePerson } from '../../components/PersonPicker/PersonPicker.tsx';
import type { ItemFormMessages } from '../../locales/en/ItemForm.gen.ts';
import type { MissingField } from '../Checkout/Checkout.tsx';

/** A field of a category, with its texts. */
export interface FormField {
  key: string;
  label: string;
  /** Everything except numbers and booleans is entered as text. */
  type: 'string' | 'number' | 'boolean' | 'object';
  /** @default false */
  required?: boolean;
  /** Labels of the values that can be chosen. */
  values?: Readonly<Record<string, string>>;
}

/** The values that are filled in for an item. */
export interface ItemValue {
  /** The picked person's id, `other` for a lookup, null while none is picked. */
  readonly person: number | 'other' | null;
  /** The payer's address, when there is no person to choose. */
  readonly email: string;
  readonly name: string;
  /** The values by field key. Numbers are text, as typed. */
  readonly values: Readonly<Record<string, string | boolean>>;
}

/** The people that an item can be for. */
export interface ItemPeople {
  /** The people of the account. */
  people: readonly PickablePerson[];
  /**
   * The membership types that the item is for.
   *
   * @default all types
   */
  required?: readonly string[];
  /** Finds another member. */
  lookup: ReactNode;
  /** The member that was found. */
  found?: PickablePerson;
  /** Called to look for another member than the one found. */
  onRemove: () => void;
}

/** Why an item cannot be paid yet. */
export interface ItemMissing {
  problems: readonly ItemProblem[];
  /** The number fields whose text is not a number. */
  wrongNumbers: readonly string[];
  /** The token that the picked person already has. */
  tokenOf?: { readonly name: string; readonly isOwn: boolean };
}

interface MissingOptions {
  missing: ItemMissing;
  fields: readonly FormField[];
  /** Whether there are people on the account to choose from. */
  hasPeople: boolean;
  /** Whether the buyer looks for another member. */
  isLookingUp: boolean;
  /** The payer's address, as typed so far. */
  email: string;
  words: ItemFormMessages;
}

/** Returns why an item cannot be paid yet, apart from its price. */
export function listMissing(props: MissingOptions): readonly MissingField[] {
  const { missing, fields, words } = props;
  const label = (key: string) => fields.find((field) => field.key === key)?.label ?? key;
  const person = { key: 'person', field: 'person' };
  return [
    ...(missing.tokenOf ? [{ ...person, text: words.chooseWithoutToken }] : []),
    ...missing.problems.flatMap((problem) => toField(problem) ?? []),
    ...missing.wrongNumbers.map((key) => ({
      key,
      text: `${label(key)}: ${words.notANumber}`,
      field: key,
    })),
  ];

  function formatEmail() {
    return isBlank(props.email) ? words.email : `${words.email}: ${words.addressWrong}`;
  }

  function toField(problem: ItemProblem): MissingField | undefined {
    switch (problem.kind) {
      case 'person':
        if (!props.hasPeople) return { key: 'person', text: words.signInFirst };
        return { ...person, text: props.isLookingUp ? words.findMember : words.choosePerson };
      case 'name':
        return { key: 'name', text: words.name, field: 'name' };
      case 'email':
        return { key: 'email', text: formatEmail(), field: 'email' };
      case 'field':
        return { key: `field ${problem.key}`, text: label(problem.key), field: problem.key };
      case 'price':
        return undefined;
    }
  }
}
