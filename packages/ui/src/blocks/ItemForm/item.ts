import { isBlank, type ItemProblem } from '@conkit/rules';
import type { ReactNode } from 'react';
import type { PickablePerson } from '../../components/PersonPicker/PersonPicker.tsx';
import type { Id } from '../../primitives/element/id.ts';
import type { ItemFormMessages } from '../../locales/en/ItemForm.gen.ts';
import type { MissingField } from '../Checkout/Checkout.tsx';

/** A field of a category, with its texts. */
export interface FormField {
  key: string;
  label: string;
  /** Everything except numbers and booleans is entered as text. */
  type: 'string' | 'number' | 'boolean' | 'object';
  /** @default false */
  isRequired?: boolean;
  /** Labels of the values that can be chosen. */
  values?: Readonly<Record<string, string>>;
}

/** The values that are filled in for an item. */
export interface ItemValue<PersonId extends Id = Id> {
  /** The picked person's id, `other` for a lookup, null while none is picked. */
  readonly person: PersonId | 'other' | null;
  /** The payer's address, when there is no person to choose. */
  readonly email: string;
  readonly name: string;
  /** The values by field key. Numbers are text, as typed. */
  readonly values: Readonly<Record<string, string | boolean>>;
}

/** The people that an item can be for. */
export interface ItemPeople<PersonId extends Id = Id> {
  /** The people of the account. */
  people: readonly PickablePerson<PersonId>[];
  /**
   * The membership types that the item is for.
   *
   * @default all types
   */
  membershipTypes?: readonly string[];
  /** Finds another member. */
  lookup: ReactNode;
  /** The member that was found. */
  foundPerson?: PickablePerson<PersonId>;
  /** Called to look for another member than the one found. */
  onRemove: () => void;
}

/** Why an item cannot be paid yet. */
export interface ItemValidation {
  problems: readonly ItemProblem[];
  /** The number fields whose text is not a number. */
  invalidNumbers: readonly string[];
  /** The token that the picked person already has. */
  existingToken?: { readonly name: string; readonly isOwn: boolean };
}

interface MissingOptions {
  validation: ItemValidation;
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
  const { validation, fields, words } = props;
  const label = (key: string) => fields.find((field) => field.key === key)?.label ?? key;
  const person = { key: 'person', controlName: 'person' };
  return [
    ...(validation.existingToken ? [{ ...person, text: words.chooseWithoutToken }] : []),
    ...validation.problems.flatMap((problem) => toField(problem) ?? []),
    ...validation.invalidNumbers.map((key) => ({
      key,
      text: `${label(key)}: ${words.notANumber}`,
      controlName: key,
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
        return { key: 'name', text: words.name, controlName: 'name' };
      case 'email':
        return { key: 'email', text: formatEmail(), controlName: 'email' };
      case 'field':
        return { key: `field ${problem.key}`, text: label(problem.key), controlName: problem.key };
      case 'price':
        return undefined;
    }
  }
}
