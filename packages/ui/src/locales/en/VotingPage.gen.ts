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
  /** Above a visitor's sign-in form; `link` leads to memberships. */
  signInToVote: (values: { link: (text: string) => ReactNode }) => ReactNode;
  /** Above a visitor's sign-in form after voting closed. */
  signInToRead: string;
  /** How a signed-in account gets to a ballot; `link` leads to the main page. */
  wayToBallot: (values: { link: (text: string) => ReactNode }) => ReactNode;
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
  hurry: 'Changes are now saved after a second. Only what is saved in time counts.',
  news: {
    near: 'Less than a day is left to vote.',
    pressing: 'Less than a quarter of an hour is left to vote.',
  },
  over: 'Voting is over.',
  given: ({ name, day }) => `${name}: ${day}.`,
  questions: ({ address }) => createElement(Fragment, null, 'Questions? Write to ', address, '.'),
  howTo: 'How to vote online',
  rank: ({ positions, worksOf }) => positions === 1 ? `Choose your favourite finalist in each category${worksOf == null ? '' : `, of the works of ${worksOf}`}. You can leave categories empty.` : `Rank the finalists you like${worksOf == null ? '' : `, works of ${worksOf}`}, from 1 for your favourite to ${positions}. You don’t have to rank them all.`,
  noAward: ({ positions, noAward }) => positions === 1 ? `Choose “${noAward}” if no finalist should win.` : `Rank “${noAward}” above anything that should not win.`,
  gapEnds: 'Nothing below an empty position counts.',
  saving: () => 'Saved automatically. Change it until the deadline. We’ll email you a copy.',
  who: 'Who is voting?',
  signInToVote: ({ link }) => createElement(Fragment, null, 'Sign in to vote: the link in the mail opens your ballot. Not a member yet? ', link('Join to vote'), '.'),
  signInToRead: 'Sign in to see your ballot: the link in the mail opens it.',
  wayToBallot: ({ link }) => createElement(Fragment, null, 'To vote, open your personal login link. For a new mail, sign out and ask on the ', link('memberships page'), '.'),
  wayToRead: ({ link }) => createElement(Fragment, null, 'Find each voter’s ballot on the ', link('memberships page'), '.'),
  severalPeople: 'Each person on this account has a link to their own ballot.',
  noRight: ({ name }) => `${name} cannot vote: this membership does not include the right to vote.`,
  notYet: 'Your ballot will be here when voting opens.',
  readOnly: 'Your ballot can no longer be changed.',
  hasUnsaved: 'This device has unsaved changes to your ballot. Sign to save them.',
  signingAs: ({ signature }) => `Signing as “${signature}”`,
  signature: 'Signature',
  signatureHint: 'Type your name to sign your ballot.',
  sign: 'OK',
  back: 'Return to the memberships page',
};
