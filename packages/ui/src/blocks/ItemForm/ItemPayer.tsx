import { PersonPicker } from '../../components/PersonPicker/PersonPicker.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import type { ItemPeople, ItemValue } from './item.ts';
import type { ItemFormMessages } from './ItemForm.messages.tsx';

interface ItemPayerProps {
  whom: ItemPeople;
  /** The picked person's id; one that may not be picked counts as nobody. */
  picked: ItemValue['person'];
  value: Pick<ItemValue, 'email' | 'name'>;
  onChange: (change: Partial<ItemValue>) => void;
  refusals: ReadonlyMap<string, string>;
  words: ItemFormMessages;
}

/** Whom an item is for: a person of the account or another member, else an address and a name. */
export function ItemPayer({ whom, picked, value, onChange, refusals, words }: ItemPayerProps) {
  if (whom.people.length > 0) {
    return <PersonPicker {...whom} value={picked} onChange={(person) => onChange({ person })} />;
  }
  // Without anybody there is nobody to be picked, and an address would not do.
  if (whom.required) return null;
  return (
    <>
      <TextField
        label={words.name}
        name="name"
        autoComplete="name"
        maxLength={200}
        isRequired
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
        errorMessage={refusals.get('email')}
        value={value.email}
        onChange={(email) => onChange({ email })}
      />
    </>
  );
}
