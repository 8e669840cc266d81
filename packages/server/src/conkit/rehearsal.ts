import type { AdminContext } from '../admin/operation.ts';
import type { Deed } from '../audit/audited.ts';
import { fieldChanges } from '../audit/fieldChanges.ts';
import type { Command, Given, Printed } from './command.ts';

/** The maximum number of changes to print. */
const MOST = 20;

/** Returns whether `--dry-run` was given. Commands with a `--dry-run` option of their own handle it themselves. */
export const isRehearsal = (command: Command, given: Given): boolean =>
  command.isAct === true && command.options['dry-run'] === undefined && given.has('dry-run');

/**
 * Runs an act in a transaction, collects its changes and rolls it back. Doesn't show the act's own output: personal
 * data are returned only by acts in the audit log.
 */
export async function rehearse(
  command: Command,
  context: AdminContext,
  given: Given,
): Promise<Printed> {
  const deeds: Deed[] = [];
  await command.run({ ...context, rehearse: (done) => deeds.push(...done) }, given);
  const names = await namesOf(context, deeds);
  const nothing = 'Nothing was done, and nothing would be.';
  const lines = deeds.slice(0, MOST).map((deed) => `  ${about(deed, names)}${changes(deed)}`);
  const more = deeds.length > MOST ? [`  … and ${deeds.length - MOST} others`] : [];
  return {
    text:
      deeds.length === 0
        ? nothing
        : ['Nothing was done. It would be:', ...lines, ...more].join('\n'),
    json: { dry_run: true, deeds },
  };
}

/** Returns the names of existing people by id. */
async function namesOf({ db }: AdminContext, deeds: readonly Deed[]) {
  const ids = deeds.slice(0, MOST).flatMap(({ personId }) => personId ?? []);
  const people = await db
    .selectFrom('person')
    .select(['id', 'legal_name'])
    .where('id', 'in', [0, ...ids])
    .execute();
  return new Map(people.map(({ id, legal_name }) => [id, legal_name]));
}

function about({ personId, account }: Deed, names: ReadonlyMap<number, string>): string {
  if (personId === undefined) return account ?? 'all';
  const name = names.get(personId);
  return name === undefined ? 'a new record' : `record ${personId}, ${name}`;
}

const changes = ({ before, after }: Deed) =>
  // Compare the values as the audit log stores them, for example times as text.
  fieldChanges(asKept(before), asKept(after))
    .map(({ field, before: was, after: is }) => `\n    ${field}: ${was ?? '-'} → ${is ?? '-'}`)
    .join('');

const asKept = (fields: object) => JSON.parse(JSON.stringify(fields)) as object;
