import { audited } from '../audit/audited.ts';
import { ERASED_NAME } from '../people/erased.ts';
import { oneLine } from '../mail/escape.ts';
import { UsageError, type Command } from './command.ts';
import { decodeText } from './decodeText.ts';
import { importPeople, type ImportedRow } from './importPeople.ts';
import { peopleCsv } from './peopleCsv.ts';
import { readInput } from './readInput.ts';

const ACTIONS = { add: 'adds', change: 'changes', skip: 'skips' } as const;

/** Describes the effect of an imported row, with each changed field. */
const rowText = ({ line, action, id, name, changes }: ImportedRow): string =>
  [
    `line ${line}: ${ACTIONS[action]} ${id === null ? '' : `record ${id}, `}${oneLine(name)}`,
    ...changes.map(({ field, before, after }) => {
      const [from, to] = [before, after].map((text) => (text === null ? '-' : oneLine(text)));
      return action === 'add' ? `  ${field}: ${to}` : `  ${field}: ${from} → ${to}`;
    }),
  ].join('\n');

/**
 * Commands for the list of members. They need access to the server, so that no stolen session can read the whole list.
 */
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
      'skip-existing': { help: 'leave people who are there already as they are' },
      update: {
        help: 'change people who are there already, found by address and name; empty cells change nothing',
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
      const mode = given.has('update') ? 'update' : given.has('skip-existing') ? 'skip' : undefined;
      const options = { isWelcoming: given.has('welcome'), isDry, mode } as const;
      const text = decodeText(readInput(given.required('file')), given.text('encoding'));
      const json = await importPeople(context, given.act(), text, options);
      const { added, changed, unchanged, skipped } = json;
      const counts = [
        `${added} added, ${changed} changed, ${unchanged} as they were`,
        ...(skipped > 0 ? [`${skipped} skipped`] : []),
      ];
      const said = `${counts.join(', ')}.`;
      const rows = json.rows.filter(({ action }) => isDry || action !== 'add').map(rowText);
      return { text: [isDry ? `It would be: ${said}` : said, ...rows].join('\n'), json };
    },
  },
];
