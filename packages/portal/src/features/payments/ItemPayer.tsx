import type { Config } from '@conkit/api-client';
import { PersonPicker, TextField } from '@conkit/ui';
import { useLingui } from '@lingui/react/macro';
import { usePersonPickerMessages } from '../../i18n/messages/personPicker.ts';
import { OtherMember } from './OtherMember.tsx';
import type { Item } from './useItem.ts';

/** Whom an item is for: a person of the account or another member, else an address and a name. */
export function ItemPayer({ config, item }: { config: Config; item: Item }) {
  const { t } = useLingui();
  const words = usePersonPickerMessages(config);
  const { people, person, form, required, refusals, update } = item;
  if (people.length > 0) {
    return (
      <PersonPicker
        people={people}
        value={form.person === 'other' ? 'other' : (person?.id ?? null)}
        required={required}
        lookup={<OtherMember config={config} onFound={(found) => update({ found })} />}
        found={form.found ?? undefined}
        onChange={(picked) => update({ person: picked })}
        onRemove={() => update({ found: null })}
        messages={words}
      />
    );
  }
  // Without anybody there is nobody to be picked, and an address would not do.
  if (required) return null;
  return (
    <>
      <TextField
        label={t`Name`}
        name="name"
        autoComplete="name"
        maxLength={200}
        isRequired
        value={form.name}
        onChange={(name) => update({ name })}
      />
      <TextField
        label={t`Email`}
        name="email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        isRequired
        description={t`The receipt is sent to this address.`}
        errorMessage={refusals.get('email')}
        value={form.email}
        onChange={(email) => update({ email })}
      />
    </>
  );
}
