import { joinedAfterChange, normalizeEmail } from '@conkit/rules';
import { sql, type Transaction } from 'kysely';
import type { AdminContext } from '../admin/operation.ts';
import { audited, type Act, type Deed } from '../audit/audited.ts';
import type { Queryable } from '../database/connect.ts';
import { PERSON_TEXTS } from '../database/items.ts';
import type { PersonRow, Tables } from '../database/schema.ts';
import { queueMail } from '../mail/queue.ts';
import { changedFields } from '../people/changedColumns.ts';
import { insertPeople, namesToFind } from '../people/insert.ts';
import { StartError } from '../process/startError.ts';
import { numberIn, planImport, sameness, type ImportPlan, type Known } from './importPlan.ts';
import { readPeopleCsv, type CsvRow, type Fault } from './peopleCsv.ts';

/** How a file is imported. */
export interface ImportOptions {
  /** Whether new people are welcomed by mail. */
  readonly isWelcoming: boolean;
  /** Whether it is only looked what would happen. */
  readonly isDry: boolean;
}

/** How many people a file has made and changed. */
export interface Imported {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
}

/**
 * Imports a file of people: all of it, or nothing. Whoever gets another membership is told by mail.
 *
 * @throws StartError with a line for each row that is wrong
 */
export const importPeople = (
  context: AdminContext,
  act: Act,
  text: string,
  options: ImportOptions,
): Promise<Imported> => {
  const { rows, faults } = readPeopleCsv(text);
  return audited(context, 'importPeople', act, async (trx) => {
    const plan = planImport(
      context.config,
      rows,
      await whatIsThere(trx, rows),
      context.clock.now(),
    );
    refuse([...faults, ...plan.faults]);
    const { added, changed } = plan;
    const answer = {
      added: added.length,
      changed: changed.length,
      unchanged: rows.length - added.length - changed.length,
    };
    if (options.isDry) return { answer, deeds: [] };
    const deeds = [
      ...(await add(trx, context, plan, options)),
      ...(await change(trx, context, plan)),
    ];
    return { answer, deeds };
  });
};

function refuse(faults: readonly Fault[]): void {
  if (faults.length === 0) return;
  const lines = faults
    .toSorted((a, b) => a.line - b.line)
    .map(({ line, field, message }) => `line ${line}: ${field} ${message}`);
  const rows = new Set(faults.map(({ line }) => line)).size;
  const wrong = rows === 1 ? '1 row is wrong' : `${rows} rows are wrong`;
  throw new StartError([`Nothing was imported: ${wrong}.`, ...lines].join('\n'));
}

/** The records that the file names, kept as they are until it is done, and the numbers that are taken. */
async function whatIsThere(trx: Queryable, rows: readonly CsvRow[]): Promise<Known> {
  const ids = rows.map(({ cells }) => numberIn(cells.id)).filter((id) => Number.isInteger(id));
  const people = await trx
    .selectFrom('person')
    .selectAll()
    .where(sql<boolean>`id = any(${ids}::integer[])`)
    .orderBy('id')
    .forUpdate()
    .execute();
  const numbers = rows
    .map(({ cells }) => numberIn(cells.member_number))
    .filter((number) => Number.isInteger(number));
  const taken = await trx
    .selectFrom('person')
    .select('member_number')
    .where(sql<boolean>`member_number = any(${numbers}::integer[])`)
    .execute();
  const emails = rows.map(({ cells }) => normalizeEmail(cells.email ?? ''));
  const there = await trx
    .selectFrom('person')
    .select(['id', 'email', 'legal_name'])
    .where(sql<boolean>`email_key = any(${emails}::text[])`)
    .orderBy('id')
    .execute();
  return {
    people: new Map(people.map((person) => [person.id, person])),
    numbers: new Set(taken.flatMap(({ member_number }) => member_number ?? [])),
    same: new Map(there.map((person) => [sameness(person), person.id])),
  };
}

async function add(
  trx: Transaction<Tables>,
  { clock }: AdminContext,
  { added }: ImportPlan,
  { isWelcoming }: ImportOptions,
): Promise<readonly Deed[]> {
  const numbered = added.filter(({ person }) => person.member_number !== undefined);
  const others = added.filter(({ person }) => person.member_number === undefined);
  const people = await insertPeople(trx, clock, numbered);
  // Whoever comes without a number gets one after all of these.
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

async function change(
  trx: Transaction<Tables>,
  { config, clock }: AdminContext,
  { changed }: ImportPlan,
): Promise<readonly Deed[]> {
  const rows = changed.map(({ before, person, joined, lists }) => ({
    ...person,
    id: before.id,
    // What the file says goes before what follows from the new membership.
    joined:
      joined === undefined
        ? joinedAfterChange(
            config.membership_types,
            before.membership,
            person.membership,
            before.joined,
            clock.now(),
          )
        : joined,
    lists: lists ?? before.lists,
    lookup_names: namesToFind(person),
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
  const deeds: Deed[] = [];
  for (const { before, joined } of changed) {
    const person = now.get(before.id);
    if (!person) throw new Error('a row that was changed is not there');
    const { id: personId, membership: from } = before;
    const told = changedFields(before, person);
    deeds.push({
      personId,
      before: { ...told.before, ...(joined !== undefined && { joined: before.joined }) },
      after: { ...told.after, ...(joined !== undefined && { joined: person.joined }) },
    });
    if (person.membership !== from) {
      await queueMail(trx, clock, { kind: 'membership_set', data: { personId, from } });
    }
  }
  return deeds;
}
