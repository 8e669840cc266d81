import { PERSON_TEXTS } from '../database/items.ts';
import { changeEmail } from '../admin/changeEmail.ts';
import { compMembership } from '../admin/compMembership.ts';
import { erasePerson } from '../admin/erasePerson.ts';
import { exportPerson } from '../admin/exportPerson.ts';
import { mergePeople } from '../admin/mergePeople.ts';
import { editPerson } from '../admin/editPerson.ts';
import { findPeople } from '../admin/findPeople.ts';
import { getPersonRecord } from '../admin/getPersonRecord.ts';
import { setMembership } from '../admin/setMembership.ts';
import type { Command, Given, Option } from './command.ts';
import { detailOptions, detailsOf } from './details.ts';
import { operationCommand } from './operationCommand.ts';
import { changedText, foundText, recordText } from './print.ts';

const person: Option = { value: '<id>', help: 'whose record', isRequired: true };
const paramsOf = (given: Given) => ({ params: { id: given.id('person') } });
/** Options whose names differ from the API's. */
const names = { id: 'person' };

/** Commands for people's records. */
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
      [...people.map(foundText), ...(more ? ['… and others: say more.'] : [])].join('\n') ||
      'Nobody.',
  }),
  operationCommand({
    name: 'people show',
    summary: 'a record with its purchases, mails and log',
    operation: 'getPersonRecord',
    run: getPersonRecord,
    first: 'person',
    options: { person },
    names,
    request: paramsOf,
    print: recordText,
  }),
  operationCommand({
    name: 'people edit',
    summary: 'change details of a record',
    operation: 'editPerson',
    run: editPerson,
    first: 'person',
    options: {
      person,
      'last-modified': {
        value: '<time>',
        help: 'of the record that was shown: what changed since is not overwritten',
        isRequired: true,
      },
      ...detailOptions('legal_name', ...PERSON_TEXTS),
    },
    names,
    request: (given) => ({
      ...paramsOf(given),
      body: { last_modified: given.text('last-modified'), changes: detailsOf(given) },
    }),
    print: ({ updated }) => changedText(updated),
  }),
  operationCommand({
    name: 'people membership',
    summary: 'give somebody another membership without a payment',
    operation: 'setMembership',
    run: setMembership,
    first: 'person',
    options: {
      person,
      membership: { value: '<type>', help: 'a type of the configuration', isRequired: true },
    },
    names,
    request: (given) => ({ ...paramsOf(given), body: { membership: given.text('membership') } }),
    print: ({ updated }) => changedText(updated),
  }),
  operationCommand({
    name: 'people comp',
    summary: 'make a member who pays nothing',
    operation: 'compMembership',
    run: compMembership,
    options: {
      membership: { value: '<type>', help: 'a type of the configuration', isRequired: true },
      'legal-name': { value: '<text>', help: 'their name', isRequired: true },
      email: { value: '<address>', help: 'their address', isRequired: true },
      ...detailOptions(...PERSON_TEXTS),
    },
    request: (given) => ({
      body: {
        membership: given.text('membership'),
        email: given.text('email'),
        ...detailsOf(given),
      },
    }),
    print: ({ id, member_number }) => `Made person ${id}, member number ${member_number ?? '-'}.`,
  }),
  operationCommand({
    name: 'people email',
    summary: 'move somebody to another address of theirs',
    operation: 'changeEmail',
    run: changeEmail,
    first: 'person',
    options: {
      person,
      email: { value: '<address>', help: 'the new one', isRequired: true },
    },
    names,
    request: (given) => ({ ...paramsOf(given), body: { email: given.text('email') } }),
    print: ({ updated }) => changedText(updated),
  }),
  operationCommand({
    name: 'people merge',
    summary: 'join another record of the same person to theirs',
    operation: 'mergePeople',
    run: mergePeople,
    first: 'person',
    options: {
      person: { ...person, help: 'the record that stays' },
      other: { value: '<id>', help: 'the record that goes', isRequired: true },
    },
    names,
    request: (given) => ({ ...paramsOf(given), body: { other: given.id('other') } }),
    print: ({ updated }) => ['Joined.', changedText(updated)].join(' '),
  }),
  operationCommand({
    name: 'people data',
    summary: 'everything that is kept of one person, as JSON',
    operation: 'exportPerson',
    run: exportPerson,
    first: 'person',
    options: { person },
    names,
    request: (given) => ({ ...paramsOf(given), body: {} }),
    print: (answer) => JSON.stringify(answer, null, 2),
  }),
  operationCommand({
    name: 'people erase',
    summary: 'forget who a person was; it cannot be undone',
    operation: 'erasePerson',
    run: erasePerson,
    first: 'person',
    options: {
      person,
      'legal-name': { value: '<text>', help: 'the name on their record', isRequired: true },
    },
    names,
    request: (given) => ({
      ...paramsOf(given),
      body: { legal_name: given.text('legal-name') },
    }),
    print: () => 'Forgotten.',
  }),
];
