import type { FieldProblem } from '@conkit/rules';
import type { ReactNode } from 'react';
import { useMemberFieldWords } from '../../components/MemberForm/useMemberFieldWords.ts';
import { MissingList } from './MissingList.tsx';

interface MissingFieldsProps {
  problems: readonly FieldProblem[];
  /** What is missing besides the fields, as list items; it comes first. */
  children?: ReactNode;
}

/** Says what keeps a member form from being paid, in the words of its fields. */
export const MissingFields = ({ problems, children }: MissingFieldsProps) => {
  const words = useMemberFieldWords();
  return (
    <MissingList>
      {children}
      {problems.map((problem) => (
        <li key={problem.field}>
          {words.label(problem.field)}: {words.problem(problem)}
        </li>
      ))}
    </MissingList>
  );
};
