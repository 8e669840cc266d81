import type { MemberFormMessages } from '@conkit/ui';
import type { FieldProblem, PersonFieldPath } from '@conkit/rules';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
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
            {fieldLabel(problem.field, messages)}: {messages.problem(problem)}
          </li>
        ))}
      </ul>
    </>
  );
}

function fieldLabel(field: PersonFieldPath, messages: MemberFormMessages): string {
  const labels: Record<Exclude<PersonFieldPath, 'paper_pubs'>, string | undefined> = {
    legal_name: messages.legalName,
    email: messages.email,
    badge_name: messages.badgeName,
    badge_subtitle: messages.badgeSubtitle,
    public_first_name: messages.publicFirstName,
    public_last_name: messages.publicLastName,
    address: messages.address,
    city: messages.city,
    state: messages.state,
    postcode: messages.postcode,
    country: messages.country,
    'paper_pubs.name': messages.paperPubs?.name,
    'paper_pubs.address': messages.paperPubs?.address,
    'paper_pubs.country': messages.paperPubs?.country,
  };
  return (field === 'paper_pubs' ? undefined : labels[field]) ?? field;
}
