import type { FieldProblem } from '@conkit/rules';
import type { ReactNode } from 'react';
import { memberFieldLabel } from '../../components/MemberForm/memberFieldLabel.ts';
import type { MemberFormMessages } from '../../components/MemberForm/MemberForm.messages.ts';
import { MissingList } from './MissingList.tsx';

interface MissingFieldsProps {
  problems: readonly FieldProblem[];
  /** The words of the member form. */
  words: MemberFormMessages;
  /** What is missing besides the fields, as list items; it comes first. */
  children?: ReactNode;
}

/** Says what keeps a member form from being paid, in the words of its fields. */
export const MissingFields = ({ problems, words, children }: MissingFieldsProps) => (
  <MissingList>
    {children}
    {problems.map((problem) => (
      <li key={problem.field}>
        {memberFieldLabel(problem.field, words)}: {words.problem(problem)}
      </li>
    ))}
  </MissingList>
);
