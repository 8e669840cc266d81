import type { BallotDone, Turnout } from '@conkit/api-client';
import { parse } from 'yaml';
import {
  allowBallot,
  disallowBallot,
  enterBallot,
  getTurnout,
  listBallotVersions,
  restoreBallot,
} from '../admin/ballots.ts';
import {
  formatPage,
  readInput,
  UsageError,
  type Arguments,
  type Command,
  type Option,
} from './command.ts';
import { operationCommand } from './operationCommand.ts';

const person: Option = { value: '<id>', help: 'whose ballot', isRequired: true };
const toParams = (given: Arguments) => ({ params: { id: given.id('person') } });
const ballot: Option = { value: '<what>', help: 'votes or nominations', isRequired: true };
const toRuling = (given: Arguments) => ({
  ...toParams(given),
  body: { ballot: given.text('ballot') },
});
/** Options whose names differ from the API's. */
const names = { id: 'person' };

const formatDone = (what: string) => (answer: BallotDone) => {
  if (answer.pending !== undefined) {
    return 'Another administrator must approve it at the desk.';
  }
  if (!answer.changed) return 'There is nothing to change.';
  return answer.is_mailed
    ? `${what}; the person gets a mail.`
    : `${what}; THE PERSON HAS NO ADDRESS.`;
};

const formatTurnout = (what: string, { people, categories }: Turnout['votes']) =>
  [
    `${what}: ${people} people`,
    ...categories.map(({ title, people: many }) => `  ${String(many).padStart(6)}  ${title}`),
  ].join('\n');

/** Returns how a version was made, in brackets. */
const formatNotes = (...notes: readonly (string | null | undefined)[]) =>
  notes.flatMap((note) => (note ? `(${MERGE_NOTES.get(note) ?? note})` : []));
const MERGE_NOTES = new Map([
  ['counted', 'counts after a merge'],
  ['set_aside', 'set aside by a merge'],
]);

/** Reads categories with ordered finalist ids, as YAML or JSON: `Novel: [3, 1]`. */
function readVotes(file: string): unknown {
  const text = readInput(file).toString();
  try {
    return parse(text);
  } catch (error) {
    const [said] = (error instanceof Error ? error.message : String(error)).split('\n');
    throw new UsageError(`--file ${file}: ${said}`);
  }
}

/** Commands for administrators of the awards. */
export const ballotCommands: readonly Command[] = [
  operationCommand({
    name: 'ballot versions',
    summary: 'when a person’s ballot was saved, without its content',
    operation: 'listBallotVersions',
    run: listBallotVersions,
    first: 'person',
    options: { person, before: { value: '<time>', help: 'only versions before this one' } },
    names,
    request: (given) => ({ ...toParams(given), query: { before: given.text('before') } }),
    print: ({ versions, more }) =>
      formatPage(
        versions.map(({ time, entries, entered, merge }) =>
          [`${time}  ${entries} entries`, ...formatNotes(entered, merge)].join('  '),
        ),
        more ? versions.at(-1)?.time : undefined,
      ),
  }),
  operationCommand({
    name: 'ballot restore',
    summary: 'make an earlier version of a ballot the newest',
    operation: 'restoreBallot',
    run: restoreBallot,
    first: 'person',
    options: {
      person,
      version: { value: '<time>', help: 'of the version to restore', isRequired: true },
      newest: {
        value: '<time>',
        help: 'of the newest version; a later save is not overwritten',
        isRequired: true,
      },
    },
    names,
    request: (given) => ({
      ...toParams(given),
      body: { version: given.text('version'), newest: given.text('newest') },
    }),
    print: formatDone('Restored'),
  }),
  operationCommand({
    name: 'ballot enter',
    summary: 'enter a whole paper ballot',
    operation: 'enterBallot',
    run: enterBallot,
    first: 'person',
    options: {
      person,
      file: {
        value: '<path>',
        help: 'categories with the ids of finalists in order, such as "Novel: [3, 1]"; - is standard input',
        isRequired: true,
      },
      signature: { value: '<text>', help: 'as written on the paper', isRequired: true },
      replaces: { help: 'replace a saved ballot' },
    },
    names: { ...names, votes: 'file' },
    request: (given) => ({
      ...toParams(given),
      body: {
        votes: readVotes(given.required('file')),
        signature: given.text('signature'),
        ...(given.has('replaces') && { replaces: true }),
      },
    }),
    print: formatDone('Entered'),
  }),
  operationCommand({
    name: 'ballot disallow',
    summary: 'exclude a person’s votes or nominations from the count',
    operation: 'disallowBallot',
    run: disallowBallot,
    first: 'person',
    options: { person, ballot },
    names,
    request: toRuling,
    print: formatDone('Not counted any more'),
  }),
  operationCommand({
    name: 'ballot allow',
    summary: 'count them again',
    operation: 'allowBallot',
    run: allowBallot,
    first: 'person',
    options: { person, ballot },
    names,
    request: toRuling,
    print: formatDone('Counted again'),
  }),
  operationCommand({
    name: 'ballot turnout',
    summary: 'how many have voted and nominated, by category',
    operation: 'getTurnout',
    run: getTurnout,
    options: {},
    request: () => ({}),
    print: ({ votes, nominations }) =>
      `${formatTurnout('Votes', votes)}\n${formatTurnout('Nominations', nominations)}`,
  }),
];
