import { isBlank } from '@conkit/rules';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import { TextArea, TextField } from '../../primitives/TextField/TextField.tsx';
import type { FormField, ItemValue } from './item.ts';
import type { ItemFormMessages } from './ItemForm.messages.tsx';
import { useFieldError } from './useFieldError.ts';

const LONGEST = { text: 2000, name: 200 };

interface ItemFieldsProps {
  fields: readonly FormField[];
  values: ItemValue['values'];
  wrongNumbers: readonly string[];
  refusals: ReadonlyMap<string, string>;
  onChange: (values: ItemValue['values']) => void;
  words: ItemFormMessages;
}

/** The fields of an item's category. */
export function ItemFields({ fields, values, onChange, ...props }: ItemFieldsProps) {
  const problemOf = ({ key, required }: FormField) => {
    if (props.wrongNumbers.includes(key)) return props.words.notANumber;
    return required && !hasValue(values[key]) ? props.words.fillIn : undefined;
  };
  return fields.map((field) => (
    <ItemField
      key={field.key}
      field={field}
      value={values[field.key]}
      refusal={props.refusals.get(field.key)}
      problem={problemOf(field)}
      onChange={(value) => onChange({ ...values, [field.key]: value })}
      words={props.words}
    />
  ));
}

const hasValue = (value: string | boolean | undefined) =>
  typeof value === 'string' ? !isBlank(value) : value === true;

interface ItemFieldProps {
  field: FormField;
  value: string | boolean | undefined;
  /** Why the server refused the value. */
  refusal: string | undefined;
  /** What is missing. */
  problem: string | undefined;
  onChange: (value: string | boolean) => void;
  words: ItemFormMessages;
}

function ItemField({ field, value, refusal, problem, onChange, words }: ItemFieldProps) {
  const { errorMessage, onBlur } = useFieldError(refusal, problem);
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
  const common = { label, name: key, isRequired: required, errorMessage, onBlur, onChange };
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
