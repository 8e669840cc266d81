import { preferredName } from '@conkit/rules';
import type { Person } from '@conkit/api-client';
import { rightsOf } from '../awards/rights.ts';
import type { Convention } from '../config/types.ts';
import type { PersonRow } from '../database/schema.ts';

/**
 * Converts a person to their form in the API, with their rights in each award. Every key is present; unset
 * values are null.
 */
export function toPerson(row: PersonRow, config: Pick<Convention, 'awards'>): Person {
  const {
    email_key: _,
    lookup_names: __,
    joined,
    lists,
    last_modified,
    daypass_days,
    ...same
  } = row;
  const days = daypass_days?.filter(Boolean).length ?? 0;
  return {
    ...same,
    last_modified: last_modified.toISOString(),
    preferred_name: preferredName(row),
    // The number of days as a label; `daypass_type` has the kind of pass.
    daypass: row.daypass_type === null ? null : String(days),
    daypass_days,
    rights: rightsOf({ membership: row.membership, joined, lists }, config),
  };
}
