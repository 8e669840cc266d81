// Generated from the catalogues (*.po) by scripts/messages.ts. Do not edit.

export interface RecordLogMessages {
  nothing: string;
  operation: {
    /** The label of an API operation. Unknown operations are labelled as a change. */
    updatePerson: string;
    /** The label of an API operation. Unknown operations are labelled as a change. */
    editPerson: string;
    /** The label of an API operation. Unknown operations are labelled as a change. */
    setMembership: string;
    /** The label of an API operation. Unknown operations are labelled as a change. */
    compMembership: string;
    /** The label of an API operation. Unknown operations are labelled as a change. */
    transferMembership: string;
    /** The label of an API operation. Unknown operations are labelled as a change. */
    changeEmail: string;
    /** The label of an API operation. Unknown operations are labelled as a change. */
    answerMove: string;
    /** The label of an API operation. Unknown operations are labelled as a change. */
    releaseHold: string;
    /** The label of an API operation. Unknown operations are labelled as a change. */
    mergePeople: string;
    /** The label of an API operation. Unknown operations are labelled as a change. */
    importPeople: string;
    /** The label of an API operation. Unknown operations are labelled as a change. */
    exportPeople: string;
    /** The label of an API operation. Unknown operations are labelled as a change. */
    exportPerson: string;
    /** The label of an API operation. Unknown operations are labelled as a change. */
    erasePerson: string;
    /** The label of an API operation. Unknown operations are labelled as a change. */
    purchase: string;
    /** The label of an API operation. Unknown operations are labelled as a change. */
    settleRefund: string;
    /** The label of an API operation. Unknown operations are labelled as a change. */
    enterBallot: string;
    /** The label of an API operation. Unknown operations are labelled as a change. */
    restoreBallot: string;
    /** The label of an API operation. Unknown operations are labelled as a change. */
    disallowBallot: string;
    /** The label of an API operation. Unknown operations are labelled as a change. */
    allowBallot: string;
    /** The label of an API operation. Unknown operations are labelled as a change. */
    requestApproval: string;
    /** The label of an API operation. Unknown operations are labelled as a change. */
    decidePendingAct: string;
    /** The label of an API operation. Unknown operations are labelled as a change. */
    sendLoginLink: string;
    /** The label of an API operation. Unknown operations are labelled as a change. */
    resendMail: string;
    /** The label of an API operation. Unknown operations are labelled as a change. */
    recordBounce: string;
    /** The label of an API operation. Unknown operations are labelled as a change. */
    sendInvoice: string;
    /** The label of an API operation. Unknown operations are labelled as a change. */
    startCampaign: string;
    /** The label of an API operation. Unknown operations are labelled as a change. */
    pauseCampaign: string;
    /** The label of an API operation. Unknown operations are labelled as a change. */
    liftLimits: string;
    /** The label of an API operation. Unknown operations are labelled as a change. */
    resetPasskeys: string;
    /** The label of an API operation. Unknown operations are labelled as a change. */
    grantRole: string;
    /** The label of an API operation. Unknown operations are labelled as a change. */
    revokeRole: string;
    /** The label of an API operation. Unknown operations are labelled as a change. */
    leaveCrew: string;
    /** The label of an API operation. Unknown operations are labelled as a change. */
    archiveConvention: string;
    /** The label of an API operation. Unknown operations are labelled as a change. */
    findPeople: string;
    /** The label of an API operation. Unknown operations are labelled as a change. */
    getPersonRecord: string;
    /** The label of an API operation. Unknown operations are labelled as a change. */
    findMails: string;
    /** The label of an API operation. Unknown operations are labelled as a change. */
    findPurchases: string;
    /** The label of an API operation. Unknown operations are labelled as a change. */
    exportMoney: string;
    /** The label of an API operation. Unknown operations are labelled as a change. */
    listAudit: string;
    /** The label of an API operation. Unknown operations are labelled as a change. */
    listPendingActs: string;
    /** The label of an API operation. Unknown operations are labelled as a change. */
    listBallotVersions: string;
    /** The label of an API operation. Unknown operations are labelled as a change. */
    getBadge: string;
    /** The label of an API operation. Unknown operations are labelled as a change. */
    getBarcodeImage: string;
    /** The label of an API operation. Unknown operations are labelled as a change. */
    getBarcodePdf: string;
    /** The label of an API operation. Unknown operations are labelled as a change. */
    other: string;
  };
  by: {
    account: string;
    purchase: string;
    crew: string;
  };
  /** The administrator, if the viewer may see the name. */
  byOperator: (values: { operator: string }) => string;
  /** The operator who ran a command on the server. */
  byCommand: (values: { operator: string }) => string;
  /** The administrator who approved it. */
  approvedBy: (values: { operator: string }) => string;
  /** Replaces `approvedBy` if the convention had only one administrator. */
  approvedAlone: string;
  /** The label before the reason. */
  reason: string;
  field: {
    /** Labels of fields that no form has. Unknown fields keep their name. */
    membership: string;
    /** Labels of fields that no form has. Unknown fields keep their name. */
    member_number: string;
    /** Labels of fields that no form has. Unknown fields keep their name. */
    daypass: string;
    /** Labels of fields that no form has. Unknown fields keep their name. */
    daypass_type: string;
    /** Labels of fields that no form has. Unknown fields keep their name. */
    daypass_days: string;
    /** Labels of fields that no form has. Unknown fields keep their name. */
    record: string;
    /** Labels of fields that no form has. Unknown fields keep their name. */
    joined: string;
    /** Labels of fields that no form has. Unknown fields keep their name. */
    lists: string;
    /** Labels of fields that no form has. Unknown fields keep their name. */
    held_since: string;
    /** Labels of fields that no form has. Unknown fields keep their name. */
    answer: string;
    /** Labels of fields that no form has. Unknown fields keep their name. */
    ballot: string;
    /** Labels of fields that no form has. Unknown fields keep their name. */
    is_counted: string;
    /** Labels of fields that no form has. Unknown fields keep their name. */
    counted_record: string;
    /** Labels of fields that no form has. Unknown fields keep their name. */
    disallowed_record: string;
    /** Labels of fields that no form has. Unknown fields keep their name. */
    disallowed_since: string;
    /** Labels of fields that no form has. Unknown fields keep their name. */
    disallowed_reason: string;
    /** Labels of fields that no form has. Unknown fields keep their name. */
    saved: string;
    /** Labels of fields that no form has. Unknown fields keep their name. */
    entries: string;
    /** Labels of fields that no form has. Unknown fields keep their name. */
    mail: string;
    /** Labels of fields that no form has. Unknown fields keep their name. */
    kind: string;
    /** Labels of fields that no form has. Unknown fields keep their name. */
    role: string;
    /** Labels of fields that no form has. Unknown fields keep their name. */
    decision: string;
    /** Labels of fields that no form has. Unknown fields keep their name. */
    operation: string;
    /** Labels of fields that no form has. Unknown fields keep their name. */
    pending: string;
    /** Labels of fields that no form has. Unknown fields keep their name. */
    sessions: string;
    /** Labels of fields that no form has. Unknown fields keep their name. */
    campaign: string;
    /** Labels of fields that no form has. Unknown fields keep their name. */
    is_paused: string;
    /** Labels of fields that no form has. Unknown fields keep their name. */
    people: string;
    /** Labels of fields that no form has. Unknown fields keep their name. */
    query: string;
    /** Labels of fields that no form has. Unknown fields keep their name. */
    found: string;
    /** Labels of fields that no form has. Unknown fields keep their name. */
    from: string;
    /** Labels of fields that no form has. Unknown fields keep their name. */
    to: string;
    /** Labels of fields that no form has. Unknown fields keep their name. */
    operator: string;
    /** Labels of fields that no form has. Unknown fields keep their name. */
    since: string;
    /** Labels of fields that no form has. Unknown fields keep their name. */
    only: string;
    /** Labels of fields that no form has. Unknown fields keep their name. */
    person: string;
    /** Labels of fields that no form has. Unknown fields keep their name. */
    before: string;
    /** Labels of fields that no form has. Unknown fields keep their name. */
    limit: string;
  };
  /** Shown instead of a value that is blank or no longer stored. */
  empty: string;
  /** Read out between the old and the new value. */
  becomes: string;
}

export const recordLogMessages: RecordLogMessages = {
  nothing: 'Nothing has been changed since this record was made.',
  operation: {
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
    resetPasskeys: 'Passkeys of an administrator removed',
    grantRole: 'Role given',
    revokeRole: 'Role taken away',
    leaveCrew: 'Crew left',
    archiveConvention: 'Convention archived',
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
    other: 'Changed',
  },
  by: {
    account: 'by the member’s account',
    purchase: 'by a purchase',
    crew: 'by the convention’s crew',
  },
  byOperator: ({ operator }) => `by ${operator}, for the convention`,
  byCommand: ({ operator }) => `by ${operator}, with a command on the server`,
  approvedBy: ({ operator }) => `approved by ${operator}`,
  approvedAlone: 'without approval: there was no other administrator',
  reason: 'Reason:',
  field: {
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
  },
  empty: '(empty)',
  becomes: 'becomes',
};
