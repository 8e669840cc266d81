import type { FoundPerson, LogEntry, PersonRecord } from '@conkit/api-client';
import { erasePerson } from '../admin/erasePerson.ts';
import { exportPerson } from '../admin/exportPerson.ts';
import { mergePeople } from '../admin/mergePeople.ts';
import { changeEmail } from '../admin/moves.ts';
import { compMembership, editPerson, setMembership } from '../admin/people.ts';
import { findPeople, getPersonRecord } from '../admin/records.ts';
import { audited } from '../audit/audited.ts';
import { PERSON_TEXTS, type NewPerson } from '../database/items.ts';
import { oneLine } from '../mail/escape.ts';
import { money } from '../mail/reader.ts';
import { toStoredText } from '../people/insert.ts';
import { ERASED_NAME } from '../people/person.ts';
import { readInput, UsageError, type Arguments, type Command, type Option } from './command.ts';
import { importPeople, type ImportedRow } from './importPeople.ts';
import { findPersonFaults } from './importPlan.ts';
import { operationCommand } from './operationCommand.ts';
import { OTHER_SYSTEMS, parseExport, parseMapping, type OtherSystem } from './otherSystems.ts';
import { decodeText, formatPeopleCsv, formatPlace, parsePeopleCsv } from './peopleCsv.ts';
import { transferMembership } from './transferMembership.ts';

const PERSON: Option = { value: '<id>', help: 'whose record', isRequired: true };
const toParams = (given: Arguments) => ({ params: { id: given.id('person') } });
/** Options whose names differ from the API's. */
const names = { id: 'person' };

/** Commands for people's records and the list of members. */
export const peopleCommands: readonly Command[] = [
  operationCommand({
    name: 'people find',
    summary: 'find people by name, address or number',
    operation: 'findPeople',
    run: findPeople,
    first: 'query',
    options: {
      query: {
        value: '<text>',
        help: 'words of a name, the beginning of an address, or a number such as 49 or #49',
        isRequired: true,
      },
    },
    request: (given) => ({ body: { query: given.text('query') } }),
    print: ({ people, more }) =>
      [...people.map(formatFound), ...(more ? ['… and more: add words to the query.'] : [])].join(
        '\n',
      ) || 'No one found.',
  }),
  operationCommand({
    name: 'people show',
    summary: 'a record with its purchases, mails and log',
    operation: 'getPersonRecord',
    run: getPersonRecord,
    first: 'person',
    options: { person: PERSON },
    names,
    request: toParams,
    print: formatRecord,
  }),
  operationCommand({
    name: 'people edit',
    summary: 'change details of a record',
    operation: 'editPerson',
    run: editPerson,
    first: 'person',
    options: {
      person: PERSON,
      'last-modified': {
        value: '<time>',
        help: 'of the record that was shown; later changes are not overwritten',
        isRequired: true,
      },
      ...createDetailOptions('legal_name', ...PERSON_TEXTS),
    },
    names,
    request: (given) => ({
      ...toParams(given),
      body: { last_modified: given.text('last-modified'), changes: readDetails(given) },
    }),
    print: ({ updated }) => formatChanged(updated),
  }),
  operationCommand({
    name: 'people membership',
    summary: 'give a person another membership without a payment',
    operation: 'setMembership',
    run: setMembership,
    first: 'person',
    options: {
      person: PERSON,
      membership: { value: '<type>', help: 'a type of the configuration', isRequired: true },
    },
    names,
    request: (given) => ({ ...toParams(given), body: { membership: given.text('membership') } }),
    print: ({ updated }) => formatChanged(updated),
  }),
  operationCommand({
    name: 'people comp',
    summary: 'create a member without a payment',
    operation: 'compMembership',
    run: compMembership,
    options: {
      membership: { value: '<type>', help: 'a type of the configuration', isRequired: true },
      'legal-name': { value: '<text>', help: 'their name', isRequired: true },
      email: { value: '<address>', help: 'their address', isRequired: true },
      ...createDetailOptions(...PERSON_TEXTS),
    },
    request: (given) => ({
      body: {
        membership: given.text('membership'),
        email: given.text('email'),
        ...readDetails(given),
      },
    }),
    print: ({ id, member_number }) =>
      `Created person ${id}, member number ${member_number ?? '-'}.`,
  }),
  operationCommand({
    name: 'people email',
    summary: 'move a person to another address of theirs',
    operation: 'changeEmail',
    run: changeEmail,
    first: 'person',
    options: {
      person: PERSON,
      email: { value: '<address>', help: 'the new one', isRequired: true },
    },
    names,
    request: (given) => ({ ...toParams(given), body: { email: given.text('email') } }),
    print: ({ updated }) => formatChanged(updated),
  }),
  operationCommand({
    name: 'people merge',
    summary: 'merge another record of the same person into theirs',
    operation: 'mergePeople',
    run: mergePeople,
    first: 'person',
    options: {
      person: { ...PERSON, help: 'the record that stays' },
      other: { value: '<id>', help: 'the record that goes', isRequired: true },
    },
    names,
    request: (given) => ({ ...toParams(given), body: { other: given.id('other') } }),
    print: ({ updated }) => ['Merged.', formatChanged(updated)].join(' '),
  }),
  operationCommand({
    name: 'people data',
    summary: 'everything stored about one person, as JSON',
    operation: 'exportPerson',
    run: exportPerson,
    first: 'person',
    options: { person: PERSON },
    names,
    request: (given) => ({ ...toParams(given), body: {} }),
    print: (answer) => JSON.stringify(answer, null, 2),
  }),
  operationCommand({
    name: 'people erase',
    summary: 'erase a person’s identity; this cannot be undone',
    operation: 'erasePerson',
    run: erasePerson,
    first: 'person',
    options: {
      person: PERSON,
      'legal-name': { value: '<text>', help: 'the name on their record', isRequired: true },
    },
    names,
    request: (given) => ({
      ...toParams(given),
      body: { legal_name: given.text('legal-name') },
    }),
    print: () => 'Erased.',
  }),
  // This is only for operators with access to the server: no other act takes so much from a member.
  {
    name: 'people transfer',
    act: 'transferMembership',
    summary: 'give the membership of one person to another',
    isAct: true,
    first: 'person',
    options: {
      person: { value: '<id>', help: 'the record of the present owner', isRequired: true },
      'legal-name': { value: '<text>', help: 'the name of the new owner', isRequired: true },
      email: { value: '<address>', help: 'the address of the new owner', isRequired: true },
      ...createDetailOptions(...PERSON_TEXTS),
    },
    async run(context, given) {
      const from = given.id('person');
      const json = await transferMembership(context, given.act(), from, readNewOwner(given));
      const { id, membership, member_number } = json;
      return {
        text: [
          `${membership}, member number ${member_number ?? '-'}, is now of record ${id}. Both get a mail.`,
          `Record ${from} is no longer a member. It keeps its ballots and purchases, but its votes and nominations with this membership are not counted.`,
        ].join('\n'),
        json,
      };
    },
  },
  // The whole list needs access to the server, so that no stolen session can read it.
  {
    name: 'people export',
    act: 'exportPeople',
    summary: 'all people as CSV',
    isAct: true,
    isFile: true,
    options: {},
    run: (context, given) =>
      audited(context, 'exportPeople', given.act(), async (trx) => {
        const people = await trx
          .selectFrom('person')
          .selectAll()
          .where('legal_name', '<>', ERASED_NAME)
          .orderBy('id')
          .execute();
        const csv = formatPeopleCsv(people);
        const answer = { text: csv.trimEnd(), json: { people: people.length, csv } };
        return { answer, changes: [{ before: {}, after: { people: people.length } }] };
      }),
  },
  {
    name: 'people import',
    act: 'importPeople',
    summary: 'create and change people from a CSV file: all rows or none',
    isAct: true,
    first: 'file',
    options: {
      file: { value: '<file>', help: 'as people export writes it', isRequired: true },
      from: {
        value: '<system>',
        help: 'the file is an export of pretix (order positions as CSV, or order data as JSON) or nomnom (the report of all votes or nominations); leaves existing people unchanged',
      },
      map: {
        value: '<product=type>',
        help: 'with --from: the membership of a product; without a type, leaves the product out; * is any other product',
        isRepeatable: true,
      },
      list: { value: '<name>', help: 'with --from: the list of a right to put everyone on' },
      welcome: { help: 'mail new people a welcome' },
      'skip-existing': { help: 'leave existing people unchanged' },
      update: {
        help: 'change existing people, found by address and name; empty cells change nothing',
      },
      encoding: {
        value: '<name>',
        help: 'of the file, such as windows-1252 or latin1; UTF-8 and UTF-16 are recognized',
      },
      'dry-run': { help: 'only show what it would add, change and skip' },
    },
    async run(context, given) {
      const isDry = given.has('dry-run');
      if (given.has('skip-existing') && given.has('update')) {
        throw new UsageError('--skip-existing and --update exclude each other');
      }
      const system = readSystem(given);
      const isSkipping = given.has('skip-existing') || system !== undefined;
      const mode = given.has('update') ? 'update' : isSkipping ? 'skip' : undefined;
      const options = { isWelcoming: given.has('welcome'), isDry, mode } as const;
      const text = decodeText(readInput(given.required('file')), given.text('encoding'));
      const { config } = context;
      const file =
        system === undefined
          ? parsePeopleCsv(text)
          : parseExport(
              system,
              text,
              parseMapping(config, given.texts('map'), given.text('list')),
              config,
            );
      const json = await importPeople(context, given.act(), file, options);
      const { added, changed, unchanged, skipped } = json;
      const counts = [
        `${added} added, ${changed} changed, ${unchanged} unchanged`,
        ...(skipped > 0 ? [`${skipped} skipped`] : []),
        ...[...(file.leftOut ?? [])].map(([why, count]) => `${count} left out: ${why}`),
      ];
      const said = `${counts.join(', ')}.`;
      const rows = json.rows.filter(({ action }) => isDry || action !== 'add').map(formatRow);
      return { text: [isDry ? `Dry run: ${said}` : said, ...rows].join('\n'), json };
    },
  },
];

/**
 * Returns the system of `--from`.
 *
 * @throws UsageError for an unknown one, and for options that don't go together
 */
function readSystem(given: Arguments): OtherSystem | undefined {
  const from = given.text('from');
  if (from === undefined) {
    if (given.texts('map').length > 0 || given.text('list') !== undefined) {
      throw new UsageError('--map and --list need --from');
    }
    return undefined;
  }
  if (given.has('update')) throw new UsageError('--from and --update exclude each other');
  const system = OTHER_SYSTEMS.find((name) => name === from.toLowerCase());
  if (system === undefined) throw new UsageError(`--from must be ${OTHER_SYSTEMS.join(' or ')}`);
  return system;
}

const ACTIONS = { add: 'adds', change: 'changes', skip: 'skips' } as const;

/** Describes the effect of an imported row, with each changed field. */
const formatRow = ({ action, id, name, changes, ...row }: ImportedRow): string =>
  [
    `${formatPlace(row)}: ${ACTIONS[action]} ${id === null ? '' : `record ${id}, `}${oneLine(name)}`,
    ...changes.map(({ field, before, after }) => {
      const [from, to] = [before, after].map((text) => (text === null ? '-' : oneLine(text)));
      return action === 'add' ? `  ${field}: ${to}` : `  ${field}: ${from} → ${to}`;
    }),
  ].join('\n');

/** @throws UsageError naming the option */
function readNewOwner(given: Arguments): Omit<NewPerson, 'membership'> {
  const details = Object.entries(readDetails(given)).map(([field, text]) => [
    field,
    toStoredText(text),
  ]);
  const person = {
    ...(Object.fromEntries(details) as Partial<NewPerson>),
    legal_name: given.required('legal-name').trim(),
    email: given.required('email').trim(),
  };
  const [fault] = findPersonFaults(person);
  if (fault) throw new UsageError(`--${toOptionName(fault.field)} ${fault.message}`);
  return person;
}

/** Returns the option's name for a field. */
function toOptionName(field: string): string {
  return field.replaceAll('_', '-');
}

/** Returns an option for each of these fields of a person. */
function createDetailOptions(...fields: readonly string[]): Command['options'] {
  return Object.fromEntries(
    fields.map((field) => [toOptionName(field), { value: '<text>', help: 'empty clears it' }]),
  );
}

/** Returns the given details by their API names. An empty text clears the field. */
const readDetails = (given: Arguments) =>
  Object.fromEntries(
    ['legal_name', ...PERSON_TEXTS].flatMap((field) => {
      const value = given.text(toOptionName(field));
      return value === undefined ? [] : [[field, value]];
    }),
  );

/** Notes for matches that the name and the address don't explain. */
const MATCHES: Readonly<Partial<Record<NonNullable<FoundPerson['match']>, string>>> = {
  member_number: '(member number)',
  id: '(record)',
  similar: '(similar name)',
};

/** Formats a person on one line. */
const formatFound = (person: FoundPerson) => {
  const { id, legal_name, email, membership, member_number, match } = person;
  const why = match && MATCHES[match];
  const parts = [id, member_number ?? '-', membership, oneLine(legal_name), email ?? '-'];
  return [...parts, ...(why ? [why] : [])].join('  ');
};

const formatLogEntry = ({ time, by, operator, operation, reason, changes }: LogEntry) =>
  [
    `  ${time}  ${operator ?? by}  ${operation}${reason === null ? '' : `: ${reason}`}`,
    ...changes.map(
      ({ field, before, after }) => `    ${field}: ${before ?? '-'} → ${after ?? '-'}`,
    ),
  ]
    // Keep each entry on one line, so that no text can look like another entry of the log.
    .map((line) => line.replaceAll(/\p{Cc}+/gu, ' '))
    .join('\n');

/** Formats a record with its account, purchases, mails and log. */
function formatRecord({ person, account, awards, purchases, mails, log }: PersonRecord): string {
  return [
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
    ...log.map(formatLogEntry),
  ].join('\n');
}

/** Describes an act's changes. */
const formatChanged = (updated: readonly string[]) =>
  updated.length > 0 ? `Changed: ${updated.join(', ')}.` : 'Nothing to change.';
