/**
 * The messages of programming errors, in the specification's exact words where it has them. A page that offers only
 * valid actions never causes one.
 */
export const RULE_ERRORS = {
  bad_member_update: 'Bad parameters for member update',
  bad_nomination_submit: 'Bad parameters for nomination submit',
  key_request_without_email: 'Email missing for key request',
  login_without_parameters: 'Missing parameters for key login',
  nomination_edit_failed: 'Editing nomination failed!',
  nominations_not_an_array: 'Server error! Expected an array of nominations...',
  unknown_category: 'Unknown category',
  unknown_nomination_key: 'Unknown key in nomination data',
  voter_not_set: 'Voter id not set!',
  voting_without_signature: 'Voting requires id & signature!',
} as const;

/** The code of a programming error; its message is in `RULE_ERRORS`. */
export type RuleErrorCode = keyof typeof RULE_ERRORS;

/** A programming error that the specification names, with its exact message (ERR-1). */
export class RuleError extends Error {
  override readonly name = 'RuleError';
  readonly code: RuleErrorCode;

  constructor(code: RuleErrorCode) {
    super(RULE_ERRORS[code]);
    this.code = code;
  }
}
