import type { MemberFormMessages } from '@conkit/ui';
import type { FieldProblem } from '@conkit/rules';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { memberFieldLabel } from '../../i18n/memberFieldLabel.ts';
import * as styles from './Membership.css.ts';

interface MissingFieldsProps {
  problems: readonly FieldProblem[];
  messages: MemberFormMessages;
  /** What is missing besides the fields, as list items; it comes first. */
  children?: ReactNode;
}

/** Says what keeps a member form from being sent, in the words of its fields. */
export function MissingFields({ problems, messages, children }: MissingFieldsProps) {
  return (
    <>
      <Trans>Before you can go on:</Trans>
      <ul className={styles.missing}>
        {children}
        {problems.map((problem) => (
          <li key={problem.field}>
            {memberFieldLabel(problem.field, messages)}: {messages.problem(problem)}
          </li>
        ))}
      </ul>
    </>
  );
}
