import { isBlank, isEmailLike } from '@conkit/rules';
import { PersonPicker } from '../../components/PersonPicker/PersonPicker.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import type { ItemPeople, ItemValue } from './item.ts';
import type { ItemFormMessages } from './ItemForm.messages.tsx';
import { useFieldError } from './useFieldError.ts';

interface ItemPayerProps {
  whom: ItemPeople;
  /** The picked person's id; one that may not be picked counts as none. */
  picked: ItemValue['person'];
  value: Pick<ItemValue, 'email' | 'name'>;
  onChange: (change: Partial<ItemValue>) => void;
  refusals: ReadonlyMap<string, string>;
  words: ItemFormMessages;
}

/** Asks who an item is for: a person of the account or another member, else a name and an address. */
export function ItemPayer(props: ItemPayerProps) {
  const { whom, picked, onChange } = props;
  if (whom.people.length > 0) {
    return <PersonPicker {...whom} value={picked} onChange={(person) => onChange({ person })} />;
  }
  // There is no person to pick, and an address is not accepted.
  return whom.required ? null : <NameAndAddress {...props} />;
}

function NameAndAddress({ value, onChange, refusals, words }: ItemPayerProps) {
  const nameError = useFieldError(undefined, isBlank(value.name) ? words.fillIn : undefined);
  const wrongAddress = isEmailLike(value.email) ? undefined : words.addressWrong;
  const emailError = useFieldError(refusals.get('email'), wrongAddress);
  return (
    <>
      <TextField
        label={words.name}
        name="name"
        autoComplete="name"
        maxLength={200}
        isRequired
        {...nameError}
        value={value.name}
        onChange={(name) => onChange({ name })}
      />
      <TextField
        label={words.email}
        name="email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        isRequired
        description={words.emailHint}
        {...emailError}
        value={value.email}
        onChange={(email) => onChange({ email })}
      />
    </>
  );
}
