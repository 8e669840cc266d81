import { audited } from '../audit/audited.ts';
import { ERASED_NAME } from '../people/erased.ts';
import type { Command } from './command.ts';
import { importPeople } from './importPeople.ts';
import { peopleCsv } from './peopleCsv.ts';
import { readInput } from './readInput.ts';

/** The list of members goes in and out by whoever has the server alone: no session, stolen or not, reads it at once. */
export const fileCommands: readonly Command[] = [
  {
    name: 'people export',
    act: 'exportPeople',
    summary: 'everybody as CSV',
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
        const csv = peopleCsv(people);
        const answer = { text: csv.trimEnd(), json: { people: people.length, csv } };
        return { answer, deeds: [{ before: {}, after: { people: people.length } }] };
      }),
  },
  {
    name: 'people import',
    act: 'importPeople',
    summary: 'make and change people by a CSV: all of it, or nothing',
    isAct: true,
    first: 'file',
    options: {
      file: { value: '<file>', help: 'as people export writes it', isRequired: true },
      welcome: { help: 'mail new people that they are members' },
      'dry-run': { help: 'only say what it would do' },
    },
    async run(context, given) {
      const isDry = given.has('dry-run');
      const options = { isWelcoming: given.has('welcome'), isDry };
      const text = readInput(given.required('file')).toString();
      const json = await importPeople(context, given.act(), text, options);
      const { added, changed, unchanged } = json;
      const said = `${added} added, ${changed} changed, ${unchanged} as they were.`;
      return { text: isDry ? `It would be: ${said}` : said, json };
    },
  },
];
