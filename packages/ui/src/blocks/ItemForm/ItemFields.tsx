import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import { TextArea, TextField } from '../../primitives/TextField/TextField.tsx';
import type { FormField, ItemValue } from './item.ts';
import type { ItemFormMessages } from './ItemForm.messages.tsx';

const LONGEST = { text: 2000, name: 200 };

interface ItemFieldsProps {
  fields: readonly FormField[];
  values: ItemValue['values'];
  wrongNumbers: readonly string[];
  refusals: ReadonlyMap<string, string>;
  onChange: (values: ItemValue['values']) => void;
  words: ItemFormMessages;
}

/** What a category wants to know of its items, field by field. */
export function ItemFields({ fields, values, onChange, ...props }: ItemFieldsProps) {
  return fields.map((field) => (
    <ItemField
      key={field.key}
      field={field}
      value={values[field.key]}
      errorMessage={
        props.refusals.get(field.key) ??
        (props.wrongNumbers.includes(field.key) ? props.words.notANumber : undefined)
      }
      onChange={(value) => onChange({ ...values, [field.key]: value })}
      words={props.words}
    />
  ));
}

interface ItemFieldProps {
  field: FormField;
  value: string | boolean | undefined;
  errorMessage: string | undefined;
  onChange: (value: string | boolean) => void;
  words: ItemFormMessages;
}

function ItemField({ field, value, errorMessage, onChange, words }: ItemFieldProps) {
  const { key, label, type, values, required } = field;
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
    const options = Object.entries(values).map(([option, said]) => ({
      value: option,
      label: said,
    }));
    return <Select {...common} value={text} placeholder={words.chooseOne} options={options} />;
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
        description={words.invoiceHint}
      />
    );
  }
  return <TextArea {...common} value={text} rows={1} maxLength={LONGEST.text} />;
}
