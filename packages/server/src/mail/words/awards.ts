import { nameForm, type AwardName } from '@conkit/rules';

/** What somebody saves in the awards. */
export type SavedKind = 'ballot' | 'nominations';

/** What mails about the awards and the chat say. */
export const awards = {
  copyHeading: (kind: SavedKind): string =>
    kind === 'ballot' ? 'Your ballot' : 'Your nominations',
  copySubject: (kind: SavedKind, event: string, name: string) =>
    `Your ${kind} for ${event}: ${name}`,
  copyOpening: (kind: SavedKind, name: string, signature: string) =>
    `This is what is saved of the ${kind} of ${name}, signed “${signature}”.`,
  toChange: (kind: SavedKind, award: AwardName) => `Change your ${nameForm(award, 'one')} ${kind}`,
  toRead: (kind: SavedKind, award: AwardName) => `Read your ${nameForm(award, 'one')} ${kind}`,
  /** Where not all awards have one deadline. */
  ofAward: (award: AwardName, sentence: string) => `${award.name}: ${sentence}`,
  untilDeadline: (deadline: string) => `You can change it until the deadline, ${deadline}.`,
  afterDeadline: (deadline: string) => `It can no longer be changed: the deadline was ${deadline}.`,
  unsubscribe: 'Unsubscribe from reminders about the awards',
  linksSignIn: 'The links sign you in, so please do not forward this mail.',
  noEntry: '[No entry]',
  noLongerOnBallot: (title: string) => `${title} (no longer on the ballot)`,
  notCounted: (titles: string) => `Not counted, because a position above is empty: ${titles}.`,
  noNominations: 'No nominations',

  codeHeading: 'Your code from the voter packet',
  codeSubject: (category: string) => `Your code from the voter packet: ${category}`,
  codeOpening: (name: string, category: string) =>
    `Here is the code of ${name} that comes with the voter packet in ${category}:`,
  codeUse: 'It is yours alone, and the same one comes when you ask again.',

  chatHeading: 'Your invitation to the chat',
  chatSubject: (convention: string) => `Your invitation to the chat of ${convention}`,
  chatOpening: (convention: string) =>
    `You asked for an invitation to the members’ chat of ${convention}. Here it is:`,
  chatJoin: (chat: string) => `Join the ${chat} chat`,
  chatUse: 'The link is for members only, so please do not pass it on.',
};

export type AwardsWords = typeof awards;
