export interface RecordLogMessages {
  nothing: string;
  /** What was done, from the name of the operation; one that is not known is a change. */
  operation: (operation: string) => string;
  /** Who did it. */
  by: Readonly<Record<'account' | 'purchase' | 'crew', string>>;
  /** Who of the crew it was, where that is told. */
  byOperator: (operator: string) => string;
  /** What stands before the reason. */
  reason: string;
  /** Fields that no form has; the name of one that is not known. */
  field: (field: string) => string;
  /** In the place of a value that is blank, or is not kept any more. */
  empty: string;
  /** Between both values, for who hears it. */
  becomes: string;
}

const operations: Readonly<Record<string, string>> = {
  updatePerson: 'Details changed',
  editPerson: 'Details changed',
  setMembership: 'Membership changed',
  changeEmail: 'Moved to another address',
  releaseHold: 'Ballot opened after a move',
  answerMove: 'The former mailbox answered the move',
  compMembership: 'Free membership given',
  mergePeople: 'Two records joined',
  exportPerson: 'All data handed out',
  importPeople: 'Imported from a list',
  transferMembership: 'Membership transferred',
  erasePerson: 'Forgotten',
  purchase: 'Something was bought',
};

const fields: Readonly<Record<string, string>> = {
  membership: 'Membership',
  member_number: 'Member number',
  daypass: 'Day pass',
  daypass_type: 'Type of day pass',
  daypass_days: 'Days of the day pass',
  record: 'Other record',
  joined: 'Member since',
  held_since: 'Ballot closed since',
  answer: 'Answer',
  lists: 'Lists',
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
  reason: 'Reason:',
  field: (field) => fields[field] ?? field,
  empty: '(empty)',
  becomes: 'becomes',
};
