import type { PersonSubtitle } from '@conkit/rules';
import type { ReactNode } from 'react';
import { ActionList, type Action } from '../../primitives/ActionList/ActionList.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { elementProps, type ElementProps } from '../../primitives/element/elementProps.ts';
import { ChevronRightIcon } from '../../primitives/icons/icons.tsx';
import { useMessages } from '../../words/provider.tsx';
import { personCardMessages, type PersonCardMessages } from '../../locales/en/PersonCard.gen.ts';
import type { SomeMessages } from '../../words/overrides.ts';
import * as css from './PersonCard.css.ts';
import { usePersonSubtitle } from './usePersonSubtitle.ts';

/** An unavailable action and the reason. */
export interface HiddenAction {
  id: string;
  label: ReactNode;
  explanation: ReactNode;
}

export interface PersonCardProps extends ElementProps {
  /** The card's heading. */
  name: string;
  /**
   * What the person is, from `personSubtitle` of `@conkit/rules`, with the membership's translated label instead of its
   * key.
   */
  subtitle: PersonSubtitle;
  /** More facts, such as the badge name and the public listing. On one line where there is room. */
  details?: readonly string[];
  /** The available actions, in order. */
  actions: readonly Action[];
  /** The unavailable actions. Shown on request only. */
  hiddenActions?: readonly HiddenAction[];
  /** Replaces single texts. */
  messages?: SomeMessages<PersonCardMessages>;
}

/**
 * Shows one person of an account and their actions.
 *
 * @example
 * ```tsx
 * <PersonCard
 *   name="Aoife Byrne"
 *   subtitle={{ kind: 'member', membership: 'Adult', number: 214 }}
 *   details={['Badge: Aoife', 'Listed as Aoife B.']}
 *   actions={[{ id: 'edit', label: 'Edit personal information', onPress: edit }]}
 * />
 * ```
 */
export const PersonCard = ({
  name,
  subtitle,
  details,
  actions,
  hiddenActions,
  messages,
  ...own
}: PersonCardProps) => {
  const words = useMessages('PersonCard', personCardMessages, messages);
  const formatSubtitle = usePersonSubtitle(messages);
  return (
    <Card
      {...elementProps(own)}
      title={name}
      subtitle={
        <>
          <span className={css.subtitle}>{formatSubtitle(subtitle)}</span>
          {details && details.length > 0 && (
            <>
              {' '}
              <span className={css.details}>{details.join(' · ')}</span>
            </>
          )}
        </>
      }
    >
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
