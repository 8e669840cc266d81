import type { FieldProblem } from '@conkit/rules';
import { useMemberFieldWords } from '../../components/MemberForm/useMemberFieldWords.ts';
import type { MissingField } from '../Checkout/MissingList.tsx';

/**
 * Returns why a member form cannot be paid yet, in the labels of its fields. For an empty field the label is enough.
 */
export function useMissingFields(problems: readonly FieldProblem[]): readonly MissingField[] {
  const words = useMemberFieldWords();
  return problems.map((problem) => {
    const { field, kind } = problem;
    const label = words.label(field);
    const text = kind === 'required' ? label : `${label}: ${words.problem(problem)}`;
    return { key: field, text, field };
  });
}
