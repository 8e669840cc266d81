import type { CastBallot } from '../../awards/disallowed.ts';

/** What mails about memberships and day passes say. */
export const membership = {
  welcomeHeading: (convention: string) => `Welcome to ${convention}`,
  welcomeSubject: (convention: string, type: string) => `Welcome to ${convention}: ${type}`,
  welcomeOpening: (convention: string) => `Thank you for joining ${convention}.`,
  yourNumber: (number: number) => `Your member number is ${number}.`,
  paperComes: 'Paper publications come with it. Your details say where they go.',

  membershipHeading: 'Your membership',
  membershipSubject: (convention: string, type: string) =>
    `Your membership of ${convention}: ${type}`,
  upgraded: (convention: string, from: string, to: string, hasNewPaperPubs: boolean) =>
    `Your membership of ${convention} has been upgraded from ${from} to ${to}${hasNewPaperPubs ? ', with paper publications' : ''}.`,

  membershipSet: (convention: string, from: string, to: string) =>
    `The registration team has changed your membership of ${convention} from ${from} to ${to}.`,
  exportedHeading: 'Your data were exported',
  exportedSubject: (convention: string, name: string) =>
    `Your data were exported: ${convention}, ${name}`,
  exported: (convention: string, name: string) =>
    `An administrator of ${convention} has exported the data that we keep about ${name}.`,
  exportedWithoutBallots: 'What you voted for and nominated is not in the export.',
  exportedUnasked: 'If you didn’t ask for this, please write to us.',
  begins: 'With it, you now have:',
  ends: 'What you no longer have:',
  rights: {
    member: 'an invitation to the convention’s chat',
    wsfs_member: 'the right to vote in the awards and in site selection',
    votesOnly: 'the right to vote in the awards',
    siteSelectionOnly: 'the right to vote in site selection',
    hugo_nominator: 'the right to nominate for the awards',
    badge: 'the badge that lets you in',
  },

  recordsJoinedHeading: 'Your two records are one now',
  recordsJoinedSubject: (convention: string) => `Your two records are one now: ${convention}`,
  recordsJoined: (convention: string, type: string) =>
    `The registration team of ${convention} had two records of you and has made one of them. Whatever you bought, sent or were given is under it. Your membership: ${type}.`,
  recordsJoinedSettled: (ballot: CastBallot): string =>
    ballot === 'votes'
      ? 'Both records had voted. The ballot that the awards team did not disallow counts. The other one is kept and does not count.'
      : 'Both records had nominated. The nominations that the awards team did not disallow count. The others are kept and do not count.',

  paperHeading: 'Paper publications',
  paperSubject: (convention: string) => `Paper publications of ${convention}`,
  paperAdded: (convention: string) =>
    `Paper publications have been added to your membership of ${convention}.`,
  paperAddress: (address: string) =>
    `They go to: ${address}. If that is not right, please change it in your details.`,

  daypassHeading: 'Your day pass',
  daypassSubject: (convention: string, type: string) => `Your day pass for ${convention}: ${type}`,
  daypassOpening: (convention: string, type: string) =>
    `Thank you for your day pass for ${convention}: ${type}. It is for:`,
};

export type MembershipWords = typeof membership;
