import type { OperationId } from '@conkit/api-client';
import type { Contract } from '../contract/document.ts';
import { hugoChecks } from './awards.ts';
import { bodyChecks } from './bodies.ts';
import { unknownPersonChecks, callerChecks } from './callers.ts';
import type { Check } from './check.ts';
import { crewMailChecks } from './crew.ts';
import { crewBallotChecks } from './crewBallots.ts';
import { crewPeopleChecks } from './crewPeople.ts';
import { documentChecks } from './documents.ts';
import { limitChecks } from './limits.ts';
import { passkeyChecks } from './passkeys.ts';
import { peopleChecks } from './people.ts';
import { purchaseChecks } from './purchase.ts';
import { refusalChecks } from './refusals.ts';
import { sessionChecks } from './session.ts';

/** What the generated checks of an operation don't cover. */
const own: Readonly<Partial<Record<OperationId, readonly Check[]>>> = {
  ...sessionChecks,
  ...passkeyChecks,
  ...peopleChecks,
  ...hugoChecks,
  ...purchaseChecks,
  ...documentChecks,
  ...crewPeopleChecks,
  ...crewBallotChecks,
  ...crewMailChecks,
  getConfig: [
    {
      title: 'answers the time of the server, and names only what it describes',
      run: async ({ kit, facts }) => {
        const { hugo, membershipTypes, membershipGroups } = await facts.config();
        const groups = [...membershipGroups.upgrade, ...membershipGroups.list.flat()];
        const isKnown = groups.every((key) => Object.hasOwn(membershipTypes, key));
        kit.that(isKnown, 'offers a membership type that it does not describe');
        const awards = hugo.categories.every(({ award }) => Object.hasOwn(hugo.awards, award));
        kit.that(awards, 'has a category of an award that it does not describe');
        const keys = hugo.categories.map(({ key }) => key);
        kit.that(new Set(keys).size === keys.length, 'lists a category twice');
        const periods = Object.values(hugo.awards).flatMap((one) => [one.nominations, one.voting]);
        const inOrder = periods.every(
          (period) => !period || Date.parse(period.opens) < Date.parse(period.closes),
        );
        kit.that(inOrder, 'closes nominations or votes before they open');
        const { time: first } = await facts.config();
        kit.that(Number.isFinite(Date.parse(first)), 'answers no time');
      },
    },
  ],
};

/** Returns every check of an operation; those that exhaust limits come last. */
export function listChecks(contract: Contract, id: OperationId): readonly Check[] {
  const operation = contract.operations.get(id);
  if (!operation) return [];
  return [
    ...refusalChecks(operation),
    ...callerChecks(id),
    ...unknownPersonChecks(id),
    ...(own[id] ?? []),
    ...bodyChecks(operation),
    ...limitChecks(operation),
  ];
}
