import * as css from './ActionList.css.ts';
import { ActionRow, type Action } from './ActionRow.tsx';
import { elementProps, type ElementProps } from '../element/elementProps.ts';

export type { Action };

export interface ActionListProps extends ElementProps {
  actions: readonly Action[];
  'aria-label'?: string;
}

/**
 * A list of actions. Each row is a full-width target.
 *
 * @example
 * ```tsx
 * <ActionList
 *   actions={[
 *     { id: 'vote', label: 'Vote for the Hugo Awards', href: '/hugo/vote/5' },
 *     { id: 'edit', label: 'Edit personal information', onPress: openEditor },
 *   ]}
 * />
 * ```
 */
export const ActionList = ({ actions, 'aria-label': label, ...own }: ActionListProps) => (
  <ul {...elementProps(own, css.list)} aria-label={label}>
    {actions.map((action) => (
      <ActionRow key={action.id} action={action} />
    ))}
  </ul>
);
