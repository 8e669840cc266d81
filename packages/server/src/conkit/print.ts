import type { FoundPerson, LogEntry, PersonRecord } from '@conkit/api-client';
import { oneLine } from '../mail/escape.ts';
import { money } from '../mail/reader.ts';

/** Notes for matches that the name and the address don't explain. */
const MATCHES: Readonly<Partial<Record<NonNullable<FoundPerson['match']>, string>>> = {
  member_number: '(member number)',
  id: '(record)',
  similar: '(similar name)',
};

/** Formats a person on one line. */
export const foundText = (person: FoundPerson) => {
  const { id, legal_name, email, membership, member_number, match } = person;
  const why = match && MATCHES[match];
  const parts = [id, member_number ?? '-', membership, oneLine(legal_name), email ?? '-'];
  return [...parts, ...(why ? [why] : [])].join('  ');
};

const entry = ({ time, by, operator, operation, reason, changes }: LogEntry) =>
  [
    `  ${time}  ${operator ?? by}  ${operation}${reason === null ? '' : `: ${reason}`}`,
    ...changes.map(
      ({ field, before, after }) => `    ${field}: ${before ?? '-'} → ${after ?? '-'}`,
    ),
  ]
    // Keep each entry on one line, so that no text can look like another entry of the log.
    .map((line) => line.replaceAll(/\p{Cc}+/gu, ' '))
    .join('\n');

/** Formats a record with everything that belongs to it. */
export const recordText = ({
  person,
  account,
  awards,
  purchases,
  mails,
  log,
}: PersonRecord): string =>
  [
    ...Object.entries(person).map(
      ([key, value]) => `${key}: ${value === null ? '-' : JSON.stringify(value)}`,
    ),
    `account: ${account ? JSON.stringify(account) : '-'}`,
    `nominated: ${awards.nominated ?? '-'}`,
    `voted: ${awards.voted ?? '-'}`,
    'purchases:',
    ...purchases.map(
      ({ id, created, status, amount, currency, category, type }) =>
        `  ${id}  ${created}  ${status}  ${money(amount, currency, 'en')}  ${category} ${type}`,
    ),
    'mails:',
    ...mails.map(
      ({ id, kind, created, sent, failed, error }) =>
        `  ${id}  ${created}  ${kind}  ${sent ? 'sent' : failed ? `failed: ${error}` : 'waiting'}`,
    ),
    'log:',
    ...log.map(entry),
  ].join('\n');

/** Describes an act's changes. */
export const changedText = (updated: readonly string[]) =>
  updated.length > 0 ? `Changed: ${updated.join(', ')}.` : 'Nothing to change.';
