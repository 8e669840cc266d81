import { awards } from './awards.ts';
import { ballots } from './ballots.ts';
import { calendar } from './calendar.ts';
import { common } from './common.ts';
import { membership } from './membership.ts';
import { pages } from './pages.ts';
import { payment } from './payment.ts';
import { signIn } from './signIn.ts';

/** What the server says, in mails and on its own pages, in English: that of which every language is a translation. */
export const english = { ...common, signIn, membership, payment, awards, ballots, pages, calendar };

/** Everything that the server says. A complete language without one of the words does not compile. */
export type MailWords = typeof english;

/** A language that may lack words. */
export type SomeMailWords = {
  readonly [Part in keyof MailWords]?: MailWords[Part] extends object
    ? Partial<MailWords[Part]>
    : MailWords[Part];
};
