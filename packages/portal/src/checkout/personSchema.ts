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

/** The value of one field of a person. */
export type FieldValue = PersonFields[PersonField];

const text = nullable(string());

/** The fields of paper publications. */
export const paperPubsSchema = object({ name: string(), address: string(), country: string() });

const paperPubs = nullable(paperPubsSchema);

/** What a field of a kept form must be. */
export const fieldSchema = (field: PersonField): GenericSchema<unknown, FieldValue> =>
  field === 'paper_pubs' ? paperPubs : text;

const entries = Object.fromEntries(
  PERSON_FIELDS.map((field) => [field, fallback(optional(fieldSchema(field)), undefined)]),
);

/** What was typed of a person, field by field, without what makes no sense. */
export const personSchema = pipe(
  object(entries),
  transform((fields): PersonFields =>
    Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)),
  ),
);
