import { isBlank, type ItemProblem } from '@conkit/rules';
import type { MissingField } from '../Checkout/MissingList.tsx';
import type { FormField, ItemMissing } from './item.ts';
import type { ItemFormMessages } from './ItemForm.messages.tsx';

interface MissingOfItemProps {
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
export function missingOfItem(props: MissingOfItemProps): readonly MissingField[] {
  const { missing, fields, words } = props;
  const label = (key: string) => fields.find((field) => field.key === key)?.label ?? key;
  const person = { key: 'person', field: 'person' };
  return [
    ...(missing.tokenOf ? [{ ...person, text: words.chooseWithoutToken }] : []),
    ...missing.problems.flatMap((problem) => said(problem) ?? []),
    ...missing.wrongNumbers.map((key) => ({
      key,
      text: `${label(key)}: ${words.notANumber}`,
      field: key,
    })),
  ];

  function emailText() {
    return isBlank(props.email) ? words.email : `${words.email}: ${words.addressWrong}`;
  }

  function said(problem: ItemProblem): MissingField | undefined {
    switch (problem.kind) {
      case 'person':
        if (!props.hasPeople) return { key: 'person', text: words.signInFirst };
        return { ...person, text: props.isLookingUp ? words.findMember : words.choosePerson };
      case 'name':
        return { key: 'name', text: words.name, field: 'name' };
      case 'email':
        return { key: 'email', text: emailText(), field: 'email' };
      case 'field':
        return { key: `field ${problem.key}`, text: label(problem.key), field: problem.key };
      case 'price':
        return undefined;
    }
  }
}
