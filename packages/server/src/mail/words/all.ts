import type { Language } from '../../config/languages.ts';
import { awards } from './awards.ts';
import { awardsFi } from './awards.fi.ts';
import { ballots } from './ballots.ts';
import { ballotsFi } from './ballots.fi.ts';
import { common } from './common.ts';
import { commonFi } from './common.fi.ts';
import { membership } from './membership.ts';
import { membershipFi } from './membership.fi.ts';
import { payment } from './payment.ts';
import { paymentFi } from './payment.fi.ts';
import { signIn } from './signIn.ts';
import { signInFi } from './signIn.fi.ts';

const english = { ...common, signIn, membership, payment, awards, ballots };

/** Everything that mails say; a language without one of the words does not compile. */
export type MailWords = typeof english;

/** The words of each language. */
export const mailWords: Readonly<Record<Language, MailWords>> = {
  en: english,
  fi: {
    ...commonFi,
    signIn: signInFi,
    membership: membershipFi,
    payment: paymentFi,
    awards: awardsFi,
    ballots: ballotsFi,
  },
};
