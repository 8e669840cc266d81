import { nameForm, type AwardName, type AwardRight } from '@conkit/rules';

/** The parts of an award page's texts. */
export interface AwardPageWords extends AwardName {
  readonly right: AwardRight;
  /** The year of the award. */
  readonly year: number;
}

export interface MemberHomeMessages {
  /** The page's heading. */
  title: string;
  /** Shown when the account has no people. */
  nobody: string;
  /** The link to the offers. */
  buyMembership: string;
  edit: string;
  upgrade: string;
  addPaperPubs: string;
  /** The link to an award page that is open. */
  award: (page: AwardPageWords) => string;
  /** The link to an award page that is read-only. */
  closedAward: (page: AwardPageWords) => string;
  /** The link to the next step: started before, or not. */
  nextAward: (page: AwardPageWords, kind: 'continue' | 'start') => string;
  /** The parts of a row's second line, joined by a middle dot. */
  ranked: (count: { done: number; categories: number }) => string;
  /** Replaces `ranked` for awards with one choice in each category. */
  chosen: (count: { done: number; categories: number }) => string;
  works: (count: { works: number; done: number }) => string;
  notStarted: string;
  categories: (count: number) => string;
  /** Replaces `notStarted` after the page closed. */
  nothingSaved: string;
  /** `time` today, otherwise a `day`. */
  saved: (when: { time: string } | { day: string }) => string;
  closes: (when: { weekday: string; day: string; time: string }) => string;
  /** On the last day; `left` is "in 5 hours". */
  closesSoon: (left: string) => string;
  closed: (day: string) => string;
  /** The two lines of a badge; the subtitle may be empty. */
  badge: (badge: { name: string; subtitle: string }) => string;
  /** The name in the public member list. */
  listedAs: (name: string) => string;
  notListed: string;
  /** The lowest of several prices. */
  priceFrom: (price: string) => string;
  /** Below an action that several people of the account have. */
  ownLinks: string;
  /** The people's progress could not be loaded. */
  progressNotLoaded: (isOffline: boolean) => string;
  tryAgain: string;
  /** Below the people of a large account. */
  peopleShown: (count: { shown: number; total: number }) => string;
  /** Loads the next people. */
  showMorePeople: string;
  morePeopleNotLoaded: string;
  siteSelectionToken: string;
  /** `chat` is the name of the chat; null if there is none. */
  chatInvite: (chat: string | null) => string;
  barcode: string;
  /** Why a person lacks something: the membership does not include it. */
  noRight: (name: string) => string;
  /** … `others` on the account have the right, too. */
  sharedRight: (others: string) => string;
  notHeld: string;
  /** … it begins on a formatted day; null if the day is not known. */
  notOpenYet: (day: string | null) => string;
  noUpgradeAvailable: string;
  noBadge: string;
}

const count = (number: number, one: string, many: string) =>
  `${number} ${number === 1 ? one : many}`;

export const memberHomeMessages: MemberHomeMessages = {
  title: 'Memberships',
  nobody:
    'There is no membership under this address yet. If you have one, sign out and sign in with the address that it was bought with.',
  buyMembership: 'Buy a membership',
  edit: 'Edit personal information',
  upgrade: 'Upgrade membership',
  addPaperPubs: 'Add paper progress reports',
  award: ({ right, name, year }) =>
    right === 'vote' ? `Vote for the ${year} ${name}` : `Nominate for the ${year} ${name}`,
  closedAward: ({ right, name, year }) =>
    `See my ballot: ${right === 'vote' ? 'votes' : 'nominations'} for the ${year} ${name}`,
  nextAward: (page, kind) => {
    const what = page.right === 'vote' ? 'ballot' : 'nominations';
    return `${kind === 'continue' ? 'Continue' : 'Start'} your ${nameForm(page, 'short')} ${what}`;
  },
  ranked: ({ done, categories }) =>
    done === categories
      ? `All ${count(categories, 'category', 'categories')} ranked`
      : `${done} of ${count(categories, 'category', 'categories')} ranked`,
  chosen: ({ done, categories }) =>
    done === categories
      ? `Chosen in all ${count(categories, 'category', 'categories')}`
      : `Chosen in ${done} of ${count(categories, 'category', 'categories')}`,
  works: ({ works, done }) =>
    `${count(works, 'work', 'works')} in ${count(done, 'category', 'categories')}`,
  notStarted: 'Not started',
  categories: (number) => count(number, 'category', 'categories'),
  nothingSaved: 'Nothing saved',
  saved: (when) => `saved ${'time' in when ? when.time : when.day}`,
  closes: ({ weekday, day, time }) => `closes ${weekday} ${day}, ${time}`,
  closesSoon: (left) => `closes ${left}`,
  closed: (day) => `closed ${day}`,
  badge: ({ name, subtitle }) => `Badge: ${subtitle === '' ? name : `${name}, ${subtitle}`}`,
  listedAs: (name) => `Listed as ${name}`,
  notListed: 'Not in the public list of members',
  priceFrom: (price) => `from ${price}`,
  ownLinks: 'Each voter on this account uses their own link in the login mail.',
  progressNotLoaded: (isOffline) =>
    isOffline
      ? 'You are offline. How your ballots stand will be here when the connection is back.'
      : 'How your ballots stand could not be loaded. Nothing that you saved is lost.',
  tryAgain: 'Try again',
  peopleShown: ({ shown, total }) =>
    shown < total ? `${shown} of ${total} people shown` : `All ${shown} people shown`,
  showMorePeople: 'Show more people',
  morePeopleNotLoaded: 'More people could not be loaded. Try again.',
  siteSelectionToken: 'Buy a site selection token',
  chatInvite: (chat) => `Request ${chat ?? 'chat'} invite`,
  barcode: 'Registration barcode',
  noRight: (name) => `${name}'s membership does not include this.`,
  sharedRight: (others) =>
    `${others} on this account can do it too. Each of you uses the personal link in the login mail, so that nobody votes on another's ballot. To get a new mail, sign out and ask for it.`,
  notHeld: 'This convention does not have it.',
  notOpenYet: (day) => (day === null ? 'It has not begun yet.' : `It begins on ${day}.`),
  noUpgradeAvailable: 'There is nothing above this membership to upgrade to.',
  noBadge: 'This membership does not admit to the convention, so there is no badge to pick up.',
};
