import { awardsFi } from './awards.fi.ts';
import { ballotsFi } from './ballots.fi.ts';
import { calendarFi } from './calendar.fi.ts';
import { commonFi } from './common.fi.ts';
import type { MailWords } from './english.ts';
import { membershipFi } from './membership.fi.ts';
import { pagesFi } from './pages.fi.ts';
import { paymentFi } from './payment.fi.ts';
import { signInFi } from './signIn.fi.ts';

/** What the server says in Finnish. */
export const fi: MailWords = {
  ...commonFi,
  awards: awardsFi,
  ballots: ballotsFi,
  calendar: calendarFi,
  membership: membershipFi,
  pages: pagesFi,
  payment: paymentFi,
  signIn: signInFi,
};
