import type { Operation } from '../operation.ts';
import { ProblemError } from '../errors.ts';

/**
 * Returns the convention's accessibility statement.
 *
 * @throws ProblemError `not_offered`, if it has none
 */
export const getAccessibility: Operation<'getAccessibility'> = async ({ config }) => {
  const { accessibility, contacts } = config;
  if (!accessibility) throw new ProblemError('not_offered');
  const { tested, limits, ...facts } = accessibility;
  return {
    body: { contact: contacts.accessibility, ...facts, tested: [...tested], limits: [...limits] },
  };
};
