import { awardsSv } from './awards.sv.ts';
import { calendarSv } from './calendar.sv.ts';
import { commonSv } from './common.sv.ts';
import type { SomeMailWords } from './english.ts';
import { membershipSv } from './membership.sv.ts';
import { pagesSv } from './pages.sv.ts';
import { paymentSv } from './payment.sv.ts';
import { signInSv } from './signIn.sv.ts';

/** What the server says in Swedish. Not proof-read; what is missing is said in English. */
export const sv: SomeMailWords = {
  ...commonSv,
  awards: awardsSv,
  calendar: calendarSv,
  membership: membershipSv,
  pages: pagesSv,
  payment: paymentSv,
  signIn: signInSv,
};
