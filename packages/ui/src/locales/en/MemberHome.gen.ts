// Generated from the catalogues (*.po) by scripts/messages.ts. Do not edit.

export interface MemberHomeMessages {
  /** The page's heading. */
  title: string;
  /** Shown when the account has no people. */
  noPeople: string;
  /** The link to the offers. */
  buyMembership: string;
  edit: string;
  upgrade: string;
  addPaperPubs: string;
  /** The link to an award page that is open. */
  award: (values: { right: 'vote' | 'nominate'; year: number; name: string; forms?: Readonly<Record<string, string>> | undefined }) => string;
  /** The link to an award page that is read-only. */
  closedAward: (values: { right: 'vote' | 'nominate'; year: number; name: string; forms?: Readonly<Record<string, string>> | undefined }) => string;
  /** The link to the next step: started before, or not. */
  nextAward: (values: { kind: 'continue' | 'start'; name: string; right: 'vote' | 'nominate'; year: number; forms?: Readonly<Record<string, string>> | undefined }) => string;
  /** The parts of a row's second line, joined by a middle dot. */
  ranked: (values: { isAll: boolean; categories: number; done: number }) => string;
  /** Replaces `ranked` for awards with one choice in each category. */
  chosen: (values: { isAll: boolean; categories: number; done: number }) => string;
  works: (values: { works: number; done: number }) => string;
  notStarted: string;
  categories: (values: { count: number }) => string;
  /** Replaces `notStarted` after the page closed. */
  nothingSaved: string;
  /** When the ballot was saved today. */
  savedAt: (values: { time: string }) => string;
  /** A ballot or nominations with changes that the server does not have. */
  unsavedHere: string;
  /** When the ballot was saved on an earlier day. */
  savedOn: (values: { day: string }) => string;
  /** `place` is the city of the reader's time zone. */
  closes: (values: { weekday: string; day: string; time: string; place?: string | null | undefined }) => string;
  /** On the last day; `left` is "in 5 hours". */
  closesSoon: (values: { left: string }) => string;
  closed: (values: { day: string }) => string;
  /** The two lines of a badge; the subtitle may be empty. */
  badge: (values: { subtitle?: string | null | undefined; name: string }) => string;
  /** The name in the public member list. */
  listedAs: (values: { name: string }) => string;
  notListed: string;
  /** The lowest of several prices. */
  priceFrom: (values: { price: string }) => string;
  /** A button that mails the link, in an account with several voters. */
  mailLink: (values: { right: 'vote' | 'nominate'; person: string; year: number; name: string; forms?: Readonly<Record<string, string>> | undefined }) => string;
  passkeyToo: (values: { person: string }) => string;
  /** The same page in a session that the person's own link opened. */
  linkedAward: (values: { right: 'vote' | 'nominate'; person: string; year: number; name: string; forms?: Readonly<Record<string, string>> | undefined }) => string;
  linkSent: (values: { email: string }) => string;
  sendingLink: string;
  /** Below an action that several people of the account have. */
  ownLinks: string;
  /** The row that leads to the reading list; with the name on an account of several people. */
  readingList: (values: { person?: string | null | undefined }) => string;
  remind: (values: { person?: string | null | undefined }) => string;
  stopReminders: (values: { person?: string | null | undefined }) => string;
  remindersWhen: string;
  remindersOn: string;
  /** The people's progress could not be loaded. */
  progressNotLoaded: (values: { isOffline: boolean }) => string;
  tryAgain: string;
  /** Below the people of a large account. */
  peopleShown: (values: { isAll: boolean; shown: number; total: number }) => string;
  /** Loads the next people. */
  showMorePeople: string;
  morePeopleNotLoaded: string;
  siteSelectionToken: string;
  /** `chat` is the name of the chat; null if there is none. */
  chatInvite: (values: { chat?: string | null | undefined }) => string;
  barcode: string;
  /** Why a person lacks something: the membership does not include it. */
  noRight: (values: { name: string }) => string;
  /** … `others` on the account have the right, too. */
  sharedRight: (values: { others: string }) => string;
  notHeld: string;
  /** … it begins on a formatted day; null if the day is not known. */
  notOpenYet: (values: { day?: string | null | undefined }) => string;
  noUpgradeAvailable: string;
  noBadge: string;
}

export const memberHomeMessages: MemberHomeMessages = {
  title: 'Memberships',
  noPeople: 'This address has no membership yet. If you bought one with another address, sign out and sign in with that.',
  buyMembership: 'Buy a membership',
  edit: 'Edit personal information',
  upgrade: 'Upgrade membership',
  addPaperPubs: 'Add paper progress reports',
  award: ({ right, year, name }) => right === 'vote' ? `Vote for the ${year} ${name}` : `Nominate for the ${year} ${name}`,
  closedAward: ({ right, year, name }) => `See my ${right === 'vote' ? 'ballot' : 'nominations'} for the ${year} ${name}`,
  nextAward: ({ kind, forms, name, right }) => `${kind === 'continue' ? 'Continue' : 'Start'} your ${!forms?.['short'] ? name : `${forms?.['short']}`} ${right === 'vote' ? 'ballot' : 'nominations'}`,
  ranked: ({ isAll, done, categories }) => isAll ? `All ${categories} ${categories === 1 ? 'category' : 'categories'} ranked` : `${done} of ${categories} ${categories === 1 ? 'category' : 'categories'} ranked`,
  chosen: ({ isAll, done, categories }) => isAll ? `Chosen in all ${categories} ${categories === 1 ? 'category' : 'categories'}` : `Chosen in ${done} of ${categories} ${categories === 1 ? 'category' : 'categories'}`,
  works: ({ works, done }) => `${works} ${works === 1 ? 'work' : 'works'} in ${done} ${done === 1 ? 'category' : 'categories'}`,
  notStarted: 'Not started',
  categories: ({ count }) => `${count} ${count === 1 ? 'category' : 'categories'}`,
  nothingSaved: 'Nothing saved',
  savedAt: ({ time }) => `saved ${time}`,
  unsavedHere: 'unsaved changes on this device',
  savedOn: ({ day }) => `saved ${day}`,
  closes: ({ weekday, day, time, place }) => `closes ${weekday} ${day}, ${time}${!place ? '' : ` (${place})`}`,
  closesSoon: ({ left }) => `closes ${left}`,
  closed: ({ day }) => `closed ${day}`,
  badge: ({ subtitle, name }) => `Badge: ${!subtitle ? name : `${name}, ${subtitle}`}`,
  listedAs: ({ name }) => `Listed as ${name}`,
  notListed: 'Not in the public list of members',
  priceFrom: ({ price }) => `from ${price}`,
  mailLink: ({ right, person, year, name }) => right === 'vote' ? `Mail ${person} the link to vote: ${year} ${name}` : `Mail ${person} the link to nominate: ${year} ${name}`,
  passkeyToo: ({ person }) => `Or sign in with the passkey of ${person}.`,
  linkedAward: ({ right, person, year, name }) => right === 'vote' ? `Vote as ${person}: ${year} ${name}` : `Nominate as ${person}: ${year} ${name}`,
  linkSent: ({ email }) => `Sent to ${email}. The mail has a link for each of you.`,
  sendingLink: 'Sending…',
  ownLinks: 'Each voter on this account uses their own link in the login mail.',
  readingList: ({ person }) => !person ? 'Reading list' : `Reading list of ${person}`,
  remind: ({ person }) => !person ? 'Remind me to vote' : `Remind ${person} to vote`,
  stopReminders: ({ person }) => !person ? 'Stop reminding me to vote' : `Stop reminding ${person} to vote`,
  remindersWhen: 'By mail, 3 days and 6 hours before the deadline, if the ballot isn’t finished',
  remindersOn: 'On: by mail, 3 days and 6 hours before the deadline',
  progressNotLoaded: ({ isOffline }) => isOffline ? 'You are offline. How your ballots stand will be here when the connection is back.' : 'How your ballots stand could not be loaded. Nothing that you saved is lost.',
  tryAgain: 'Try again',
  peopleShown: ({ isAll, shown, total }) => isAll ? `All ${shown} people shown` : `${shown} of ${total} people shown`,
  showMorePeople: 'Show more people',
  morePeopleNotLoaded: 'More people could not be loaded. Try again.',
  siteSelectionToken: 'Buy a site selection token',
  chatInvite: ({ chat }) => `Request ${!chat ? 'chat' : `${chat}`} invite`,
  barcode: 'Registration barcode',
  noRight: ({ name }) => `${name}'s membership does not include this.`,
  sharedRight: ({ others }) => `${others} on this account can do it too. Each of you uses the personal link in the login mail.`,
  notHeld: 'This convention does not have it.',
  notOpenYet: ({ day }) => !day ? 'It has not begun yet.' : `It begins on ${day}.`,
  noUpgradeAvailable: 'There is nothing above this membership to upgrade to.',
  noBadge: 'This membership does not admit to the convention, so there is no badge to pick up.',
};
