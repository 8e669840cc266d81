import createClient, { type Client } from 'openapi-fetch';
import type { components, operations, paths } from './schema.gen.ts';

export { operationTable } from './operations.gen.ts';
export type { components, operations, paths };

type Schemas = components['schemas'];

/** A client of every call of the API; a wrong path, parameter or body does not compile. */
export type ApiClient = Client<paths>;

/** What a client needs to know. */
export interface ApiClientOptions {
  /**
   * Where the API is, ending in `/api`.
   *
   * @default '/api', of the same site
   */
  baseUrl?: string;
  /**
   * Sends requests, for tests and for rendering on the server.
   *
   * @default the global `fetch`
   */
  fetch?: (request: Request) => Promise<Response>;
}

/** Firefox lets a request outlive its page only where `fetch` itself is told so: the Request is not enough. */
const send = (request: Request) => globalThis.fetch(request, { keepalive: request.keepalive });

/**
 * Makes a client of the API. Cookies are sent, arguments and answers are typed by openapi.yaml, and a
 * call resolves to `{ data }` or `{ error }`, where `error` is a {@link Problem}; it rejects only when
 * there was no answer at all.
 */
export function createApiClient(options: ApiClientOptions = {}): ApiClient {
  const { baseUrl = '/api', fetch = send } = options;
  return createClient<paths>({ baseUrl, credentials: 'include', fetch });
}

/** The name of an operation in openapi.yaml. */
export type OperationId = keyof operations;

/** A problem document: every answer outside 2xx. */
export type Problem = Schemas['Problem'];
/** What went wrong, for programs; the portal has a sentence for each. */
export type ProblemCode = Schemas['ProblemCode'];
/** A part of a request that is wrong: a JSON pointer and a sentence. */
export type FieldError = Schemas['FieldError'];
/** 401 of a code: how often it can still be tried. */
export type WrongCode = Schemas['WrongCode'];
/** 409 of a vote: the ballot was saved elsewhere, and what it is now. */
export type StaleVotes = Schemas['StaleVotes'];
/** 409 of a nomination: the category was saved elsewhere, and what it is now. */
export type StaleNominations = Schemas['StaleNominations'];
/** 409 of a person: a field was changed elsewhere, and what the record is now. */
export type StalePerson = Schemas['StalePerson'];
/** 409 of a purchase; with `amount_mismatch` the right `amount` in the currency's minor unit. */
export type PurchaseConflict = Schemas['PurchaseConflict'];

/** The previous mailbox's answer to a move: the key of its mail, and whether it agrees. */
export type MoveAnswer = Schemas['MoveAnswer'];
/** Lifts the limits of an administrator: their address and the reason. */
export type LimitsLift = Schemas['LimitsLift'];
/** Words from the configuration; English is the fallback. */
export type LocalizedText = Schemas['LocalizedText'];
/** The convention's configuration, as the portal needs it. */
export type Config = Schemas['Config'];
/** A membership type: its words and the rights that it gives. */
export type MembershipType = Schemas['MembershipType'];
/** Which parts of the product the convention has. */
export type Parts = Schemas['Parts'];
/** Which membership types each choice offers, in display order. */
export type MembershipGroups = Schemas['MembershipGroups'];
/** The awards of the convention, whatever they are called. */
export type HugoConfig = Schemas['HugoConfig'];
/** One award: what it is called, its dates and how much is ranked and nominated. */
export type Award = Schemas['Award'];
/** What a person may do in one award. */
export type AwardRights = Schemas['AwardRights'];
/** Other forms of a name, by language and by what the language calls them. */
export type NameForms = Schemas['NameForms'];
/** From `opens` until the end of the minute that `closes` names. */
export type Period = Schemas['Period'];
/** A category with its nomination fields. */
export type HugoCategory = Schemas['HugoCategory'];

/** Asks for a login link; a `name` makes an account for a new address. */
export type KeyRequest = Schemas['KeyRequest'];
/** The language that an account is to be written to in. */
export type LanguageRequest = Schemas['LanguageRequest'];
/** An address and the key of its login link. */
export type LoginRequest = Schemas['LoginRequest'];
/** The code of a mail, as `POST /login/code` takes it. */
export type CodeRequest = Schemas['CodeRequest'];
/** Whom a code signed in, and where they were going. */
export type CodeAnswer = Schemas['CodeAnswer'];
/** The signed-in account: address, people, roles. */
export type User = Schemas['User'];
/** Somebody on an account; every key is there, null when unset. */
export type Person = Schemas['Person'];
/** Where to send paper publications. */
export type PaperPubs = Schemas['PaperPubs'];
/** The changed fields of a person; null clears one. */
export type PersonChanges = Schemas['PersonChanges'];
/** What to look a member up by. */
export type LookupQuery = Schemas['LookupQuery'];
/** What a lookup found. */
export type LookupResult = Schemas['LookupResult'];

/** Whom a query found, as far as it takes to tell them apart. */
export type FoundPerson = Schemas['FoundPerson'];
/** What is left of a limit of an administrator, when that is little. */
export type Allowance = Schemas['Allowance'];
/** What is changed of somebody's details for them, and why. */
export type PersonEdit = Schemas['PersonEdit'];
/** Another membership for somebody, and why. */
export type MembershipChange = Schemas['MembershipChange'];
/** Another address for somebody, and why. */
export type EmailChange = Schemas['EmailChange'];
/** The names of the fields that an administrator changed. */
export type PersonChanged = Schemas['PersonChanged'];
/** One change of a record: who, when, why and what. */
export type LogEntry = Schemas['LogEntry'];
/** One field of a change. */
export type FieldChange = Schemas['FieldChange'];
/** A mail that was or will be sent. */
export type MailRecord = Schemas['MailRecord'];
/** The account that a person is on. */
export type AccountRecord = Schemas['AccountRecord'];
/** That somebody saved something in a category, and not what. */
export type AwardSave = Schemas['AwardSave'];
/** When somebody sent a ballot and nominations last. */
export type AwardsSent = Schemas['AwardsSent'];
/** What is known of a person, for administrators. */
export type PersonRecord = Schemas['PersonRecord'];

/** A mail, without what it says. */
export type FoundMail = Schemas['FoundMail'];
/** A mailing to many, and what became of its mails. */
export type Campaign = Schemas['Campaign'];
/** A ballot as one save left it, without what is on it. */
export type BallotVersion = Schemas['BallotVersion'];
/** What became of an act on a ballot: done, or waiting for a second administrator. */
export type BallotDone = Schemas['BallotDone'];
/** What an administrator asked for and another one has to approve. */
export type PendingAct = Schemas['PendingAct'];
/** Whether a second administrator approves or rejects an act, and why. */
export type PendingDecision = Schemas['PendingDecision'];
/** All that waits for an approval. */
export type PendingActs = Schemas['PendingActs'];
/** How many have voted and nominated. */
export type Turnout = Schemas['Turnout'];
/** What one administrator did to one record, or read. */
export type AuditRow = Schemas['AuditRow'];
/** Filters rows of the audit trail. */
export type AuditQuery = Schemas['AuditQuery'];
/** A purchase as a whole, for administrators. */
export type FoundPurchase = Schemas['FoundPurchase'];
/** What came and went at the payment provider. */
export type MoneyLine = Schemas['MoneyLine'];
/** What the lines of an account add up to. */
export type MoneySum = Schemas['MoneySum'];

/** A finalist of a category; `replaced` when it was taken off the ballot. */
export type Finalist = Schemas['Finalist'];
/** Category key to finalists, in ballot order. */
export type Finalists = Schemas['Finalists'];
/** At most seven finalist ids, best first; -1 is No award, null and 0 are no entry. */
export type Ranking = Schemas['Ranking'];
/** How the people of an account stand with the awards. */
export type AwardSummary = Schemas['AwardSummary'];
/** Category key to the saved ranking and its time. */
export type Votes = Schemas['Votes'];
/** The changed categories of a ballot, signed. */
export type VoteRequest = Schemas['VoteRequest'];
/** What was saved of a ballot, and when. */
export type VoteAnswer = Schemas['VoteAnswer'];
/** One nominated work or person: field key to text. */
export type Nomination = Schemas['Nomination'];
/** What is saved for a category. */
export type Nominations = Schemas['Nominations'];
/** Nominations of one category, signed. */
export type NominateRequest = Schemas['NominateRequest'];
/** Category key to formats to a download. */
export type Packet = Schemas['Packet'];

/** What the payment provider gave the browser, or null when nothing is to pay. */
export type PaymentSource = Schemas['PaymentSource'];
/** The details of somebody who is not in the database yet. */
export type NewPerson = Schemas['NewPerson'];
/** A day pass to buy. */
export type NewDaypass = Schemas['NewDaypass'];
/** A better membership, paper publications, or both. */
export type Upgrade = Schemas['Upgrade'];
/** A purchase of memberships or upgrades; `amount` in the currency's minor unit. */
export type PurchaseRequest = Schemas['PurchaseRequest'];
/** A purchase of day passes; `amount` in the currency's minor unit. */
export type DaypassRequest = Schemas['DaypassRequest'];
/** An item of the purchase data to buy; `amount` in the currency's minor unit. */
export type NewItem = Schemas['NewItem'];
/** An unpaid invoice to pay. */
export type InvoiceItem = Schemas['InvoiceItem'];
/** A purchase of items, or a payment of invoices. */
export type OtherPurchaseRequest = Schemas['OtherPurchaseRequest'];
/** How a purchase of memberships or day passes went. */
export type PurchaseAnswer = Schemas['PurchaseAnswer'];
/** How a purchase of items went. */
export type OtherPurchaseAnswer = Schemas['OtherPurchaseAnswer'];
/** Why a purchase was not paid. */
export type NotPaidCode = Schemas['NotPaidCode'];
/** How a purchase stands, asked later by its idempotency key. */
export type PurchaseState = Schemas['PurchaseState'];
/** Category key to what it sells. */
export type PurchaseData = Schemas['PurchaseData'];
/** A category of things to buy. */
export type PurchaseCategory = Schemas['PurchaseCategory'];
/** A field of a category's form. */
export type PurchaseField = Schemas['PurchaseField'];
/** A thing to buy; `amount` in the currency's minor unit. */
export type PurchaseType = Schemas['PurchaseType'];
/** Type of day pass to day to amount. */
export type DaypassPrices = Schemas['DaypassPrices'];
/** A purchase or invoice of the account; `amount` in the currency's minor unit. */
export type Purchase = Schemas['Purchase'];
/** Payment account to the provider's public key. */
export type PaymentKeys = Schemas['PaymentKeys'];
