import type { Nomination, Reading } from '@conkit/rules';
import type { ColumnType, Generated, JSONColumnType, Selectable } from 'kysely';
import type { PaymentResult } from '../ports/payments.ts';
import type { PaperPubs, PersonText, PurchaseItem } from './items.ts';

/** A column read as `T` and written as JSON text, which both drivers accept. */
type Json<T extends object | null> = JSONColumnType<T>;
/** A `bigint` id; both drivers return numbers. */
type Id = Generated<number>;

export interface PersonTable extends Record<PersonText, string | null> {
  id: Id;
  last_modified: Date;
  membership: string;
  member_number: number | null;
  legal_name: string;
  /** The address as its owner typed it. */
  email: string | null;
  /** {@link emailKey} of `email`, for comparing addresses. */
  email_key: string | null;
  paper_pubs: ColumnType<PaperPubs | null, string | null | undefined, string | null>;
  /** The type of a day pass holder, such as `Adult`; `daypass_days` has a flag for each day. */
  daypass_type: string | null;
  daypass_days: boolean[] | null;
  /** `lookupNames` of the rules: the names by which a lookup finds the person. */
  lookup_names: Generated<string[]>;
  /** When they got a membership with their current rights; an older server leaves it to the database. */
  joined: Generated<Date | null>;
  /** The imported lists that contain them. */
  lists: Generated<string[]>;
}

/** A change to a person; a trigger writes it. */
interface PersonChangeTable {
  id: Id;
  person_id: number;
  /** The `last_modified` that the change gave the record. */
  time: Date;
  /** The account that made it; null for a purchase. */
  author: string | null;
  client_ip: string | null;
  client_ua: string | null;
  /** The crew member who made it; null for the person's own account and for a purchase. */
  operator: ColumnType<string | null, string | null | undefined>;
  before: Json<object>;
  /** The changed columns and their new values. */
  after: Json<object>;
}

/** The audit log of the crew's acts. */
interface AuditTable {
  id: Id;
  time: Date;
  /** The address of an administrator, or `cli:` and the name of the operator who ran a command. */
  operator: string;
  operation: string;
  reason: string;
  person_id: number | null;
  /** The address key of an account, for an act that concerns no person. */
  account: string | null;
  before: Json<object>;
  after: Json<object>;
  /** The administrator who approved it, or `single_administrator`; null where no approval was needed. */
  approved_by: string | null;
  /** The row's place in the chain, from 1. A trigger fills it, as it does the hashes. */
  seq: Generated<number>;
  /** The person's number when the row was written; `person_id` moves when records are merged. */
  record: Generated<number | null>;
  /** The number of the record that a merge removed. */
  merged: ColumnType<number | null, number | null | undefined>;
  /** Whether the row is about reading, without a change. */
  is_read: Generated<boolean>;
  /** The hashes of the rows that an erasure redacted, by their place. */
  amends: ColumnType<Readonly<Record<string, string>> | null, string | null | undefined, never>;
  salt: Generated<Uint8Array>;
  details_hash: Generated<Uint8Array>;
  hash: Generated<Uint8Array>;
}

/** The newest row of the audit chain. */
interface AuditHeadTable {
  is_only: Generated<boolean>;
  seq: number;
  hash: Uint8Array;
}

interface RoleTable {
  email_key: string;
  role: string;
  granted_at: Generated<Date>;
}

/** An administrator's request that another one has to approve. */
export interface PendingActTable {
  id: Generated<number>;
  operation: string;
  person_id: number | null;
  account: string | null;
  request: Json<object>;
  requester: string;
  reason: string;
  created: Date;
  expires: Date;
}

/** What is stored about an address, apart from its people. */
interface AccountTable {
  email_key: string;
  /** The language of its mails. */
  language: string | null;
  /** Whether a member chose that language; otherwise a browser sent it. */
  is_chosen: Generated<boolean>;
  /** When a reader of the mailbox last signed in. */
  signed_in: Date | null;
  /** Since when the address has bounced. */
  bounced_at: ColumnType<Date | null, Date | null | undefined>;
  /** When the address was unsubscribed from campaigns. */
  unsubscribed: ColumnType<Date | null, Date | null | undefined>;
}

interface SessionTable {
  id: string;
  email: string;
  email_key: string;
  created: Date;
  /** When its owner last proved who they are: that they read the mailbox, or have a passkey. */
  proved: Date | null;
  expires: Date;
  /** The person whose personal link or passkey opened it. */
  person_id: number | null;
  /** The passkey that opened it. Removing the passkey ends the session. */
  passkey_id: ColumnType<number | null, number | null | undefined>;
}

/** A person's passkey (WebAuthn). A trigger deletes it when its person leaves the account. */
interface PasskeyTable {
  id: Generated<number>;
  person_id: number;
  /** The account on which it was added, which is the only one that it opens. */
  email_key: string;
  /**
   * In base64url, as is `user_handle`. The authenticator finds the passkey by this id, and its person by `user_handle`.
   */
  credential_id: string;
  user_handle: string;
  /** COSE, in base64url. */
  public_key: string;
  /** The authenticator's count of signatures; 0 if it doesn't count. */
  counter: number;
  transports: string[];
  name: string;
  created: Date;
  used: Date | null;
}

/** What an authenticator has to sign. A row is deleted when it is used. */
interface PasskeyChallengeTable {
  /** A keyed hash of the challenge and of the browser or person that it is for. */
  id: string;
  /** The person who gets a passkey; null for a sign-in. */
  person_id: number | null;
  expires: Date;
}

interface LoginKeyTable {
  hash: string;
  email: string;
  email_key: string;
  created: Date;
  expires: Date;
}

/** A browser that waits for a mailed code. */
interface LoginCodeTable {
  /** A keyed hash of the browser's cookie. */
  id: string;
  /** Connects the newest request to its mail. */
  request: string;
  email: string;
  email_key: string;
  path: string | null;
  /** Null until the code is mailed, and for an address without an account. */
  hash: string | null;
  tries: number;
  expires: Date;
}

interface VoteTable {
  id: Id;
  person_id: number;
  category: string;
  votes: (number | null)[];
  signature: string;
  time: Date;
  /** Empty since the table `save_origin` exists, unless an older process wrote it. */
  client_ip: string;
  client_ua: string | null;
  /** The source when the voter did not save it: `paper`, `restored` or `merged`. */
  entered: ColumnType<string | null, string | null | undefined>;
  /** For a disallowed ballot that a merge set aside, the id of its newest save; otherwise 0. */
  set_aside: ColumnType<number, undefined>;
}

/** The network address and browser of a save of a ballot or of nominations. */
interface SaveOriginTable {
  kind: 'vote' | 'nomination';
  save_id: number;
  person_id: number;
  client_ip: string;
  client_ua: string | null;
  delete_after: Date;
}

/** A ballot that is not counted until it is allowed again. */
interface DisallowedBallotTable {
  person_id: number;
  ballot: string;
  since: Date;
  reason: string;
}

/** The people who get mails before a deadline if their ballot is unfinished. */
interface ReminderTable {
  person_id: number;
  /** The reminders that are not sent any more, as `<award>:<hours before the deadline>`. */
  done: Generated<string[]>;
}

/** The reading lists that members keep on their account. */
interface ReadingTable {
  person_id: number;
  saved_at: Date;
  entries: ColumnType<Reading, string>;
}

/** The voters who got a mail that a finalist they ranked was replaced. */
interface ReplacementToldTable {
  finalist_id: number;
  person_id: number;
  told: Date;
}

interface BallotTable {
  person_id: number;
  saved_at: Date;
  /** The newest votes of each category, with their time. */
  current: Json<object>;
}

/**
 * A person moved by the crew whose ballot the new account can't read yet; `awards/holds.ts` decides which are
 * in force.
 */
interface BallotHoldTable {
  person_id: number;
  /** The address of the account in which the member last signed in. */
  email: string | null;
  email_key: string | null;
  /** The newest move. */
  since: Date;
  /** The administrators who moved the person. */
  movers: ColumnType<string[], string[] | undefined>;
  /** Whether that mailbox answered that the member did not ask for the move. */
  is_stopped: Generated<boolean>;
  /** Whether it expires by time alone. */
  expires: Generated<boolean>;
  /** Whether the record also has awards data of another account than this one, because two records were merged. */
  is_mixed: Generated<boolean>;
}

/** A link by which the trusted mailbox answers a move. */
interface HoldKeyTable {
  hash: string;
  person_id: number;
  /** `since` of the hold. */
  since: Date;
  expires: Date;
  /** The answer, if any. */
  answer: 'agree' | 'stop' | null;
}

/** A membership that was transferred between two people. */
interface MembershipTransferTable {
  id: Id;
  former_id: number;
  owner_id: number;
  time: Date;
}

export interface NominationTable {
  id: Id;
  person_id: number;
  category: string;
  /** The number of the save for the person and category, from 1. */
  version: number;
  nominations: Json<Nomination[]>;
  signature: string;
  time: Date;
  client_ip: string;
  client_ua: string | null;
}

interface SeriesExtraCodeTable {
  id: Id;
  code: string;
  /** The person who has the code; null while it is free. */
  person_id: ColumnType<number | null, number | null | undefined>;
  given: ColumnType<Date | null, Date | null | undefined>;
}

/** The `request_hash` of a key that was cancelled before a purchase used it. */
export const NO_REQUEST = '';

interface PurchaseIntentTable {
  id: Id;
  idempotency_key: string;
  request_hash: string;
  status: string;
  account: string;
  email: string;
  email_key: string;
  /** The buyer's account; null for a visitor, and in rows from before this column. */
  buyer_email_key: ColumnType<string | null, string | null | undefined>;
  /** In the currency's minor unit. */
  amount: number;
  currency: string;
  /** The bought items, in the order of the payments. */
  items: Json<PurchaseItem[]>;
  provider_id: string | null;
  /** The payment provider's last result. */
  provider: ColumnType<PaymentResult | null, string | null | undefined, string | null>;
  /** What was paid but could not be delivered. The money must be refunded. */
  problem: ColumnType<string | null, string | null | undefined, string | null>;
  /** The refunded part of `amount`. */
  refunded: Generated<number>;
  /** Whether the card holder's bank has taken the money back, or is about to. */
  disputed: Generated<boolean>;
  /** The disputed part; null for all that was not refunded. */
  disputed_amount: ColumnType<number | null, number | null | undefined>;
  /** The language of the requesting page. */
  language: ColumnType<string | null, string | null | undefined>;
  /** Until when an open purchase holds its places; null as long as it is open. */
  held_until: ColumnType<Date | null, Date | null | undefined>;
  /** When a payment that came too late was last refunded in vain. */
  refund_tried: ColumnType<Date | null, Date | null | undefined>;
  created: Date;
  updated: Date;
}

/** A movement of money at the payment provider; a trigger writes it. */
export interface MoneyLineTable {
  id: Id;
  intent_id: number;
  time: Date;
  kind: string;
  /** In the currency's minor unit; negative for money that was given back. */
  amount: number;
}

export interface SandboxChargeTable {
  key: string;
  id: string;
  client_secret: string;
  /** In the currency's minor unit. */
  amount: number;
  currency: string;
  description: string;
  status: string;
  failure: string | null;
  created: Date;
  /** The last digits of the card; null for a charge of an older process. */
  last4: string | null;
  /** The refunded part of `amount`. */
  refunded: Generated<number>;
}

export interface StripePaymentTable {
  key: string;
  account: string;
  /** The id of the PaymentIntent. */
  id: string;
  created: Date;
}

interface ProviderEventTable {
  id: string;
  account: string;
  type: string;
  received: Date;
}

export interface PaymentTable {
  id: Id;
  intent_id: number | null;
  created: Date;
  updated: Date | null;
  payment_email: string;
  payment_email_key: string;
  status: string;
  stripe_charge_id: string | null;
  stripe_receipt: string | null;
  stripe_token: string | null;
  error: string | null;
  /** In the currency's minor unit. */
  amount: number;
  currency: string;
  person_id: number | null;
  person_name: string | null;
  category: string;
  type: string;
  data: ColumnType<Record<string, unknown> | null, string | null | undefined, string | null>;
  invoice: string | null;
  comments: string | null;
}

interface PurchaseTokenTable {
  token: string;
  payment_id: number;
}

interface MailJobTable {
  id: Id;
  kind: string;
  data: Json<object>;
  due_at: Date;
  dedupe_key: string | null;
  attempts: Generated<number>;
  last_error: string | null;
  created: Date;
  sent_at: Date | null;
  failed_at: Date | null;
  /** The language of the requesting page. */
  language: ColumnType<string | null, string | null | undefined>;
  campaign_id: ColumnType<number | null, number | null | undefined>;
  /** Identifies the mail in a delivery report, and cannot be guessed. */
  reference: Generated<string>;
  /** The recipient; null until the mail is due. */
  recipient: ColumnType<string | null, string | null | undefined>;
  recipient_key: ColumnType<string | null, string | null | undefined>;
  /** Whether it was dropped when it was due, as there was nothing to send any more. */
  skipped: Generated<boolean>;
  bounced_at: ColumnType<Date | null, Date | null | undefined>;
  /** The reason for the bounce. */
  bounce: ColumnType<string | null, string | null | undefined>;
}

/** A campaign, whose mails are in `mail_job`. */
interface CampaignTable {
  id: Id;
  name: string;
  /** `vote` or `nominate`. */
  act: string;
  /** Whether it skips people who have voted or nominated. */
  only_not_yet: boolean;
  per_minute: number;
  created: Date;
  /** None of its mails is sent before this time. */
  next_at: Date;
  is_paused: Generated<boolean>;
}

interface RateLimitTable {
  key: string;
  window_start: Date;
  count: number;
}

interface SettingTable {
  key: string;
  value: string;
}

interface FinalistIdTable {
  id: number;
  category: string;
  title: string;
}

/** A version of the convention's configuration that was active; the newest one is. */
interface ConfigurationTable {
  version: number;
  /** The SHA-256 of its content. */
  hash: string;
  /** `ConfigFacts`. */
  facts: Json<object>;
  /** The version before it. */
  previous: number | null;
  /** Whether a server started with the folder; otherwise `conkit config apply` activated it. */
  is_start: boolean;
  time: Date;
}

/** The folders of configurations, by hash. */
interface ConfigurationContentTable {
  hash: string;
  content: string;
}

/** All tables as Kysely types; `migrations/` defines the same in SQL. */
export interface Tables {
  person: PersonTable;
  person_change: PersonChangeTable;
  audit: AuditTable;
  audit_head: AuditHeadTable;
  role: RoleTable;
  pending_act: PendingActTable;
  account: AccountTable;
  session: SessionTable;
  login_key: LoginKeyTable;
  login_code: LoginCodeTable;
  passkey: PasskeyTable;
  passkey_challenge: PasskeyChallengeTable;
  vote: VoteTable;
  save_origin: SaveOriginTable;
  ballot: BallotTable;
  disallowed_ballot: DisallowedBallotTable;
  replacement_told: ReplacementToldTable;
  reminder: ReminderTable;
  reading: ReadingTable;
  ballot_hold: BallotHoldTable;
  hold_key: HoldKeyTable;
  membership_transfer: MembershipTransferTable;
  nomination: NominationTable;
  series_extra_code: SeriesExtraCodeTable;
  purchase_intent: PurchaseIntentTable;
  payment: PaymentTable;
  purchase_token: PurchaseTokenTable;
  money_line: MoneyLineTable;
  sandbox_charge: SandboxChargeTable;
  stripe_payment: StripePaymentTable;
  stripe_event: ProviderEventTable;
  mail_job: MailJobTable;
  campaign: CampaignTable;
  rate_limit: RateLimitTable;
  setting: SettingTable;
  finalist_id: FinalistIdTable;
  configuration: ConfigurationTable;
  configuration_content: ConfigurationContentTable;
}

export type PersonRow = Selectable<PersonTable>;
export type PurchaseIntentRow = Selectable<PurchaseIntentTable>;
