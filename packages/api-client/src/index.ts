import createClient, { type Client } from 'openapi-fetch';
import type { components, operations, paths } from './schema.gen.ts';

export { operationTable } from './operations.gen.ts';
export type { components, operations, paths };

type Schemas = components['schemas'];

/** A typed client of the API. A wrong path, parameter or body does not compile. */
export type ApiClient = Client<paths>;

/** Options for `createApiClient`. */
export interface ApiClientOptions {
  /**
   * The URL of the API, ending in `/api`.
   *
   * @default '/api' on the same site
   */
  baseUrl?: string;
  /**
   * Sends requests. Replace it in tests and for server-side rendering.
   *
   * @default the global `fetch`
   */
  fetch?: (request: Request) => Promise<Response>;
}

/** Firefox ignores the `keepalive` of a Request, so it is passed to `fetch` as well. */
const send = (request: Request) => globalThis.fetch(request, { keepalive: request.keepalive });

/**
 * Creates a client of the API. It sends cookies, and its arguments and answers are typed by openapi.yaml. A call resolves
 * to `{ data }` or `{ error }`, where `error` is a {@link Problem}. It rejects only when there was no answer.
 */
export function createApiClient(options: ApiClientOptions = {}): ApiClient {
  const { baseUrl = '/api', fetch = send } = options;
  return createClient<paths>({ baseUrl, credentials: 'include', fetch });
}

/** The name of an operation in openapi.yaml. */
export type OperationId = keyof operations;

/** A problem document: every answer outside 2xx. */
export type Problem = Schemas['Problem'];
/** The machine-readable code of a problem. */
export type ProblemCode = Schemas['ProblemCode'];
/** An invalid part of a request: a JSON pointer and a message. */
export type FieldError = Schemas['FieldError'];
/** 401 for a wrong code, with the number of remaining attempts. */
export type WrongCode = Schemas['WrongCode'];
/** 409 for a vote that was saved elsewhere, with the current ballot. */
export type StaleVotes = Schemas['StaleVotes'];
/** 409 for nominations that were saved elsewhere, with the current ones. */
export type StaleNominations = Schemas['StaleNominations'];
/** 409 for a person whose field was changed elsewhere, with the current record. */
export type StalePerson = Schemas['StalePerson'];
/** 409 for a purchase; `amount_mismatch` comes with the right `amount` in the currency's minor unit. */
export type PurchaseConflict = Schemas['PurchaseConflict'];

/** The previous mailbox's answer to a change of address: the key of its mail, and whether it agrees. */
export type MoveAnswer = Schemas['MoveAnswer'];
/** A request to lift an administrator's limits: their address and the reason. */
export type LimitsLift = Schemas['LimitsLift'];
/** A text from the configuration in several languages; English is the fallback. */
export type LocalizedText = Schemas['LocalizedText'];
/** A convention's accessibility statement. */
export type Accessibility = Schemas['Accessibility'];
/** The public configuration of the convention. */
export type Config = Schemas['Config'];
/** A membership type: its texts and the rights that it gives. */
export type MembershipType = Schemas['MembershipType'];
/** The parts of the product that the convention has enabled. */
export type Parts = Schemas['Parts'];
/** The membership types of each choice, in display order. */
export type MembershipGroups = Schemas['MembershipGroups'];
/** The awards of the convention. */
export type HugoConfig = Schemas['HugoConfig'];
/** One award: its name, dates and limits. */
export type Award = Schemas['Award'];
/** The rights of a person in one award. */
export type AwardRights = Schemas['AwardRights'];
/** Other forms of a name, by language and by the language's name for the form. */
export type NameForms = Schemas['NameForms'];
/** A period from `opens` to the end of the minute of `closes`. */
export type Period = Schemas['Period'];
/** A category with its nomination fields. */
export type HugoCategory = Schemas['HugoCategory'];

/** A request for a login link; with a `name` it creates an account for a new address. */
export type KeyRequest = Schemas['KeyRequest'];
/** The language for mails to an account. */
export type LanguageRequest = Schemas['LanguageRequest'];
/** An address and the key of its login link. */
export type LoginRequest = Schemas['LoginRequest'];
/** The code of a login mail, for `POST /login/code`. */
export type CodeRequest = Schemas['CodeRequest'];
/** The account that a code signed in, and the page to go to. */
export type CodeAnswer = Schemas['CodeAnswer'];
/** The signed-in account: address, people, roles. */
export type User = Schemas['User'];
/** A person on an account; every key is present, null when unset. */
export type Person = Schemas['Person'];
/** The postal address for paper publications. */
export type PaperPubs = Schemas['PaperPubs'];
/** The changed fields of a person; null clears one. */
export type PersonChanges = Schemas['PersonChanges'];
/** The details of a member lookup. */
export type LookupQuery = Schemas['LookupQuery'];
/** The result of a member lookup. */
export type LookupResult = Schemas['LookupResult'];

/** A person in search results, with the data to tell people apart. */
export type FoundPerson = Schemas['FoundPerson'];
/** How many calls an administrator has left under a limit, when they are few. */
export type Allowance = Schemas['Allowance'];
/** An administrator's change of a person's details, with the reason. */
export type PersonEdit = Schemas['PersonEdit'];
/** A change of a person's membership, with the reason. */
export type MembershipChange = Schemas['MembershipChange'];
/** A change of a person's email address, with the reason. */
export type EmailChange = Schemas['EmailChange'];
/** The names of the fields that an administrator changed. */
export type PersonChanged = Schemas['PersonChanged'];
/** One change of a record: who, when, why and what. */
export type LogEntry = Schemas['LogEntry'];
/** One field of a change. */
export type FieldChange = Schemas['FieldChange'];
/** A passkey of a person. */
export type Passkey = Schemas['Passkey'];
/** The proof that a browser has a passkey. */
export type PasskeyAssertion = Schemas['PasskeyAssertion'];
/** A new passkey, as a browser describes it. */
export type PasskeyAttestation = Schemas['PasskeyAttestation'];
/** An administrator who lost their passkeys. */
export type PasskeysReset = Schemas['PasskeysReset'];
/** What an export contains about a passkey. */
export type StoredPasskey = Schemas['StoredPasskey'];
/** A mail that was or will be sent. */
export type MailRecord = Schemas['MailRecord'];
/** The account that a person is on. */
export type AccountRecord = Schemas['AccountRecord'];
/** The time of a save in a category, without its content. */
export type AwardSave = Schemas['AwardSave'];
/** The times of a person's last ballot and nominations. */
export type AwardsSent = Schemas['AwardsSent'];
/** A person's record, for administrators. */
export type PersonRecord = Schemas['PersonRecord'];

/** A mail without its content. */
export type FoundMail = Schemas['FoundMail'];
/** A mailing to many people, and the status of its mails. */
export type Campaign = Schemas['Campaign'];
/** One saved version of a ballot, without its content. */
export type BallotVersion = Schemas['BallotVersion'];
/** The result of an action on a ballot: done, or waiting for a second administrator. */
export type BallotDone = Schemas['BallotDone'];
/** An administrator's action that a second one has to approve. */
export type PendingAct = Schemas['PendingAct'];
/** A second administrator's decision about an action, with the reason. */
export type PendingDecision = Schemas['PendingDecision'];
/** All actions that wait for an approval. */
export type PendingActs = Schemas['PendingActs'];
/** The numbers of voters and nominators. */
export type Turnout = Schemas['Turnout'];
/** One entry of the audit trail: an administrator changed or read a record. */
export type AuditRow = Schemas['AuditRow'];
/** A filter for the audit trail. */
export type AuditQuery = Schemas['AuditQuery'];
/** A complete purchase, for administrators. */
export type FoundPurchase = Schemas['FoundPurchase'];
/** A money movement at the payment provider. */
export type MoneyLine = Schemas['MoneyLine'];
/** The sum of an account's lines. */
export type MoneySum = Schemas['MoneySum'];

/** A finalist of a category; `replaced` when it was taken off the ballot. */
export type Finalist = Schemas['Finalist'];
/** The finalists in ballot order, by category key. */
export type Finalists = Schemas['Finalists'];
/** At most seven finalist ids, first choice first; -1 is No award, null and 0 are empty positions. */
export type Ranking = Schemas['Ranking'];
/** The progress of an account's people with the awards. */
export type AwardSummary = Schemas['AwardSummary'];
/** The saved rankings and their times, by category key. */
export type Votes = Schemas['Votes'];
/** The changed categories of a ballot, signed. */
export type VoteRequest = Schemas['VoteRequest'];
/** The saved categories of a ballot, and the time. */
export type VoteAnswer = Schemas['VoteAnswer'];
/** One nominated work or person: field key to text. */
export type Nomination = Schemas['Nomination'];
/** The saved nominations of a category. */
export type Nominations = Schemas['Nominations'];
/** Nominations of one category, signed. */
export type NominateRequest = Schemas['NominateRequest'];
/** A reading list that the account keeps. */
export type ReadingList = Schemas['ReadingList'];
/** The time of a saved reading list. */
export type ReadingAnswer = Schemas['ReadingAnswer'];
/** The downloads, by category key and format. */
export type Packet = Schemas['Packet'];

/** The payment provider's token from the browser, or null when there is nothing to pay. */
export type PaymentSource = Schemas['PaymentSource'];
/** The details of a new person. */
export type NewPerson = Schemas['NewPerson'];
/** A day pass to buy. */
export type NewDaypass = Schemas['NewDaypass'];
/** An upgrade: a more expensive membership, paper publications, or both. */
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
/** The result of a purchase of memberships or day passes. */
export type PurchaseAnswer = Schemas['PurchaseAnswer'];
/** The result of a purchase of items. */
export type OtherPurchaseAnswer = Schemas['OtherPurchaseAnswer'];
/** The reason why a purchase was not paid. */
export type NotPaidCode = Schemas['NotPaidCode'];
/** The status of a purchase, by its idempotency key. */
export type PurchaseState = Schemas['PurchaseState'];
/** What is for sale, by category key. */
export type PurchaseData = Schemas['PurchaseData'];
/** A category of things to buy. */
export type PurchaseCategory = Schemas['PurchaseCategory'];
/** A field of a category's form. */
export type PurchaseField = Schemas['PurchaseField'];
/** Whether a product is on sale, and how its price changes. */
export type Sale = Schemas['Sale'];
/** A thing to buy; `amount` in the currency's minor unit. */
export type PurchaseType = Schemas['PurchaseType'];
/** A question to the buyer of a type. */
export type Question = Schemas['Question'];
/** The answers to a type's questions, by key. */
export type Answers = Schemas['Answers'];
/** The prices of day passes, by type and day. */
export type DaypassPrices = Schemas['DaypassPrices'];
/** A purchase or invoice of the account; `amount` in the currency's minor unit. */
export type Purchase = Schemas['Purchase'];
/** The provider's public keys, by payment account. */
export type PaymentKeys = Schemas['PaymentKeys'];
