import type { LogEntry } from '@conkit/api-client';
import { joinedAfterChange, normalizeEmail } from '@conkit/rules';
import { sql, type Transaction } from 'kysely';
import type { AdminContext } from '../admin/operation.ts';
import { audited, type AuditActor, type AuditChange } from '../audit/audited.ts';
import type { Queryable } from '../database/connect.ts';
import { PERSON_TEXTS } from '../database/items.ts';
import type { PersonRow, Tables } from '../database/schema.ts';
import { queueMail } from '../mail/queue.ts';
import { changedFields } from '../people/changes.ts';
import { getLookupNames, insertPeople } from '../people/insert.ts';
import { StartError } from '../process/startError.ts';
import {
  getPersonKey,
  parseNumber,
  planImport,
  type ChangedRecord,
  type ExistingMode,
  type ExistingPeople,
  type ImportPlan,
} from './importPlan.ts';
import { formatPlace, type CsvRow, type Fault, type PeopleFile, type Place } from './peopleCsv.ts';

interface ImportOptions {
  /** Whether to welcome new people by mail. */
  readonly isWelcoming: boolean;
  /** Whether to only return what the import would do. */
  readonly isDry: boolean;
  readonly mode?: ExistingMode;
}

/** The effect of a row. */
export interface ImportedRow extends Place {
  readonly action: 'add' | 'change' | 'skip';
  /** The record's id; `null` for a new person. */
  readonly id: number | null;
  readonly name: string;
  readonly changes: LogEntry['changes'];
}

/** The result of an import. */
interface ImportResult {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly skipped: number;
  /** The rows that add, change or skip a person, by line. */
  readonly rows: readonly ImportedRow[];
}

/**
 * Imports the people of a file in one transaction. Mails everyone whose membership type changes.
 *
 * @throws StartError with a line for each problem; nothing is imported then
 */
export const importPeople = (
  context: AdminContext,
  act: AuditActor,
  { rows, faults, names = {} }: PeopleFile,
  options: ImportOptions,
): Promise<ImportResult> =>
  audited(context, 'importPeople', act, async (trx) => {
    const plan = planImport(
      context.config,
      rows,
      await readExisting(trx, rows),
      context.clock.now(),
      options.mode,
    );
    requireNoFaults([...faults, ...plan.faults], names);
    const { added, changed, skipped } = plan;
    const answer = {
      added: added.length,
      changed: changed.length,
      unchanged: rows.length - added.length - changed.length - skipped.length,
      skipped: skipped.length,
      rows: listRows(context, plan),
    };
    if (options.isDry) return { answer, changes: [] };
    const changes = [
      ...(await addPeople(trx, context, plan, options)),
      ...(await changePeople(trx, context, plan)),
    ];
    return { answer, changes };
  });

/** Returns the effect of each row, by line. */
function listRows(
  { config, clock }: AdminContext,
  { added, changed, skipped }: ImportPlan,
): readonly ImportedRow[] {
  return [
    ...added.map(({ line, place, person, changes }) => ({
      line,
      place,
      action: 'add' as const,
      id: null,
      name: person.legal_name,
      changes,
    })),
    ...changed.map((record) => ({
      line: record.line,
      place: record.place,
      action: 'change' as const,
      id: record.before.id,
      name: record.before.legal_name,
      changes: [
        ...record.changes,
        ...getJoinedChange(record, getJoinedAfter(config, record, clock.now())),
      ],
    })),
    ...skipped.map(({ line, place, person }) => ({
      line,
      place,
      action: 'skip' as const,
      id: person.id,
      name: person.legal_name,
      changes: [],
    })),
  ].toSorted((a, b) => a.line - b.line);
}

/**
 * Returns the joining date of a row's person. The file's value has priority over the one that a new membership causes.
 */
const getJoinedAfter = (
  { membership_types }: AdminContext['config'],
  { before, person, joined }: ChangedRecord,
  now: Date,
): Date | null =>
  joined === undefined
    ? joinedAfterChange(membership_types, before.membership, person.membership, before.joined, now)
    : joined;

/** Returns the change of a joining date that a new membership causes; no cell contains it. */
function getJoinedChange(
  { before, joined }: ChangedRecord,
  after: Date | null,
): LogEntry['changes'] {
  const [from, to] = [before.joined?.toISOString() ?? null, after?.toISOString() ?? null];
  return joined !== undefined || from === to ? [] : [{ field: 'joined', before: from, after: to }];
}

function requireNoFaults(faults: readonly Fault[], names: NonNullable<PeopleFile['names']>): void {
  if (faults.length === 0) return;
  const own = new Map<string, string>(Object.entries(names));
  const toOwnName = (field: string) => own.get(field) ?? field;
  const lines = faults
    .toSorted((a, b) => a.line - b.line)
    .map(({ field, message, ...row }) => `${formatPlace(row)}: ${toOwnName(field)} ${message}`);
  const rows = new Set(faults.map(({ line }) => line)).size;
  const wrong = rows === 1 ? '1 row is wrong' : `${rows} rows are wrong`;
  throw new StartError([`Nothing was imported: ${wrong}.`, ...lines].join('\n'));
}

/** Locks the records that the file names, and reads the member numbers that are taken. */
async function readExisting(trx: Queryable, rows: readonly CsvRow[]): Promise<ExistingPeople> {
  const emails = rows.map(({ cells }) => normalizeEmail(cells.email ?? ''));
  const there = await trx
    .selectFrom('person')
    .select(['id', 'email', 'legal_name'])
    .where(sql<boolean>`email_key = any(${emails}::text[])`)
    .orderBy('id')
    .execute();
  const given = new Set(
    rows.map(({ cells: { email = '', legal_name = '' } }) => getPersonKey({ email, legal_name })),
  );
  const same = new Map<string, number[]>();
  for (const person of there) {
    const key = getPersonKey(person);
    if (given.has(key)) same.set(key, [...(same.get(key) ?? []), person.id]);
  }
  for (const { id, key } of await readImported(trx)) {
    const ids = same.get(key) ?? [];
    if (given.has(key) && !ids.includes(id)) same.set(key, [...ids, id]);
  }
  const ids = [
    ...rows.map(({ cells }) => parseNumber(cells.id)).filter((id) => Number.isInteger(id)),
    ...[...same.values()].flat(),
  ];
  const people = await trx
    .selectFrom('person')
    .selectAll()
    .where(sql<boolean>`id = any(${ids}::integer[])`)
    .orderBy('id')
    .forUpdate()
    .execute();
  const numbers = rows
    .map(({ cells }) => parseNumber(cells.member_number))
    .filter((number) => Number.isInteger(number));
  const taken = await trx
    .selectFrom('person')
    .select('member_number')
    .where(sql<boolean>`member_number = any(${numbers}::integer[])`)
    .execute();
  return {
    people: new Map(people.map((person) => [person.id, person])),
    numbers: new Set(taken.flatMap(({ member_number }) => member_number ?? [])),
    same,
  };
}

/**
 * Returns the people that earlier imports created, with the name and address of then: a file that is imported again
 * must find people whose name or address has changed since.
 */
async function readImported(trx: Queryable) {
  const imported = await trx
    .selectFrom('audit')
    .select(['person_id', 'after'])
    .where('operation', '=', 'importPeople')
    .where(sql<boolean>`before::text = '{}'`)
    .execute();
  return imported.flatMap(({ person_id: id, after }) => {
    const { email, legal_name }: { email?: unknown; legal_name?: unknown } = after;
    return id !== null && typeof email === 'string' && typeof legal_name === 'string'
      ? [{ id, key: getPersonKey({ email, legal_name }) }]
      : [];
  });
}

async function addPeople(
  trx: Transaction<Tables>,
  { clock }: AdminContext,
  { added }: ImportPlan,
  { isWelcoming }: ImportOptions,
): Promise<readonly AuditChange[]> {
  const numbered = added.filter(({ person }) => person.member_number !== undefined);
  const others = added.filter(({ person }) => person.member_number === undefined);
  const people = await insertPeople(trx, clock, numbered);
  // Insert these after the rows with a number, so that new numbers follow the largest one.
  if (numbered.length > 0) {
    await sql`select setval('member_number_seq', greatest(
      (select last_value from member_number_seq), (select max(member_number) from person)))`.execute(
      trx,
    );
  }
  people.push(...(await insertPeople(trx, clock, others)));
  if (isWelcoming) {
    for (const { id } of people) {
      await queueMail(trx, clock, { kind: 'new_member', data: { personId: id, isOwn: true } });
    }
  }
  return people.map(({ id, membership, member_number, legal_name, email, joined, lists }) => ({
    personId: id,
    before: {},
    after: { membership, member_number, legal_name, email, joined, lists },
  }));
}

async function changePeople(
  trx: Transaction<Tables>,
  { config, clock }: AdminContext,
  { changed }: ImportPlan,
): Promise<readonly AuditChange[]> {
  const rows = changed.map((record) => ({
    ...record.person,
    id: record.before.id,
    joined: getJoinedAfter(config, record, clock.now()),
    lists: record.lists ?? record.before.lists,
    lookup_names: getLookupNames(record.person),
  }));
  const columns = [
    'membership',
    'joined',
    'lists',
    'legal_name',
    'paper_pubs',
    'lookup_names',
    ...PERSON_TEXTS,
  ] as const;
  const { rows: after } = await sql<PersonRow>`
    update person set last_modified = ${clock.now()}, ${sql.join(
      columns.map((column) => sql`${sql.ref(column)} = given.${sql.ref(column)}`),
    )}
    from json_populate_recordset(null::person, ${JSON.stringify(rows)}::json) as given
    where person.id = given.id
    returning person.*`.execute(trx);
  const now = new Map(after.map((person) => [person.id, person]));
  const changes: AuditChange[] = [];
  for (const { before, joined } of changed) {
    const person = now.get(before.id);
    if (!person) throw new Error('a row that was changed is not there');
    const { id: personId, membership: from } = before;
    const told = changedFields(before, person);
    changes.push({
      personId,
      before: { ...told.before, ...(joined !== undefined && { joined: before.joined }) },
      after: { ...told.after, ...(joined !== undefined && { joined: person.joined }) },
    });
    if (person.membership !== from) {
      await queueMail(trx, clock, { kind: 'membership_set', data: { personId, from } });
    }
  }
  return changes;
}
