// Generated from the catalogues (*.po) by scripts/messages.ts. Do not edit.
import { Fragment, createElement, type ReactNode } from 'react';

export interface VotingPageMessages {
  /** Followed by the deadline. */
  opens: string;
  closes: string;
  /** On the last day. */
  closesSoon: (values: { left: string }) => string;
  /** In the last 15 minutes. */
  hurry: string;
  news: {
    near: string;
    pressing: string;
  };
  over: string;
  /** When an award is given; the day is formatted. */
  given: (values: { name: string; day: string }) => string;
  questions: (values: { address: ReactNode }) => ReactNode;
  howTo: string;
  /** `positions` is the number of positions. */
  rank: (values: { positions: number; worksOf?: number | null | undefined }) => string;
  /** Explains the No Award entry, by its label. */
  noAward: (values: { positions: number; noAward: string }) => string;
  /** What happens to ranks below an empty position. */
  gapEnds: string;
  /** The seconds until a change is saved, and the minutes until a copy is mailed. */
  saving: (values: { seconds: number; minutes: number }) => string;
  who: string;
  /** How to get to a ballot, signed in or not; `link` leads to the main page. */
  wayToBallot: (values: { isSignedIn: boolean; link: (text: string) => ReactNode }) => ReactNode;
  /** Replaces `wayToBallot` once voting is over. */
  wayToRead: (values: { link: (text: string) => ReactNode }) => ReactNode;
  severalPeople: string;
  noRight: (values: { name: string }) => string;
  notYet: string;
  readOnly: string;
  hasUnsaved: string;
  signingAs: (values: { signature: string }) => string;
  signature: string;
  signatureHint: string;
  sign: string;
  back: string;
}

export const votingPageMessages: VotingPageMessages = {
  opens: 'Voting opens',
  closes: 'Voting closes',
  closesSoon: ({ left }) => `Voting closes ${left}.`,
  hurry: 'Every change is now saved a second after you made it. Only what is saved in time counts, so look at what each category says.',
  news: {
    near: 'Less than a day is left to vote.',
    pressing: 'Less than a quarter of an hour is left to vote.',
  },
  over: 'Voting is over.',
  given: ({ name, day }) => `${name}: ${day}.`,
  questions: ({ address }) => createElement(Fragment, null, 'Questions? Write to ', address, '.'),
  howTo: 'How to vote online',
  rank: ({ positions, worksOf }) => positions === 1 ? `Choose the finalist that you like best in each category${worksOf == null ? '' : `, of the works of ${worksOf}`}. You need not choose in every category.` : `Rank the finalists that you like${worksOf == null ? '' : `, works of ${worksOf}`}, from 1 for your favourite down to ${positions}. You need not rank them all, and not in every category.`,
  noAward: ({ positions, noAward }) => positions === 1 ? `Choose “${noAward}” where you would rather see no award given.` : `Rank “${noAward}” above what you would rather see no award given to.`,
  gapEnds: 'A position left empty ends your ranking: what is below it does not count.',
  saving: ({ seconds, minutes }) => `Your ballot is saved by itself ${seconds} seconds after your last change, and each category says so. Until the deadline you can come back and change it. A copy is mailed to you ${minutes} minutes after your last change.`,
  who: 'Who is voting?',
  wayToBallot: ({ isSignedIn, link }) => isSignedIn ? createElement(Fragment, null, 'To vote, open your personal login link. A login mail has one for every member who can vote; to get a new mail, sign out and ask for it on the ', link('memberships page'), '.') : createElement(Fragment, null, 'To vote, open your personal login link. It is mailed to every member who can vote; ask for a new one on the ', link('memberships page'), '.'),
  wayToRead: ({ link }) => createElement(Fragment, null, 'The ballot of each member who could vote is reached from the ', link('memberships page'), '.'),
  severalPeople: 'Several people share this account. The link of each of them leads to their own ballot.',
  noRight: ({ name }) => `${name} cannot vote: the right to vote comes with a WSFS membership.`,
  notYet: 'Your ballot will be here when voting opens.',
  readOnly: 'This is your ballot. It can be read, and not changed any more.',
  hasUnsaved: 'This device keeps changes to your ballot that are not saved yet. Sign, and they will be.',
  signingAs: ({ signature }) => `Signing as “${signature}”`,
  signature: 'Signature',
  signatureHint: 'Your name, as a signature of your ballot. Then you can rank.',
  sign: 'OK',
  back: 'Return to the memberships page',
};
