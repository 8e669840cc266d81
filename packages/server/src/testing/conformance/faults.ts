import { accessFaults } from './faults/access.ts';
import { answerFaults } from './faults/answers.ts';
import { ballotFaults } from './faults/ballots.ts';
import { crewFaults } from './faults/crew.ts';
import { headerFaults } from './faults/headers.ts';
import { moneyFaults } from './faults/money.ts';
import { pageFaults } from './faults/pages.ts';
import { privacyFaults } from './faults/privacy.ts';
import { peopleFaults } from './faults/people.ts';
import type { Fault } from './proxy.ts';

const groups: readonly (readonly Fault[])[] = [
  answerFaults,
  pageFaults,
  headerFaults,
  accessFaults,
  peopleFaults,
  privacyFaults,
  ballotFaults,
  moneyFaults,
  crewFaults,
];

/** Faults of a server, each tested alone. */
export const faults: readonly Fault[] = groups.flat();

/** One fault of each group. */
export const sampleFaults: readonly Fault[] = groups.flatMap((group) => group.slice(0, 1));
