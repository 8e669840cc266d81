// Decisions: docs/decisions/api-contract.md
import type { OperationId, ProblemCode } from './index.ts';

/**
 * Who may call what: for every operation of openapi.yaml, the answer that each kind of caller gets. A server's tests
 * and the conformance kit are generated from this table, one test for each cell. An operation without rows does not
 * compile. The table describes only what is visible over HTTP.
 *
 * Each row is about a *target*: a person with every right, on an account with a second person, with saved
 * nominations, a saved ballot, a token, an open invoice, and a payment that waits for its bank. `names` is how the
 * request refers to the target, and `request` is one that the owner could send.
 */

/** The kinds of callers, and how each is set up. */
export const CALLERS = {
  anonymous: 'without a session',
  stranger: 'signed in to another account, whose person has the same rights as the target',
  owner: 'signed in to the account of the target',
  household:
    'signed in to the account of the target by another session, as the second person would',
  admin: 'signed in to another account, which has the role member_admin',
  hugoAdmin: 'signed in to another account, which has the role hugo_admin',
  formerAdmin: 'signed in while their account had every role, which were then taken from it',
} as const;

/** A kind of caller. */
export type Caller = keyof typeof CALLERS;

/**
 * How a request refers to the target: not at all (`nothing`); the `person` by the id in the path; the `recipient` by an
 * id in the body; the `email` address in the body; the `details` of a lookup; an `invoice` by its id; a purchase by its
 * `secret` key, which the caller has; or by a `guess` at that key from what others may know.
 */
export type Named =
  | 'nothing'
  | 'person'
  | 'recipient'
  | 'email'
  | 'details'
  | 'invoice'
  | 'secret'
  | 'guess';

/**
 * What an allowed call returns: the `target`; `public` data, the same for every caller; the caller's `own` account; the
 * `listing` of the target (id, membership and public name); its `record` for administrators, without its votes,
 * nominations and credentials; or only the `outcome` of the call.
 * It returns nothing else about the target, unless the caller is on the target's account.
 */
export type Shown = 'target' | 'public' | 'own' | 'listing' | 'record' | 'outcome';

/** What an allowed call changes: the `target`'s data, only the caller's `own` or new data, or `nothing`. */
export type Changed = 'target' | 'own' | 'nothing';

/** A status outside 2xx and the `code` of the problem. A refused call changes nothing. */
export type Refusal = `${number} ${ProblemCode}`;

/** A request of the table. */
export interface CallerRequest {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The target, as requests refer to it. */
export interface CallerTarget {
  readonly personId: number;
  readonly email: string;
  readonly legalName: string;
  readonly publicName: string;
  /** Returns an address that belongs to no account. */
  readonly newAddress: () => string;
}

/** One row of the table. */
export interface CallerRow {
  readonly names: Named;
  readonly shows: Shown;
  readonly changes: Changed;
  readonly gets: Readonly<Record<Caller, 'ok' | Refusal>>;
  /** Creates the request; null for one that needs data which each test prepares first ({@link PreparedRequests}). */
  readonly request: ((target: CallerTarget) => CallerRequest) | null;
  /** Whether a second call could not succeed, so that each test of an allowed call needs a new target. */
  readonly isOnce: boolean;
}

/** A row with a request, and one whose request each test prepares. */
type PlainRow = CallerRow & { readonly request: NonNullable<CallerRow['request']> };
type PreparedRow = CallerRow & { readonly request: null };

/** The content of a request, except the target's id in its path. */
interface Content {
  readonly query?: string;
  readonly body?: object | ((target: CallerTarget) => object);
  readonly isOnce?: boolean;
}

const row = (
  names: Named,
  shows: Shown,
  changes: Changed,
  gets: CallerRow['gets'],
  { query, body, isOnce = false }: Content = {},
): PlainRow => ({
  names,
  shows,
  changes,
  gets,
  isOnce,
  request: (target) => ({
    ...(names === 'person' && { params: { id: target.personId } }),
    ...(query !== undefined && { query }),
    ...(body !== undefined && { body: typeof body === 'function' ? body(target) : body }),
  }),
});

const prepared = (
  names: Named,
  shows: Shown,
  changes: Changed,
  gets: CallerRow['gets'],
  { isOnce = false }: Pick<Content, 'isOnce'> = {},
): PreparedRow => ({ names, shows, changes, gets, isOnce, request: null });

/** The reason that administrators give. */
const reason = 'Asked for it at the desk';

const answerAll = (answer: 'ok' | Refusal): CallerRow['gets'] => ({
  anonymous: answer,
  stranger: answer,
  owner: answer,
  household: answer,
  admin: answer,
  hugoAdmin: answer,
  formerAdmin: answer,
});

const everyone = answerAll('ok');

const signedIn = { ...everyone, anonymous: '401 unauthorized' } as const;

/** Allows the people of the account, but not administrators. */
const account = {
  anonymous: '401 unauthorized',
  stranger: '403 not_yours',
  owner: 'ok',
  household: 'ok',
  admin: '403 not_yours',
  hugoAdmin: '403 not_yours',
  formerAdmin: '403 not_yours',
} as const satisfies CallerRow['gets'];

/** Refuses the people of the account, too, when the request names something that does not exist. */
const refuseAll = (refusal: Refusal) => ({ ...account, owner: refusal, household: refusal });

const accountAndAdmin = { ...account, admin: 'ok' } as const;

/** Only administrators change an address. For other callers the request contains no valid change. */
const adminAlone = { ...accountAndAdmin, owner: '400 invalid', household: '400 invalid' } as const;

/** A key signs in only to the account that it was mailed to. */
const ownKeyAlone = {
  ...everyone,
  anonymous: '401 unauthorized',
  stranger: '401 unauthorized',
  admin: '401 unauthorized',
  hugoAdmin: '401 unauthorized',
  formerAdmin: '401 unauthorized',
} as const;

/** A code signs in only to the account that it was mailed to, in the browser that requested it. */
const ownCodeAlone = {
  ...everyone,
  anonymous: '401 wrong_code',
  stranger: '401 wrong_code',
  admin: '401 wrong_code',
  hugoAdmin: '401 wrong_code',
  formerAdmin: '401 wrong_code',
} as const;

/** Allows administrators with the role. Refuses even the people of the account. */
const memberAdmin = {
  ...answerAll('403 missing_role'),
  anonymous: '401 unauthorized',
  admin: 'ok',
} as const;

const anyAdmin = { ...memberAdmin, hugoAdmin: 'ok' } as const;

const hugoAdmin = { ...memberAdmin, admin: '403 missing_role', hugoAdmin: 'ok' } as const;

/** A passkey that no person has, with a challenge that no server has given. */
const credential = {
  id: 'cGFzc2tleQ',
  rawId: 'cGFzc2tleQ',
  type: 'public-key',
  clientExtensionResults: {},
};
const assertion = {
  clientDataJSON: btoa('{"type":"webauthn.get","challenge":"bmV2ZXIgZ2l2ZW4"}').replaceAll('=', ''),
  authenticatorData: 'AAAA',
  signature: 'AAAA',
};
const attestation = {
  clientDataJSON: btoa('{"type":"webauthn.create","challenge":"bmV2ZXIgZ2l2ZW4"}').replaceAll(
    '=',
    '',
  ),
  attestationObject: 'AAAA',
};

/** The table: each operation, with a row for each kind of request that it takes. */
export const callers = {
  /** The call only sends a mail to the address. */
  requestKey: {
    address: row('email', 'outcome', 'target', everyone, { body: ({ email }) => ({ email }) }),
  },
  /** Sends the key that was mailed to the caller. A caller without a session sends an invented key. */
  login: { ownKey: prepared('email', 'outcome', 'target', ownKeyAlone) },
  loginWithCode: {
    /** Sends the code that was mailed to the caller, from a browser that requested the target's mail. */
    ownCode: prepared('email', 'outcome', 'target', ownCodeAlone),
    /** Sends the target's own code, from a browser that requested another mail to the same address. */
    otherBrowser: prepared('secret', 'outcome', 'nothing', answerAll('401 wrong_code')),
  },
  startPasskeySignIn: { browser: row('nothing', 'outcome', 'nothing', everyone) },
  /** Sends a challenge that no server has given. */
  signInWithPasskey: {
    guess: row('guess', 'outcome', 'nothing', answerAll('403 expired_challenge'), {
      body: { credential: { ...credential, response: assertion } },
    }),
  },
  listPasskeys: { none: row('person', 'outcome', 'nothing', account) },
  startPasskey: { another: row('person', 'outcome', 'nothing', account) },
  /** Sends a challenge that no server has given. */
  addPasskey: {
    guess: row('person', 'outcome', 'nothing', refuseAll('403 expired_challenge'), {
      body: { name: 'The old phone', credential: { ...credential, response: attestation } },
    }),
  },
  /** The target has no passkey. */
  renamePasskey: {
    unknown: prepared('person', 'outcome', 'nothing', refuseAll('404 not_found')),
  },
  removePasskey: {
    unknown: prepared('person', 'outcome', 'nothing', refuseAll('404 not_found')),
  },
  getUser: { account: row('nothing', 'own', 'nothing', signedIn) },
  /** Sends a key that was never mailed. */
  answerMove: {
    guess: row('guess', 'outcome', 'nothing', answerAll('404 not_found'), {
      body: { key: '0123456789abcdef', answer: 'agree' },
    }),
  },
  setLanguage: { account: prepared('nothing', 'own', 'own', signedIn) },
  logout: {
    everywhere: row('nothing', 'own', 'own', signedIn, { query: 'all=1&keys=1', isOnce: true }),
  },
  lookupPerson: {
    known: row('details', 'listing', 'nothing', signedIn, {
      body: ({ publicName: name, email }) => ({ name, email }),
    }),
  },
  updatePerson: {
    details: row('person', 'outcome', 'target', accountAndAdmin, {
      body: { badge_name: 'Changed' },
    }),
    address: row('person', 'outcome', 'target', adminAlone, {
      body: ({ newAddress }) => ({ email: newAddress() }),
      isOnce: true,
    }),
  },
  getPersonLog: { changes: row('person', 'target', 'nothing', account) },
  inviteToChat: { account: row('nothing', 'own', 'own', signedIn) },
  getNominations: { saved: row('person', 'target', 'nothing', account) },
  mailNominations: { saved: row('person', 'outcome', 'target', account) },
  nominate: { category: prepared('person', 'outcome', 'target', account) },
  getAwardSummary: { account: row('nothing', 'own', 'nothing', signedIn) },
  getFinalists: { all: row('nothing', 'public', 'nothing', everyone) },
  getVotes: { saved: row('person', 'target', 'nothing', account) },
  mailVotes: { saved: row('person', 'outcome', 'target', account) },
  vote: { category: prepared('person', 'outcome', 'target', account) },
  setReminders: {
    wanted: row('person', 'outcome', 'target', account, { body: { wanted: true } }),
  },
  getReading: { list: row('person', 'target', 'nothing', account) },
  saveReading: { entries: prepared('person', 'outcome', 'target', account) },
  deleteReading: { list: row('person', 'outcome', 'target', account) },
  getPacket: { links: row('person', 'target', 'nothing', account) },
  requestSeriesExtra: { code: row('person', 'outcome', 'target', account) },
  purchase: {
    newMember: prepared('nothing', 'outcome', 'own', everyone),
    /** Any signed-in caller may give a more expensive membership as a gift. */
    upgrade: prepared('recipient', 'outcome', 'target', signedIn, { isOnce: true }),
    /** Only the person's own account may set the address for paper publications. */
    paperPubs: prepared('recipient', 'outcome', 'target', account, { isOnce: true }),
  },
  purchaseDaypass: { newPerson: prepared('nothing', 'outcome', 'own', everyone) },
  purchaseOther: {
    item: prepared('recipient', 'outcome', 'target', signedIn),
    invoice: prepared('invoice', 'outcome', 'target', account, { isOnce: true }),
  },
  /** Runs after the bank has confirmed, so that there is a purchase to finish. */
  finishPurchase: {
    key: prepared('secret', 'outcome', 'target', everyone),
    guess: prepared('guess', 'outcome', 'nothing', answerAll('404 not_found')),
  },
  cancelPurchase: {
    key: prepared('secret', 'outcome', 'target', everyone),
    /** The call uses up an unused key. */
    guess: prepared('guess', 'outcome', 'own', everyone),
  },
  getPurchaseState: {
    key: prepared('secret', 'target', 'nothing', everyone),
    guess: prepared('guess', 'outcome', 'nothing', answerAll('404 not_found')),
  },
  /** Exists where payments are a sandbox. */
  answerSandboxAuthentication: {
    secret: prepared('secret', 'outcome', 'target', everyone),
    guess: prepared('guess', 'outcome', 'nothing', answerAll('404 not_found')),
  },
  getDaypassPrices: { all: row('nothing', 'public', 'nothing', everyone) },
  getPurchaseData: { all: row('nothing', 'public', 'nothing', everyone) },
  listPurchases: { account: row('nothing', 'own', 'nothing', signedIn) },
  getPaymentKeys: { all: row('nothing', 'public', 'nothing', everyone) },
  /** The sandbox has no events. With Stripe, a forged event gets `400 invalid`. */
  receiveStripeEvent: {
    forged: prepared('nothing', 'outcome', 'nothing', answerAll('404 not_found')),
  },
  getBadge: { picture: row('person', 'target', 'nothing', accountAndAdmin) },
  getBlankBadge: { picture: row('nothing', 'public', 'nothing', everyone) },
  getCalendar: { dates: row('nothing', 'public', 'nothing', everyone) },
  /** The ballot contains the target's token. */
  getBallot: { form: row('person', 'target', 'nothing', account) },
  getBarcodeImage: { picture: row('person', 'target', 'nothing', accountAndAdmin) },
  getBarcodePdf: { form: row('person', 'target', 'nothing', accountAndAdmin) },
  /** Each pass is signed anew, so that two are never the same. */
  getAppleWalletPass: { pass: row('person', 'outcome', 'nothing', account) },
  getGoogleWalletLink: { link: row('person', 'target', 'nothing', account) },
  getAccessibility: { all: row('nothing', 'public', 'nothing', everyone) },
  getConfig: { all: row('nothing', 'public', 'nothing', everyone) },
  getHealth: { all: row('nothing', 'public', 'nothing', everyone) },
  findPeople: {
    byAddress: row('details', 'record', 'nothing', anyAdmin, {
      body: ({ email: query }) => ({ query }),
    }),
  },
  compMembership: {
    newPerson: prepared('nothing', 'outcome', 'own', memberAdmin, { isOnce: true }),
  },
  getPersonRecord: { record: row('person', 'record', 'nothing', memberAdmin) },
  editPerson: {
    details: row('person', 'outcome', 'target', memberAdmin, {
      body: () => ({
        last_modified: new Date().toISOString(),
        changes: { badge_name: 'Changed' },
        reason,
      }),
      isOnce: true,
    }),
  },
  setMembership: {
    another: prepared('person', 'outcome', 'target', memberAdmin, { isOnce: true }),
  },
  changeEmail: {
    another: row('person', 'outcome', 'target', memberAdmin, {
      body: ({ newAddress }) => ({ email: newAddress(), reason }),
      isOnce: true,
    }),
  },
  /** Merges the record of a person who has not voted into the target. */
  mergePeople: { another: prepared('person', 'outcome', 'target', memberAdmin, { isOnce: true }) },
  /** The export is logged. */
  exportPerson: {
    all: row('person', 'record', 'target', memberAdmin, { body: { reason }, isOnce: true }),
  },
  erasePerson: {
    all: row('person', 'outcome', 'target', memberAdmin, {
      body: ({ legalName }) => ({ legal_name: legalName, reason }),
      isOnce: true,
    }),
  },
  findMails: {
    byAddress: row('details', 'record', 'nothing', anyAdmin, { body: ({ email }) => ({ email }) }),
  },
  /** Resends a mail to the target. */
  resendMail: { again: prepared('secret', 'outcome', 'target', anyAdmin) },
  /** Reports a returned mail to the target. */
  recordBounce: {
    report: row('secret', 'outcome', 'target', anyAdmin, {
      body: { report: 'Subject: no report', reason },
    }),
  },
  sendLoginLink: {
    mailed: row('person', 'outcome', 'target', anyAdmin, { body: { reason }, isOnce: true }),
  },
  /** Lifts the limits of the target's account. A caller whose role is too new is refused. */
  liftLimits: {
    account: row('email', 'outcome', 'target', anyAdmin, {
      body: ({ email }) => ({ email, reason }),
      isOnce: true,
    }),
  },
  /** Only for accounts of the crew, to which the target does not belong. */
  resetPasskeys: {
    member: row(
      'email',
      'outcome',
      'nothing',
      { ...anyAdmin, admin: '409 conflict', hugoAdmin: '409 conflict' },
      { body: ({ email }) => ({ email, reason }) },
    ),
  },
  listCampaigns: { all: row('nothing', 'outcome', 'nothing', hugoAdmin) },
  /** Sends mails to all voters, including the target. */
  startCampaign: { voters: prepared('nothing', 'outcome', 'target', hugoAdmin) },
  planCampaign: {
    voters: row('nothing', 'outcome', 'nothing', hugoAdmin, { body: { act: 'vote' } }),
  },
  pauseCampaign: { begun: prepared('nothing', 'outcome', 'own', hugoAdmin) },
  listBallotVersions: { all: row('person', 'outcome', 'nothing', hugoAdmin) },
  enterBallot: { paper: prepared('person', 'outcome', 'target', hugoAdmin) },
  /** Restores the first of two versions. */
  restoreBallot: { first: prepared('person', 'outcome', 'target', hugoAdmin) },
  disallowBallot: {
    votes: row('person', 'outcome', 'target', hugoAdmin, {
      body: { ballot: 'votes', reason },
      isOnce: true,
    }),
  },
  allowBallot: {
    disallowed: row('person', 'outcome', 'target', hugoAdmin, {
      body: { ballot: 'votes', reason },
      isOnce: true,
    }),
  },
  getTurnout: { all: row('nothing', 'outcome', 'nothing', hugoAdmin) },
  listAudit: {
    newest: row('nothing', 'outcome', 'nothing', memberAdmin, {
      body: { operation: 'startCampaign', limit: 1 },
    }),
  },
  findPurchases: {
    byAddress: row('details', 'record', 'nothing', memberAdmin, {
      body: ({ email }) => ({ email }),
    }),
  },
  exportMoney: {
    all: row('nothing', 'outcome', 'nothing', memberAdmin, {
      body: { from: '2019-01-01T00:00:00Z', to: '2020-01-01T00:00:00Z' },
    }),
  },
  /** Settles a purchase of the target that could not be delivered. */
  settleRefund: { due: prepared('secret', 'outcome', 'target', memberAdmin) },
  /** Lists at least a pending action about the target. */
  listPendingActs: { all: row('details', 'record', 'nothing', anyAdmin) },
  /** Rejects the pending disallowance of the target's votes. */
  decidePendingAct: { reject: prepared('person', 'outcome', 'target', anyAdmin) },
} as const satisfies Readonly<Record<OperationId, Readonly<Record<string, CallerRow>>>>;

type Table = typeof callers;

/** The operations with a row whose request is prepared. */
type PreparedId = {
  [Id in OperationId]: PreparedRow extends Table[Id][keyof Table[Id]] ? Id : never;
}[OperationId];

/**
 * What a test adds to the table: how it prepares each request that needs data, and its own versions of other requests.
 * A missing preparation does not compile.
 */
export type PreparedRequests<Prepare> = {
  readonly [Id in PreparedId]: {
    readonly [Row in keyof Table[Id] as Table[Id][Row] extends PreparedRow ? Row : never]: Prepare;
  };
} & {
  readonly [Id in OperationId]?: { readonly [Row in keyof Table[Id]]?: Prepare };
};
