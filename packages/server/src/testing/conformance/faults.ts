import { accessFaults } from './faults/access.ts';
import { answerFaults } from './faults/answers.ts';
import { ballotFaults } from './faults/ballots.ts';
import { crewFaults } from './faults/crew.ts';
import { headerFaults } from './faults/headers.ts';
import {
  awardFaults,
  deskFaults,
  personFaults,
  publicFaults,
  purchaseFaults,
  sessionFaults,
} from './faults/meaning.ts';
import { moneyFaults } from './faults/money.ts';
import { pageFaults } from './faults/pages.ts';
import { peopleFaults } from './faults/people.ts';
import { privacyFaults } from './faults/privacy.ts';
import { protocolFaults } from './faults/protocol.ts';
import { savedEntryFaults } from './faults/savedEntries.ts';
import type { Fault } from './proxy.ts';

/** Faults of a server, each tested alone, by kind. */
export const faultGroups = {
  answers: answerFaults,
  pages: pageFaults,
  headers: headerFaults,
  access: accessFaults,
  people: peopleFaults,
  privacy: privacyFaults,
  ballots: ballotFaults,
  money: moneyFaults,
  crew: crewFaults,
  'saved entries': savedEntryFaults,
  protocol: protocolFaults,
  'meaning: sessions': sessionFaults,
  'meaning: public data': publicFaults,
  'meaning: people': personFaults,
  'meaning: awards': awardFaults,
  'meaning: purchases': purchaseFaults,
  'meaning: crew': deskFaults,
} satisfies Readonly<Record<string, readonly Fault[]>>;

const groups: readonly (readonly Fault[])[] = Object.values(faultGroups);

export const faults: readonly Fault[] = groups.flat();

/** One fault of each group. */
export const sampleFaults: readonly Fault[] = groups.flatMap((group) => group.slice(0, 1));
