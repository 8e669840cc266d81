import type { AwardName, Entitlement } from '@conkit/rules';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { useMessages } from '../../words/useMessages.ts';
import * as css from './EndingRights.css.ts';
import { endingRightsMessages, type EndingRightsMessages } from './EndingRights.messages.ts';
import { elementProps, type ElementProps } from '../../primitives/element/elementProps.ts';

export interface EndingRightsProps extends ElementProps {
  /** The name of the member. */
  name: string;
  /** The label of the chosen membership. */
  membership: string;
  /** The rights that it lacks, from `endingRights` of `@conkit/rules`. */
  rights: readonly Entitlement[];
  /**
   * The collective name of the convention's awards.
   *
   * @default no awards
   */
  awards?: AwardName | undefined;
  messages?: Partial<EndingRightsMessages>;
}

/**
 * Warns before payment which rights end with the chosen membership. Renders nothing when none end.
 *
 * @example
 * ```tsx
 * <EndingRights
 *   name="Aoife"
 *   membership="Child"
 *   rights={endingRights(types, 'Supporter', 'Child')}
 *   awards={{ name: 'Hugo Awards' }}
 * />
 * ```
 */
export const EndingRights = ({
  name,
  membership,
  rights,
  awards,
  messages,
  ...own
}: EndingRightsProps) => {
  const words = useMessages('EndingRights', endingRightsMessages, messages);
  if (rights.length === 0) return null;
  return (
    <Notice
      {...elementProps(own)}
      tone="warning"
      role="status"
      title={words.title(name, membership)}
    >
      {words.warning}
      <ul className={css.rights}>
        {rights.map((right) => (
          <li key={right}>{words.right(right, awards)}</li>
        ))}
      </ul>
    </Notice>
  );
};
