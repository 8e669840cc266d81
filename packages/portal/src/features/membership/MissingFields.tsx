import type { FieldProblem } from '@conkit/rules';
import { useMemberFieldWords } from '@conkit/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import * as styles from './Membership.css.ts';

interface MissingFieldsProps {
  problems: readonly FieldProblem[];
  /** What is missing besides the fields, as list items; it comes first. */
  children?: ReactNode;
}

/** Says what keeps a member form from being sent, in the words of its fields. */
export function MissingFields({ problems, children }: MissingFieldsProps) {
  const words = useMemberFieldWords();
  return (
    <>
      <Trans>Before you can go on:</Trans>
      <ul className={styles.missing}>
        {children}
        {problems.map((problem) => (
          <li key={problem.field}>
            {words.label(problem.field)}: {words.problem(problem)}
          </li>
        ))}
      </ul>
    </>
  );
}
