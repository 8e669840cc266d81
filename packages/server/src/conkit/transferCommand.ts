import type { NewPerson } from '../database/items.ts';
import { PERSON_TEXTS } from '../database/items.ts';
import { storedText } from '../people/insert.ts';
import { UsageError, type Command, type Given } from './command.ts';
import { dashed, detailOptions, detailsOf } from './details.ts';
import { personFaults } from './personFaults.ts';
import { transferMembership } from './transferMembership.ts';

/** Only for operators with access to the server: no other act takes so much from a member. */
export const transferCommand: Command = {
  name: 'people transfer',
  act: 'transferMembership',
  summary: 'give the membership of one person to another',
  isAct: true,
  first: 'person',
  options: {
    person: { value: '<id>', help: 'the record of who has it now', isRequired: true },
    'legal-name': { value: '<text>', help: 'the name of the new owner', isRequired: true },
    email: { value: '<address>', help: 'the address of the new owner', isRequired: true },
    ...detailOptions(...PERSON_TEXTS),
  },
  async run(context, given) {
    const from = given.id('person');
    const json = await transferMembership(context, given.act(), from, newOwner(given));
    const { id, membership, member_number } = json;
    return {
      text: [
        `${membership}, member number ${member_number ?? '-'}, is now of record ${id}. Both are told by mail.`,
        `Record ${from} is no member: its ballots and purchases stay with it, and what it sent by this membership is not counted.`,
      ].join('\n'),
      json,
    };
  },
};

/** @throws UsageError naming the option */
function newOwner(given: Given): Omit<NewPerson, 'membership'> {
  const details = Object.entries(detailsOf(given)).map(([field, text]) => [
    field,
    storedText(text),
  ]);
  const person = {
    ...(Object.fromEntries(details) as Partial<NewPerson>),
    legal_name: given.required('legal-name').trim(),
    email: given.required('email').trim(),
  };
  const [fault] = personFaults(person);
  if (fault) throw new UsageError(`--${dashed(fault.field)} ${fault.message}`);
  return person;
}
