import { PERSON_FIELDS, type PersonField, type PersonFields } from '@conkit/rules';
import {
  fallback,
  nullable,
  object,
  optional,
  pipe,
  string,
  transform,
  type GenericSchema,
} from 'valibot';

export type FieldValue = PersonFields[PersonField];

const text = nullable(string());

export const paperPubsSchema = object({ name: string(), address: string(), country: string() });

const paperPubs = nullable(paperPubsSchema);

/** Returns the schema of one stored field. */
export const fieldSchema = (field: PersonField): GenericSchema<unknown, FieldValue> =>
  field === 'paper_pubs' ? paperPubs : text;

const entries = Object.fromEntries(
  PERSON_FIELDS.map((field) => [field, fallback(optional(fieldSchema(field)), undefined)]),
);

/** Parses a stored person field by field and drops invalid fields. */
export const personSchema = pipe(
  object(entries),
  transform((fields): PersonFields =>
    Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)),
  ),
);
