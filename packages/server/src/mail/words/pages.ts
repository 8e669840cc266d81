/** What a page of the server's own says. */
export interface PageWords {
  readonly title: string;
  readonly text: string;
  /** Where to go on. */
  readonly label: string;
}

/** The pages that the server draws itself, for want of the portal or because there is no more to them. */
export type PageName =
  | 'packetExpired'
  | 'notFound'
  | 'unavailable'
  | 'failed'
  | 'needsScripts'
  | 'unsubscribe'
  | 'unsubscribed'
  | 'subscribedAgain';

/** What they say. */
export const pages: Readonly<Record<PageName, PageWords>> = {
  packetExpired: {
    title: 'This link has expired',
    text: 'A link to a file of the voter packet works for two hours. The voting page has a new one.',
    label: 'Go to the voting page',
  },
  notFound: {
    title: 'There is no such page',
    text: 'The address may be mistyped, or the page may have moved.',
    label: 'Go to the first page',
  },
  unavailable: {
    title: 'One moment, please',
    text: 'The server is starting again, or very busy. What you have saved is safe. This page tries again by itself.',
    label: 'Try again now',
  },
  failed: {
    title: 'Something went wrong here',
    text: 'The fault is ours, and what you have saved is safe. Please try again in a moment.',
    label: 'Try again',
  },
  needsScripts: {
    title: 'This page could not be drawn',
    text: 'Without JavaScript it can only be drawn by the server, which could not do it just now.',
    label: 'Try again',
  },
  unsubscribe: {
    title: 'Unsubscribe from reminders?',
    text: 'We’ll send you no more reminders about the awards. You’ll still get receipts, copies of your ballot and the mails you ask for.',
    label: 'Unsubscribe',
  },
  unsubscribed: {
    title: 'You’re unsubscribed',
    text: 'You’ll get no more reminders about the awards. Until the deadline you can still sign in and vote.',
    label: 'Subscribe again',
  },
  subscribedAgain: {
    title: 'You’re subscribed again',
    text: 'You’ll get reminders about the awards.',
    label: 'Go to the first page',
  },
};
