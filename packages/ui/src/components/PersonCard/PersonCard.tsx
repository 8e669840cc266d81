import type { PersonSubtitle } from '@conkit/rules';
import type { ReactNode } from 'react';
import { ActionList, type Action } from '../../primitives/ActionList/ActionList.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { ChevronRightIcon } from '../../primitives/icons/icons.tsx';
import * as css from './PersonCard.css.ts';
import {
  personCardMessages,
  subtitleText,
  type PersonCardMessages,
} from './PersonCard.messages.ts';

/** Something this person cannot do, and the reason. */
export interface HiddenAction {
  id: string;
  label: ReactNode;
  explanation: ReactNode;
}

export interface PersonCardProps {
  name: string;
  /** What the person is, as `personSubtitle` of the rules tells it. */
  subtitle: PersonSubtitle;
  /** What can be done, in order. */
  actions: readonly Action[];
  /** What cannot be done; shown on request only. */
  hiddenActions?: readonly HiddenAction[];
  messages?: Partial<PersonCardMessages>;
}

/** One person of an account: who they are and what they can do. */
export const PersonCard = ({
  name,
  subtitle,
  actions,
  hiddenActions,
  messages,
}: PersonCardProps) => {
  const words = { ...personCardMessages, ...messages };
  return (
    <Card title={name} subtitle={subtitleText(subtitle, words)}>
      <ActionList actions={actions} />
      {hiddenActions && hiddenActions.length > 0 && (
        <details className={css.whyNot}>
          <summary className={css.summary}>
            <span className={css.mark}>
              <ChevronRightIcon />
            </span>
            {words.whyNot}
          </summary>
          <dl className={css.reasons}>
            {hiddenActions.map(({ id, label, explanation }) => (
              <div key={id}>
                <dt className={css.term}>{label}</dt>
                <dd>{explanation}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </Card>
  );
};
