import {
  isBlank,
  isEmailLike,
  MAX_EMAIL_LENGTH,
  MAX_FIELD_LENGTH,
  MAX_TEXT_LENGTH,
} from '@conkit/rules';
import { PersonPicker } from '../../components/PersonPicker/PersonPicker.tsx';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { type FieldErrors, getOwn } from '../../primitives/Field/fieldErrors.ts';
import { useFieldError } from '../../primitives/hooks/useFieldError.ts';
import type { Id } from '../../primitives/element/id.ts';
import { Select } from '../../primitives/Select/Select.tsx';
import { TextArea, TextField } from '../../primitives/TextField/TextField.tsx';
import type { ItemFormMessages } from '../../locales/en/ItemForm.gen.ts';
import type { FormField, ItemPeople, ItemValue } from './item.ts';

interface ItemPayerProps<PersonId extends Id> {
  recipients: ItemPeople<PersonId>;
  /** The picked person's id; `other` for a lookup, null for none. */
  selectedPerson: ItemValue<PersonId>['person'];
  value: Pick<ItemValue, 'email' | 'name'>;
  onChange: (change: Partial<ItemValue<PersonId>>) => void;
  validationErrors: FieldErrors | undefined;
  words: ItemFormMessages;
}

/** Asks who an item is for: a person of the account or another member, else a name and an address. */
export function ItemPayer<PersonId extends Id>(props: ItemPayerProps<PersonId>) {
  const { recipients, selectedPerson, onChange } = props;
  if (recipients.people.length > 0) {
    return (
      <PersonPicker
        {...recipients}
        value={selectedPerson}
        onChange={(person) => onChange({ person })}
      />
    );
  }
  // If only certain members may pay, a name and an address are not accepted.
  return recipients.membershipTypes ? null : <NameAndAddress {...props} />;
}

function NameAndAddress({
  value,
  onChange,
  validationErrors,
  words,
}: Pick<ItemPayerProps<Id>, 'value' | 'validationErrors' | 'words'> & {
  onChange: (change: { name?: string; email?: string }) => void;
}) {
  const nameError = useFieldError(undefined, isBlank(value.name) ? words.fillIn : undefined);
  const wrongAddress = isEmailLike(value.email) ? undefined : words.addressWrong;
  const emailError = useFieldError(validationErrors?.['email'], wrongAddress);
  return (
    <>
      <TextField
        label={words.name}
        name="name"
        autoComplete="name"
        maxLength={MAX_FIELD_LENGTH}
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
        maxLength={MAX_EMAIL_LENGTH}
        isRequired
        description={words.emailHint}
        {...emailError}
        value={value.email}
        onChange={(email) => onChange({ email })}
      />
    </>
  );
}

interface ItemFieldsProps {
  fields: readonly FormField[];
  values: ItemValue['values'];
  wrongNumbers: readonly string[];
  validationErrors: FieldErrors | undefined;
  onChange: (values: ItemValue['values']) => void;
  words: ItemFormMessages;
}

/** The fields of an item's category. */
export function ItemFields({ fields, values, onChange, ...props }: ItemFieldsProps) {
  const getProblem = ({ key, isRequired }: FormField) => {
    if (props.wrongNumbers.includes(key)) return props.words.notANumber;
    return isRequired && !hasValue(getOwn(values, key)) ? props.words.fillIn : undefined;
  };
  return fields.map((field) => (
    <ItemField
      key={field.key}
      field={field}
      value={getOwn(values, field.key)}
      refusal={getOwn(props.validationErrors, field.key)}
      problem={getProblem(field)}
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
  const { key, label, type, values, isRequired } = field;
  if (type === 'boolean') {
    return (
      <Checkbox
        name={key}
        isSelected={value === true}
        isRequired={isRequired}
        errorMessage={errorMessage}
        onChange={onChange}
      >
        {label}
      </Checkbox>
    );
  }
  const text = typeof value === 'string' ? value : '';
  const common = { label, name: key, isRequired: isRequired, errorMessage, onBlur, onChange };
  if (values) {
    const options = Object.entries(values).map(([option, optionLabel]) => ({
      value: option,
      label: optionLabel,
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
        maxLength={MAX_FIELD_LENGTH}
        autoComplete="off"
        description={words.invoiceHint}
      />
    );
  }
  return <TextArea {...common} value={text} rows={1} maxLength={MAX_TEXT_LENGTH} />;
}
