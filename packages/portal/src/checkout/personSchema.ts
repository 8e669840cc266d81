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

/** What each field of a kept form must be. */
export const fieldSchemas: Readonly<Record<PersonField, GenericSchema<unknown, FieldValue>>> = {
  legal_name: text,
  email: text,
  badge_name: text,
  badge_subtitle: text,
  public_first_name: text,
  public_last_name: text,
  address: text,
  city: text,
  state: text,
  postcode: text,
  country: text,
  paper_pubs: nullable(paperPubsSchema),
};

const entries = Object.fromEntries(
  PERSON_FIELDS.map((field) => [field, fallback(optional(fieldSchemas[field]), undefined)]),
);

/** What was typed of a person, field by field, without what makes no sense. */
export const personSchema = pipe(
  object(entries),
  transform((fields): PersonFields =>
    Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)),
  ),
);
