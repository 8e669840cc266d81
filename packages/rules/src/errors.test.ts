import { expect, it } from 'vitest';
import { RuleError, type RuleErrorCode } from './errors.ts';

const MESSAGES: Readonly<Record<RuleErrorCode, string>> = {
  unknown_category: 'Unknown category',
  key_request_without_email: 'Email missing for key request',
  login_without_parameters: 'Missing parameters for key login',
  bad_member_update: 'Bad parameters for member update',
  bad_nomination_submit: 'Bad parameters for nomination submit',
  nomination_edit_failed: 'Editing nomination failed!',
  unknown_nomination_key: 'Unknown key in nomination data',
  nominations_not_an_array: 'Server error! Expected an array of nominations...',
  voting_without_signature: 'Voting requires id & signature!',
  voter_not_set: 'Voter id not set!',
};

it('ERR-1: uses the exact messages of the specification', () => {
  for (const code of Object.keys(MESSAGES) as RuleErrorCode[]) {
    const error = new RuleError(code);
    expect(error).toBeInstanceOf(Error);
    expect([error.code, error.message]).toEqual([code, MESSAGES[code]]);
  }
});
