import type { operationTable, OperationId } from '@conkit/api-client';

type Table = typeof operationTable;

/** The calls of the API that need a role. */
export type CrewOperation = {
  [Id in OperationId]: Table[Id]['roles'] extends readonly [] ? never : Id;
}[OperationId];

/** What the crew does without a call of its own: by a command, or in a member's form. */
const OTHER_ACTS = [
  // An act that waits for an approval is asked for.
  'requestApproval',
  // In the member's own pages, on the record of another account.
  'updatePerson',
  'getBadge',
  'getBarcodeImage',
  'getBarcodePdf',
  'verifyAudit',
  'listRoles',
  // A second administrator opens what is held after a move.
  'releaseHold',
  'grantRole',
  'revokeRole',
  'leaveCrew',
  'importPeople',
  'exportPeople',
  'transferMembership',
  'sendInvoice',
  'countBallots',
  'moveDatabase',
] as const;

/** Every act of the crew: by the API, by the desk, which uses the API, or by `conkit`. */
export type CrewActId = CrewOperation | (typeof OTHER_ACTS)[number];

/** Who gets a mail about an act. */
export type Notified =
  /** The person whose record it is. */
  | 'person'
  /** The address that a person leaves. */
  | 'former_address'
  /** The other administrators. */
  | 'administrators'
  /** The recipients of the mail that the act sends. */
  | 'recipients';

/** When one administrator is not enough. `late_or_replacing`: after the deadline, or over a saved ballot. */
export type SecondAdministrator = 'never' | 'always' | 'late_or_replacing';

/** What one act of the crew takes, and what follows it. */
export interface CrewAct {
  /** What the audit log records: the change, that something was read, or nothing. */
  readonly audit: 'change' | 'read' | 'nothing';
  /** Whether the administrator must have signed in a few minutes before. Commands have no session. */
  readonly freshSignIn: boolean;
  readonly secondAdministrator: SecondAdministrator;
  /** Whether administrators may do it to a person on their own account; `none` where it is about no person. */
  readonly ownRecord: 'refused' | 'allowed' | 'none';
  /** What waits: the act itself until it is approved, or the ballots and nominations of the person after it. */
  readonly waits: 'nothing' | 'act' | 'awards';
  readonly notifies: readonly Notified[];
}

/** Shows something. */
const read = (freshSignIn = false): CrewAct => ({
  audit: 'read',
  freshSignIn,
  secondAdministrator: 'never',
  ownRecord: 'allowed',
  waits: 'nothing',
  notifies: [],
});

/** Shows figures or settings, and nothing about one person. */
const readAggregate = (): CrewAct => ({ ...read(), audit: 'nothing', ownRecord: 'none' });

/** Changes what is one person's. */
const changePerson = (change: Partial<CrewAct> = {}): CrewAct => ({
  audit: 'change',
  freshSignIn: false,
  secondAdministrator: 'never',
  ownRecord: 'refused',
  waits: 'nothing',
  notifies: ['person'],
  ...change,
});

/** Changes the ballot of a person, when another administrator has approved it. */
const changeBallot = (secondAdministrator: SecondAdministrator): CrewAct =>
  changePerson({
    freshSignIn: true,
    secondAdministrator,
    waits: 'act',
    notifies: ['person', 'administrators'],
  });

/** By a command alone: the operator of the server has no session and no record that the command could know. */
const command = (act: Partial<CrewAct>): CrewAct => changePerson({ ownRecord: 'none', ...act });

/**
 * Every act of the crew, and what limits it: the one place that says so. An act without a row does not compile: calls are
 * taken from openapi.yaml, `conkit` names the act of each command, and the audit log takes no other name.
 */
export const crewActs = {
  findPeople: read(),
  getPersonRecord: read(),
  findMails: read(),
  findPurchases: read(),
  listBallotVersions: read(),
  exportMoney: read(true),
  listAudit: read(),
  getTurnout: readAggregate(),
  listCampaigns: readAggregate(),
  planCampaign: readAggregate(),

  compMembership: changePerson(),
  editPerson: changePerson({ notifies: [] }),
  setMembership: changePerson(),
  settleRefund: changePerson({ notifies: [] }),
  changeEmail: changePerson({
    freshSignIn: true,
    waits: 'awards',
    notifies: ['person', 'former_address'],
  }),
  mergePeople: changePerson({
    freshSignIn: true,
    waits: 'awards',
    notifies: ['person', 'former_address'],
  }),
  exportPerson: changePerson({ freshSignIn: true }),
  erasePerson: changePerson({ freshSignIn: true, notifies: [] }),

  sendLoginLink: changePerson({ ownRecord: 'allowed' }),
  resendMail: changePerson({ ownRecord: 'allowed', notifies: ['recipients'] }),
  recordBounce: changePerson({ ownRecord: 'none', notifies: [] }),
  startCampaign: changePerson({ ownRecord: 'none', notifies: ['recipients'] }),
  pauseCampaign: changePerson({ ownRecord: 'none', notifies: [] }),

  /** Only for another administrator, who asks outside the system: nothing waits, and nobody else is told. */
  liftLimits: changePerson({ ownRecord: 'none', notifies: [] }),

  enterBallot: changeBallot('late_or_replacing'),
  restoreBallot: changeBallot('always'),
  disallowBallot: changeBallot('always'),
  allowBallot: changeBallot('always'),

  listPendingActs: read(),
  /** Another administrator approves what waits, or any one rejects it. */
  decidePendingAct: changePerson({ freshSignIn: true }),
  requestApproval: changePerson({ notifies: [] }),

  /** A new address needs a fresh sign-in, as in `changeEmail`; of other details the member reads each change in their log. */
  updatePerson: changePerson({ waits: 'awards', notifies: ['person', 'former_address'] }),

  /** Asked for by each move that a vote could be missed by, and done by the approval. */
  releaseHold: changePerson({
    freshSignIn: true,
    secondAdministrator: 'always',
    waits: 'act',
    notifies: ['former_address', 'administrators'],
  }),

  getBadge: read(),
  getBarcodeImage: read(),
  getBarcodePdf: read(),

  verifyAudit: command({ audit: 'nothing', notifies: [] }),
  listRoles: command({ audit: 'nothing', notifies: [] }),
  grantRole: command({
    secondAdministrator: 'always',
    waits: 'act',
    notifies: ['administrators'],
  }),
  revokeRole: command({ notifies: [] }),
  leaveCrew: command({ notifies: [] }),
  importPeople: command({ notifies: ['person'] }),
  exportPeople: command({ notifies: [] }),
  transferMembership: command({ waits: 'awards' }),
  sendInvoice: command({}),
  countBallots: command({ audit: 'nothing', notifies: [] }),
  moveDatabase: command({ audit: 'nothing', notifies: [] }),
} as const satisfies Record<CrewActId, CrewAct>;
