import { personProblems, type FieldProblem, type PersonFields } from '@conkit/rules';
import { invalid } from '../errors.ts';

/** Returns the rest of a sentence that begins with the field's name. */
export function problemSentence(problem: FieldProblem): string {
  switch (problem.kind) {
    case 'too_long':
      return `must have at most ${problem.max} characters`;
    case 'overrides_direction':
      return 'contains characters that change the direction of text';
    case 'not_an_email':
      return 'must be an e-mail address';
    case 'required':
      return 'is required';
  }
}

/**
 * Checks the texts of a person as the form does (PEO-8 to PEO-18). Skips absent fields.
 *
 * @param at the path of the fields in the request
 * @throws ProblemError `invalid`, naming each field
 */
export function requireValidTexts(texts: PersonFields, at = '/body'): void {
  const problems = personProblems(texts).filter(({ field }) =>
    Object.hasOwn(texts, field.split('.', 1)[0] ?? field),
  );
  if (problems.length === 0) return;
  throw invalid(
    ...problems.map((problem) => ({
      pointer: `${at}/${problem.field.replace('.', '/')}`,
      message: `${problem.field} ${problemSentence(problem)}`,
    })),
  );
}
