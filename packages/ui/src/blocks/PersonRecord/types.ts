import type { PersonFields, PersonSubtitle } from '@conkit/rules';
import type { LoggedChange } from '../../components/RecordLog/RecordLog.tsx';
import type { FoundPerson } from '../FindPerson/foundPerson.ts';

/** A purchase, as a record contains it. */
export interface RecordedPurchase {
  readonly id: number;
  /** What was bought. */
  readonly title: string;
  /** In the currency's minor unit. */
  readonly amount: number;
  /** ISO 4217 */
  readonly currency: string;
  /** An unknown status is shown as pending. */
  readonly status: string;
  /** ISO 8601. */
  readonly created: string;
  /** The server's error code. */
  readonly error: string | null;
}

/** A mail that was or will be sent; times in ISO 8601. */
export interface RecordedMail {
  readonly id: number;
  readonly kind: string;
  readonly due: string;
  readonly sent: string | null;
  readonly failed: string | null;
  /** The mail server's last error. */
  readonly error: string | null;
  readonly attempts: number;
}

/** The account that a person belongs to. */
export interface RecordedAccount {
  readonly email: string;
  /** The name of its language; null while none is chosen. */
  readonly language: string | null;
  /** The last sign-in, ISO 8601; null before the first. */
  readonly signedIn: string | null;
  readonly roles: readonly string[];
  /** The other people on the account. */
  readonly people: readonly FoundPerson[];
}

/** Everything on record about a person. */
export interface RecordedPerson {
  readonly id: number;
  readonly legalName: string;
  /** With the membership's label instead of its key. */
  readonly subtitle: PersonSubtitle;
  readonly fields: PersonFields;
  readonly account: RecordedAccount | null;
  /** When something was last sent, ISO 8601; null if nothing was. */
  readonly awards: { readonly nominated: string | null; readonly voted: string | null };
  readonly purchases: readonly RecordedPurchase[];
  readonly mails: readonly RecordedMail[];
  readonly log: readonly LoggedChange[];
}
