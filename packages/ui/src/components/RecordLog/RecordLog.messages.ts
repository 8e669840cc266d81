export interface RecordLogMessages {
  nothing: string;
  /** The label of an API operation. Unknown operations are labelled as a change. */
  operation: (operation: string) => string;
  /** Who made the change. */
  by: Readonly<Record<'account' | 'purchase' | 'crew', string>>;
  /** The administrator, if the viewer may see the name. */
  byOperator: (operator: string) => string;
  /** The operator who ran a command on the server. */
  byCommand: (operator: string) => string;
  /** The administrator who approved it. */
  approvedBy: (operator: string) => string;
  /** Replaces `approvedBy` if the convention had only one administrator. */
  approvedAlone: string;
  /** The label before the reason. */
  reason: string;
  /** Labels of fields that no form has. Unknown fields keep their name. */
  field: (field: string) => string;
  /** Shown instead of a value that is blank or no longer stored. */
  empty: string;
  /** Read out between the old and the new value. */
  becomes: string;
}

const operations: Readonly<Record<string, string>> = {
  updatePerson: 'Details changed',
  editPerson: 'Details changed',
  setMembership: 'Membership changed',
  compMembership: 'Free membership given',
  transferMembership: 'Membership transferred',
  changeEmail: 'Moved to another address',
  answerMove: 'The former mailbox answered the move',
  releaseHold: 'Ballot opened after a move',
  mergePeople: 'Two records joined',
  importPeople: 'Imported from a list',
  exportPeople: 'All members exported',
  exportPerson: 'All data handed out',
  erasePerson: 'Forgotten',
  purchase: 'Something was bought',
  settleRefund: 'Refund settled',
  enterBallot: 'Paper ballot entered',
  restoreBallot: 'Earlier ballot restored',
  disallowBallot: 'Ballot kept from being counted',
  allowBallot: 'Ballot counted again',
  requestApproval: 'Approval asked for',
  decidePendingAct: 'A request for approval was decided',
  sendLoginLink: 'Sign-in link sent',
  resendMail: 'Mail sent again',
  recordBounce: 'Mail came back',
  sendInvoice: 'Invoice sent',
  startCampaign: 'Campaign started',
  pauseCampaign: 'Campaign paused or continued',
  liftLimits: 'Limits of an administrator lifted',
  grantRole: 'Role given',
  revokeRole: 'Role taken away',
  leaveCrew: 'Crew left',
  findPeople: 'People searched for',
  getPersonRecord: 'Record opened',
  findMails: 'Mails listed',
  findPurchases: 'Purchases listed',
  exportMoney: 'Payments exported',
  listAudit: 'Audit trail read',
  listPendingActs: 'Requests for approval listed',
  listBallotVersions: 'Ballot versions listed',
  getBadge: 'Badge shown',
  getBarcodeImage: 'Barcode shown',
  getBarcodePdf: 'Printed barcode shown',
};

const fields: Readonly<Record<string, string>> = {
  membership: 'Membership',
  member_number: 'Member number',
  daypass: 'Day pass',
  daypass_type: 'Type of day pass',
  daypass_days: 'Days of the day pass',
  record: 'Other record',
  joined: 'Member since',
  lists: 'Lists',
  held_since: 'Ballot closed since',
  answer: 'Answer',
  ballot: 'Ballot',
  is_counted: 'Is counted',
  counted_record: 'Record whose ballot counts',
  disallowed_record: 'Record whose ballot was disallowed',
  disallowed_since: 'Disallowed since',
  disallowed_reason: 'Why it was disallowed',
  saved: 'Saved',
  entries: 'Entries',
  mail: 'Mail',
  kind: 'Kind',
  role: 'Role',
  decision: 'Decision',
  operation: 'Act',
  pending: 'Number of the request',
  sessions: 'Sign-ins',
  campaign: 'Campaign',
  is_paused: 'Is paused',
  people: 'People',
  query: 'Searched for',
  found: 'Found',
  from: 'From',
  to: 'To',
  operator: 'Done by',
  since: 'Not before',
  only: 'Kind of act',
  person: 'Number of the record',
  before: 'Before row',
  limit: 'At most',
};

export const recordLogMessages: RecordLogMessages = {
  nothing: 'Nothing has been changed since this record was made.',
  operation: (operation) => operations[operation] ?? 'Changed',
  by: {
    account: 'by whoever was signed in to the account',
    purchase: 'by a purchase',
    crew: 'by the convention’s crew',
  },
  byOperator: (operator) => `by ${operator}, for the convention`,
  byCommand: (operator) => `by ${operator}, with a command on the server`,
  approvedBy: (operator) => `approved by ${operator}`,
  approvedAlone: 'without approval: there was no other administrator',
  reason: 'Reason:',
  field: (field) => fields[field] ?? field,
  empty: '(empty)',
  becomes: 'becomes',
};
