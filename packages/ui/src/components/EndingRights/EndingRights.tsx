import type { AwardName, Entitlement } from '@conkit/rules';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { useMessages } from '../../words/useMessages.ts';
import * as css from './EndingRights.css.ts';
import { endingRightsMessages, type EndingRightsMessages } from './EndingRights.messages.ts';
import { elementProps, type ElementProps } from '../../primitives/element/elementProps.ts';

export interface EndingRightsProps extends ElementProps {
  /** Whose membership it is. */
  name: string;
  /** What the chosen membership is called. */
  membership: string;
  /** The rights that it does not have, as `endingRights` of the rules tells them. */
  rights: readonly Entitlement[];
  /**
   * What the convention's awards are called together.
   *
   * @default it has none
   */
  awards?: AwardName | undefined;
  messages?: Partial<EndingRightsMessages>;
}

/**
 * Says before it is paid which rights end with the chosen membership; nothing when none do.
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
