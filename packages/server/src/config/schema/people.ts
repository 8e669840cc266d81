import { ROLES } from '@conkit/rules';
import * as v from 'valibot';
import { PERSON_TEXTS } from '../../database/items.ts';
import {
  amount,
  count,
  email,
  flag,
  key,
  list,
  maybe,
  object,
  oneOf,
  set,
  text,
} from './values.ts';

const data = v.pipe(
  v.record(v.string(), v.unknown(), 'must be object: names with their values'),
  v.title('names with values of any kind'),
);

const invoice = object({
  category: key,
  type: key,
  amount,
  data: maybe(data),
  comments: maybe(text),
});

/** A person that a demonstration starts with. */
export const demoPerson = object({
  membership: key,
  legal_name: text,
  email,
  ...v.entriesFromList(PERSON_TEXTS, maybe(text)),
  paper_pubs: maybe(object({ name: text, address: text, country: text })),
  member_number: maybe(count),
  daypass_type: maybe(key),
  /** For each day of the day passes, in order, whether their pass includes it. */
  daypass_days: maybe(list(flag, 1)),
  roles: maybe(set(oneOf(...ROLES))),
  invoices: maybe(list(invoice)),
});
