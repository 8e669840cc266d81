// Decisions: docs/decisions/crew-power.md
import type { OperationId, operationTable } from '@conkit/api-client';

type Table = typeof operationTable;

/** API operations that need a role. */
export type CrewOperation = {
  [Id in OperationId]: Table[Id]['roles'] extends readonly [] ? never : Id;
}[OperationId];

/** Acts without an administrators' operation: by a command, or through members' operations. */
const OTHER_ACTS = [
  // Another act runs this when it needs an approval.
  'requestApproval',
  // Members' operations on another account's record.
  'updatePerson',
  'getBadge',
  'getBarcodeImage',
  'getBarcodePdf',
  'verifyAudit',
  'listRoles',
  // A second administrator ends the hold after a move.
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
  'checkInstallation',
  'archiveConvention',
] as const;

/** Every act of the crew: through the API (which the desk uses too) or `conkit`. */
export type CrewActId = CrewOperation | (typeof OTHER_ACTS)[number];

/** Who gets a mail about an act. */
export type Notified =
  /** The record's owner. */
  | 'person'
  /** The person's former address. */
  | 'former_address'
  /** The other administrators. */
  | 'administrators'
  /** The recipients of the mail that the act sends. */
  | 'recipients';

/** When an act needs a second administrator. `late_or_replacing`: after the deadline, or to replace a saved ballot. */
export type SecondAdministrator = 'never' | 'always' | 'late_or_replacing';

/** The requirements and consequences of an act. */
export interface CrewAct {
  /** What the audit log records. */
  readonly audit: 'change' | 'read' | 'nothing';
  /** Whether the administrator must have signed in recently. Commands have no session. */
  readonly freshSignIn: boolean;
  readonly secondAdministrator: SecondAdministrator;
  /** Whether administrators can do it to people on their own account; `none` if it is about no person. */
  readonly ownRecord: 'refused' | 'allowed' | 'none';
  /**
   * What is delayed: the act itself until its approval, or access to the person's ballots and nominations afterwards.
   */
  readonly waits: 'nothing' | 'act' | 'awards';
  readonly notifies: readonly Notified[];
}

/** Reads data of people. */
const read = (freshSignIn = false): CrewAct => ({
  audit: 'read',
  freshSignIn,
  secondAdministrator: 'never',
  ownRecord: 'allowed',
  waits: 'nothing',
  notifies: [],
});

/** Reads figures or settings that are about no single person. */
const readAggregate = (): CrewAct => ({ ...read(), audit: 'nothing', ownRecord: 'none' });

/** Changes one person's data. */
const changePerson = (change: Partial<CrewAct> = {}): CrewAct => ({
  audit: 'change',
  freshSignIn: false,
  secondAdministrator: 'never',
  ownRecord: 'refused',
  waits: 'nothing',
  notifies: ['person'],
  ...change,
});

/** Changes a person's ballot after another administrator has approved it. */
const changeBallot = (secondAdministrator: SecondAdministrator): CrewAct =>
  changePerson({
    freshSignIn: true,
    secondAdministrator,
    waits: 'act',
    notifies: ['person', 'administrators'],
  });

/** Available as a command only. The server's operator has no session, and the command can't know their record. */
const command = (act: Partial<CrewAct>): CrewAct => changePerson({ ownRecord: 'none', ...act });

/**
 * The requirements of every act of the crew, all in one place. The type requires a row for each: operations come from
 * openapi.yaml, `conkit` names the act of each command, and the audit log accepts no other names.
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

  /** Another administrator asks for this outside the system, so it neither waits nor notifies others. */
  liftLimits: changePerson({ ownRecord: 'none', notifies: [] }),

  /** As for `liftLimits`, another administrator asks for this outside the system. */
  resetPasskeys: changePerson({
    freshSignIn: true,
    ownRecord: 'none',
    notifies: ['person', 'administrators'],
  }),

  enterBallot: changeBallot('late_or_replacing'),
  restoreBallot: changeBallot('always'),
  disallowBallot: changeBallot('always'),
  allowBallot: changeBallot('always'),

  listPendingActs: read(),
  /** Another administrator approves a pending act, or any administrator rejects it. */
  decidePendingAct: changePerson({ freshSignIn: true }),
  requestApproval: changePerson({ notifies: [] }),

  /** A new address needs a fresh sign-in, as in `changeEmail`. Members see changes of other details in their log. */
  updatePerson: changePerson({ waits: 'awards', notifies: ['person', 'former_address'] }),

  /** Requested by each move that could cost the member a vote; runs when it is approved. */
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
  checkInstallation: command({ audit: 'nothing', notifies: [] }),
  archiveConvention: command({
    secondAdministrator: 'always',
    waits: 'act',
    notifies: ['administrators'],
  }),
} as const satisfies Record<CrewActId, CrewAct>;
