import type { PersonFields, PersonSubtitle } from '@conkit/rules';
import type { LoggedChange } from '../../components/RecordLog/RecordLog.tsx';
import type { FoundPerson } from '../FindPerson/foundPerson.ts';

/** A purchase as the record tells of it. */
export interface RecordedPurchase {
  readonly id: number;
  /** What was bought. */
  readonly title: string;
  /** In the currency's minor unit. */
  readonly amount: number;
  /** ISO 4217 */
  readonly currency: string;
  /** What is not known is drawn as pending. */
  readonly status: string;
  /** ISO 8601 */
  readonly created: string;
  /** The server's code. */
  readonly error: string | null;
}

/** A mail that was or will be sent; times as ISO 8601. */
export interface RecordedMail {
  readonly id: number;
  readonly kind: string;
  readonly due: string;
  readonly sent: string | null;
  readonly failed: string | null;
  /** What the mail server said last. */
  readonly error: string | null;
  readonly attempts: number;
}

/** The account that a person is on. */
export interface RecordedAccount {
  readonly email: string;
  /** The name of its language; null while none is chosen. */
  readonly language: string | null;
  /** ISO 8601; null while nobody has signed in. */
  readonly signedIn: string | null;
  readonly roles: readonly string[];
  /** The others on it. */
  readonly people: readonly FoundPerson[];
}

/** What is known of a person. */
export interface RecordedPerson {
  readonly id: number;
  readonly legalName: string;
  /** With the label of the membership in the place of its key. */
  readonly subtitle: PersonSubtitle;
  readonly fields: PersonFields;
  readonly account: RecordedAccount | null;
  /** When something was sent last, ISO 8601; null where nothing was. */
  readonly awards: { readonly nominated: string | null; readonly voted: string | null };
  readonly purchases: readonly RecordedPurchase[];
  readonly mails: readonly RecordedMail[];
  readonly log: readonly LoggedChange[];
}
