import type { Nomination } from '@conkit/rules';
import type { ColumnType, Generated, JSONColumnType, Selectable } from 'kysely';
import type { PaymentResult } from '../ports/payments.ts';
import type { PaperPubs, PersonText, PurchaseItem } from './items.ts';

/** A column read as `T` and written as JSON text, which both drivers accept. */
type Json<T extends object | null> = JSONColumnType<T>;
/** `bigint` ids arrive as numbers from both drivers. */
type Id = Generated<number>;

export interface PersonTable extends Record<PersonText, string | null> {
  id: Id;
  last_modified: Date;
  membership: string;
  member_number: number | null;
  legal_name: string;
  /** As its owner typed it. */
  email: string | null;
  /** {@link emailKey} of `email`: what addresses are compared by. */
  email_key: string | null;
  paper_pubs: ColumnType<PaperPubs | null, string | null | undefined, string | null>;
  /** The type of a day pass holder, such as `Adult`; `daypass_days` says for each day whether it is one of theirs. */
  daypass_type: string | null;
  daypass_days: boolean[] | null;
  /** `lookupNames` of the rules: what a lookup finds the person by. */
  lookup_names: Generated<string[]>;
  /** Since when they have had a membership with the rights of theirs; an older server leaves it to the database. */
  joined: Generated<Date | null>;
  /** The imported lists that they are on. */
  lists: Generated<string[]>;
}

/** What was changed of a person; a trigger writes it. */
export interface PersonChangeTable {
  id: Id;
  person_id: number;
  /** The `last_modified` that the change gave the record. */
  time: Date;
  /** The account that asked for it; null when a purchase did it. */
  author: string | null;
  client_ip: string | null;
  client_ua: string | null;
  /** Who of the crew did; null for its own account and for a purchase. */
  operator: ColumnType<string | null, string | null | undefined>;
  before: Json<object>;
  /** The changed columns and their new values. */
  after: Json<object>;
}

/** What the crew did for others. */
export interface AuditTable {
  id: Id;
  time: Date;
  /** The address of an administrator, or `cli:` and the name of whoever ran a command. */
  operator: string;
  operation: string;
  reason: string;
  person_id: number | null;
  /** The address key of an account, of what is about no person. */
  account: string | null;
  before: Json<object>;
  after: Json<object>;
  /** Which other administrator approved it, or `single_administrator`; null where none was needed. */
  approved_by: string | null;
  /** The row's place in the chain, from 1; like the hashes, a trigger fills it. */
  seq: Generated<number>;
  /** The person's number when the row was written; `person_id` moves when records are merged. */
  record: Generated<number | null>;
  /** The number of the record that a merge removed. */
  merged: ColumnType<number | null, number | null | undefined>;
  /** Whether the row is about something that was read and not changed. */
  is_read: Generated<boolean>;
  /** The hashes of the rows that an erasure redacted, by their place. */
  amends: ColumnType<Readonly<Record<string, string>> | null, string | null | undefined, never>;
  salt: Generated<Uint8Array>;
  details_hash: Generated<Uint8Array>;
  hash: Generated<Uint8Array>;
}

/** The newest row of the audit chain. */
export interface AuditHeadTable {
  is_only: Generated<boolean>;
  seq: number;
  hash: Uint8Array;
}

export interface RoleTable {
  email_key: string;
  role: string;
  granted_at: Generated<Date>;
}

/** What an administrator asked for and another one has to approve. */
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

/** What is known of an address beside its people. */
export interface AccountTable {
  email_key: string;
  /** Which language it is written to in. */
  language: string | null;
  /** Whether somebody chose that language; else a browser was set to it. */
  is_chosen: Generated<boolean>;
  /** Since when somebody who reads the mailbox has been there. */
  signed_in: Date | null;
  /** Since when the address has been known to take no mail. */
  bounced_at: ColumnType<Date | null, Date | null | undefined>;
  /** Since when the address has wanted no mails of campaigns. */
  unsubscribed: ColumnType<Date | null, Date | null | undefined>;
}

export interface SessionTable {
  id: string;
  email: string;
  email_key: string;
  created: Date;
  /** When its owner last showed that they read the mailbox. */
  proved: Date | null;
  expires: Date;
}

export interface LoginKeyTable {
  hash: string;
  email: string;
  email_key: string;
  created: Date;
  expires: Date;
}

/** What a browser waits for that asked for a mail: the code in it. */
export interface LoginCodeTable {
  /** A keyed hash of the browser's cookie. */
  id: string;
  /** Names the newest request to the mail that it brings. */
  request: string;
  email: string;
  email_key: string;
  path: string | null;
  /** Null until the code is mailed, and where nobody has the address. */
  hash: string | null;
  tries: number;
  expires: Date;
}

export interface VoteTable {
  id: Id;
  person_id: number;
  category: string;
  votes: (number | null)[];
  signature: string;
  time: Date;
  /** Empty since the table `save_origin`, unless an older process wrote it. */
  client_ip: string;
  client_ua: string | null;
  /** How it came when the voter did not save it: `paper`, `restored` or `merged`. */
  entered: ColumnType<string | null, string | null | undefined>;
  /** Of a disallowed ballot that a merge set aside, the id of its newest save; else 0. */
  set_aside: ColumnType<number, undefined>;
}

/** Where a save of a ballot or of nominations came from. */
export interface SaveOriginTable {
  kind: 'vote' | 'nomination';
  save_id: number;
  person_id: number;
  client_ip: string;
  client_ua: string | null;
  delete_after: Date;
}

/** A ballot that is not counted until it is allowed again. */
export interface DisallowedBallotTable {
  person_id: number;
  /** `votes` or `nominations`. */
  ballot: string;
  since: Date;
  reason: string;
}

/** Who has been told that a finalist they ranked was replaced. */
export interface ReplacementToldTable {
  finalist_id: number;
  person_id: number;
  told: Date;
}

export interface BallotTable {
  person_id: number;
  saved_at: Date;
  /** The newest votes of each category, with their time. */
  current: Json<object>;
}

/** A person whom the crew moved, and whose ballot the new account can't read yet; `awards/holds.ts` tells which are in force. */
export interface BallotHoldTable {
  person_id: number;
  /** Of the account in which the member signed in last. */
  email: string | null;
  email_key: string | null;
  /** The newest move. */
  since: Date;
  /** Who moved the person. */
  movers: ColumnType<string[], string[] | undefined>;
  /** Whether that mailbox answered that its member did not ask for the move. */
  is_stopped: Generated<boolean>;
  /** Whether time alone ends it. */
  expires: Generated<boolean>;
  /** Whether the record also has awards data of another account than this one, because two records were merged. */
  is_mixed: Generated<boolean>;
}

/** A link by which the trusted mailbox answers a move. */
export interface HoldKeyTable {
  hash: string;
  person_id: number;
  /** `since` of the hold. */
  since: Date;
  expires: Date;
  /** What was answered, if anything. */
  answer: 'agree' | 'stop' | null;
}

/** Whose membership was given to whom. */
export interface MembershipTransferTable {
  id: Id;
  former_id: number;
  owner_id: number;
  time: Date;
}

export interface NominationTable {
  id: Id;
  person_id: number;
  category: string;
  /** Which save of the person and category it is, from 1. */
  version: number;
  nominations: Json<Nomination[]>;
  signature: string;
  time: Date;
  client_ip: string;
  client_ua: string | null;
}

export interface SeriesExtraCodeTable {
  id: Id;
  code: string;
  /** Who has it; null while nobody has. */
  person_id: ColumnType<number | null, number | null | undefined>;
  given: ColumnType<Date | null, Date | null | undefined>;
}

/** The `request_hash` of a key that was cancelled before a purchase came with it. */
export const NO_REQUEST = '';

export interface PurchaseIntentTable {
  id: Id;
  idempotency_key: string;
  request_hash: string;
  status: string;
  account: string;
  email: string;
  email_key: string;
  /** The account that asked for it; null for a visitor, and in what was recorded before this was. */
  buyer_email_key: ColumnType<string | null, string | null | undefined>;
  /** In the currency's minor unit. */
  amount: number;
  currency: string;
  /** What is bought, in the order of the payments. */
  items: Json<PurchaseItem[]>;
  provider_id: string | null;
  /** What the payment provider said last. */
  provider: ColumnType<PaymentResult | null, string | null | undefined, string | null>;
  /** What was paid and could not be delivered: somebody must give the money back. */
  problem: ColumnType<string | null, string | null | undefined, string | null>;
  /** What of `amount` was given back. */
  refunded: Generated<number>;
  /** Whether the card holder's bank has taken the money back, or is about to. */
  disputed: Generated<boolean>;
  /** What of it a dispute holds; null for all that was not refunded. */
  disputed_amount: ColumnType<number | null, number | null | undefined>;
  /** Of the page that asked for it. */
  language: ColumnType<string | null, string | null | undefined>;
  created: Date;
  updated: Date;
}

/** What came or went at the payment provider; a trigger writes it. */
export interface MoneyLineTable {
  id: Id;
  intent_id: number;
  time: Date;
  /** `charge`, `refund` or `dispute`. */
  kind: string;
  /** In the currency's minor unit; less than nothing when it went back. */
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
}

export interface StripePaymentTable {
  key: string;
  account: string;
  /** Of the PaymentIntent. */
  id: string;
  created: Date;
}

export interface StripeEventTable {
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

export interface PurchaseTokenTable {
  token: string;
  payment_id: number;
}

export interface MailJobTable {
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
  /** Of the page that asked for it. */
  language: ColumnType<string | null, string | null | undefined>;
  campaign_id: ColumnType<number | null, number | null | undefined>;
  /** Comes back with a delivery report, and cannot be guessed. */
  reference: Generated<string>;
  /** To whom it was sent, or was to be; null until its turn has come. */
  recipient: ColumnType<string | null, string | null | undefined>;
  recipient_key: ColumnType<string | null, string | null | undefined>;
  /** Whether it had nothing to say any more when its turn came. */
  skipped: Generated<boolean>;
  bounced_at: ColumnType<Date | null, Date | null | undefined>;
  /** What was said of why it bounced. */
  bounce: ColumnType<string | null, string | null | undefined>;
}

/** A mailing to many, whose mails are among the others. */
export interface CampaignTable {
  id: Id;
  name: string;
  /** `vote` or `nominate`. */
  act: string;
  /** Whether it leaves out who has voted or nominated. */
  only_not_yet: boolean;
  per_minute: number;
  created: Date;
  /** No mail of it is taken before this time. */
  next_at: Date;
  is_paused: Generated<boolean>;
}

export interface RateLimitTable {
  key: string;
  window_start: Date;
  count: number;
}

export interface SettingTable {
  key: string;
  value: string;
}

export interface FinalistIdTable {
  id: number;
  category: string;
  title: string;
}

/** Every table, as Kysely types; `migrations/` has the same in SQL. */
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
  vote: VoteTable;
  save_origin: SaveOriginTable;
  ballot: BallotTable;
  disallowed_ballot: DisallowedBallotTable;
  replacement_told: ReplacementToldTable;
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
  stripe_event: StripeEventTable;
  mail_job: MailJobTable;
  campaign: CampaignTable;
  rate_limit: RateLimitTable;
  setting: SettingTable;
  finalist_id: FinalistIdTable;
}

export type PersonRow = Selectable<PersonTable>;
export type PaymentRow = Selectable<PaymentTable>;
export type PurchaseIntentRow = Selectable<PurchaseIntentTable>;
