import { isBlank, PERSON_FIELDS, type PersonField, type PersonFields } from '@conkit/rules';
import { useMemberFieldWords } from '../../components/MemberForm/useMemberFieldWords.ts';
import { Facts } from './Facts.tsx';
import * as css from './PersonRecord.css.ts';
import type { PersonRecordMessages } from './PersonRecord.messages.ts';

/** Returns a field's value as lines; an empty string if there is nothing to read. */
function textOf(value: PersonFields[PersonField]): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : [value.name, value.address, value.country].join('\n');
}

/** A person's details, and which fields are empty. */
export const Details = ({
  fields,
  words,
}: {
  fields: PersonFields;
  words: PersonRecordMessages;
}) => {
  const { label } = useMemberFieldWords();
  const told = PERSON_FIELDS.map((field) => ({ field, value: textOf(fields[field]) }));
  const filled = told.filter(({ value }) => !isBlank(value));
  const empty = told.filter(({ value }) => isBlank(value));
  return (
    <>
      <Facts facts={filled.map(({ field, value }) => ({ label: label(field), value }))} />
      {empty.length > 0 && (
        <p className={css.quiet}>
          {words.notFilledIn(empty.map(({ field }) => label(field)).join(', '))}
        </p>
      )}
    </>
  );
};
