import type { FieldProblem } from '@conkit/rules';
import { useMemberFieldWords } from '../../components/MemberForm/useMemberFieldWords.ts';
import type { MissingField } from '../Checkout/MissingList.tsx';

/** What keeps a member form from being paid, in the words of its fields: of what is empty, the name says enough. */
export function useMissingFields(problems: readonly FieldProblem[]): readonly MissingField[] {
  const words = useMemberFieldWords();
  return problems.map((problem) => {
    const { field, kind } = problem;
    const label = words.label(field);
    const text = kind === 'required' ? label : `${label}: ${words.problem(problem)}`;
    return { key: field, text, field };
  });
}
