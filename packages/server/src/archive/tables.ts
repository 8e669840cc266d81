import { sql } from 'kysely';
import type { Tables } from '../database/schema.ts';

/**
 * What `conkit archive` does with a table: `archive` writes it to the folder and keeps it in the database, `delete`
 * deletes its rows, `keep` leaves it alone, because it has no personal data.
 */
export type Decision = 'archive' | 'delete' | 'keep';

/** The decision on every table of the database. */
export const TABLE_DECISIONS: Readonly<Record<keyof Tables, Decision>> = {
  // The accounts, and the people in them: number, name and membership. All other people are deleted.
  person: 'archive',
  purchase_intent: 'archive',
  payment: 'archive',
  money_line: 'archive',
  stripe_payment: 'archive',
  // What the crew did, with its chain.
  audit: 'archive',
  audit_head: 'keep',
  setting: 'keep',
  finalist_id: 'keep',
  configuration: 'keep',
  configuration_content: 'keep',
  person_change: 'delete',
  role: 'delete',
  pending_act: 'delete',
  account: 'delete',
  session: 'delete',
  login_key: 'delete',
  login_code: 'delete',
  passkey: 'delete',
  passkey_challenge: 'delete',
  // The results are archived: without names, and before the ballots are deleted.
  vote: 'delete',
  save_origin: 'delete',
  ballot: 'delete',
  disallowed_ballot: 'delete',
  replacement_told: 'delete',
  reminder: 'delete',
  reading: 'delete',
  ballot_hold: 'delete',
  hold_key: 'delete',
  // The audit log has transfers, too.
  membership_transfer: 'delete',
  nomination: 'delete',
  series_extra_code: 'delete',
  purchase_token: 'delete',
  sandbox_charge: 'delete',
  stripe_event: 'delete',
  mail_job: 'delete',
  campaign: 'delete',
  rate_limit: 'delete',
};

/** The tables of the accounts with their keys, and what comes before the first key. */
export const ACCOUNT_TABLES = [
  { table: 'purchase_intent', key: 'id', first: 0 },
  { table: 'payment', key: 'id', first: 0 },
  { table: 'money_line', key: 'id', first: 0 },
  { table: 'stripe_payment', key: 'key', first: '' },
] as const satisfies readonly {
  readonly table: keyof Tables;
  key: string;
  first: number | string;
}[];

/** People in the accounts or in the audit log, as a condition on `person`. */
export const TIED = sql<boolean>`exists (select from payment where payment.person_id = person.id)
  or exists (select from audit where audit.person_id = person.id)`;
