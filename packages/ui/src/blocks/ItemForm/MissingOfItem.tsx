import type { ItemProblem } from '@conkit/rules';
import { MissingList } from '../PurchaseForm/MissingList.tsx';
import type { FormField, ItemMissing } from './item.ts';
import type { ItemFormMessages } from './ItemForm.messages.tsx';

interface MissingOfItemProps {
  missing: ItemMissing;
  fields: readonly FormField[];
  /** There are people on the account to choose from. */
  hasPeople: boolean;
  /** Another member is looked for. */
  isLookingUp: boolean;
  contact: string;
  words: ItemFormMessages;
}

/** Says what keeps an item from being paid. */
export function MissingOfItem(props: MissingOfItemProps) {
  const { missing, fields, contact, words } = props;
  if (missing.problems.some(({ kind }) => kind === 'price')) {
    return words.noPrice(<a href={`mailto:${contact}`}>{contact}</a>);
  }
  const label = (key: string) => fields.find((field) => field.key === key)?.label ?? key;
  return (
    <MissingList>
      {missing.tokenOf && <li>{words.chooseWithoutToken}</li>}
      {missing.problems.map((problem) => (
        <li key={problem.kind === 'field' ? `field ${problem.key}` : problem.kind}>
          {said(problem)}
        </li>
      ))}
      {missing.wrongNumbers.map((key) => (
        <li key={`number ${key}`}>
          {label(key)}: {words.notANumber}
        </li>
      ))}
    </MissingList>
  );

  function said(problem: ItemProblem) {
    switch (problem.kind) {
      case 'person':
        if (!props.hasPeople) return words.signInFirst;
        return props.isLookingUp ? words.findMember : words.choosePerson;
      case 'name':
        return words.nameMissing;
      case 'email':
        return words.emailMissing;
      case 'field':
        return `${label(problem.key)}: ${words.fillIn}`;
      case 'price':
        return null;
    }
  }
}
