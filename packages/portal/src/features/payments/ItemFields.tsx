import type { PurchaseField } from '@conkit/api-client';
import { itemFields } from '@conkit/rules';
import { Checkbox, Select, TextArea, TextField } from '@conkit/ui';
import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { labelOf } from '../../i18n/soldWords.ts';
import type { Item } from './useItem.ts';

const LONGEST = { text: 2000, name: 200 };

interface ItemFieldsProps {
  shape: readonly PurchaseField[];
  item: Item;
}

/** What a category wants to know of its items, field by field; what the server fills in is not shown. */
export function ItemFields({ shape, item }: ItemFieldsProps) {
  const { form, update } = item;
  return itemFields(shape).map((field) => (
    <ItemField
      key={field.key}
      field={field}
      item={item}
      value={form.values[field.key]}
      onChange={(value) => update({ values: { ...form.values, [field.key]: value } })}
    />
  ));
}

interface ItemFieldProps {
  field: PurchaseField;
  item: Item;
  value: string | boolean | undefined;
  onChange: (value: string | boolean) => void;
}

function ItemField({ field, item, value, onChange }: ItemFieldProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { key, type, values, required } = field;
  const notANumber = item.wrongNumbers.includes(key)
    ? t`Write a number, for example 2.`
    : undefined;
  const errorMessage = item.refusals.get(key) ?? notANumber;
  const label = labelOf(field, language);
  if (type === 'boolean') {
    return (
      <Checkbox
        name={key}
        isSelected={value === true}
        isRequired={required}
        errorMessage={errorMessage}
        onChange={onChange}
      >
        {label}
      </Checkbox>
    );
  }
  const text = typeof value === 'string' ? value : '';
  const common = { label, name: key, isRequired: required, errorMessage, onChange };
  if (values) {
    const options = Object.entries(values).map(([option, words]) => ({
      value: option,
      label: words,
    }));
    return <Select {...common} value={text} placeholder={t`Choose one`} options={options} />;
  }
  if (type === 'number') {
    return <TextField {...common} value={text} inputMode="decimal" autoComplete="off" />;
  }
  if (key === 'invoice') {
    return (
      <TextField
        {...common}
        value={text}
        maxLength={LONGEST.name}
        autoComplete="off"
        description={t`If you have an invoice number from the previous convention for this, enter it here.`}
      />
    );
  }
  return <TextArea {...common} value={text} rows={1} maxLength={LONGEST.text} />;
}
