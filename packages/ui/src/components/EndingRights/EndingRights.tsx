import type { AwardName, Entitlement } from '@conkit/rules';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { useMessages } from '../../words/provider.tsx';
import {
  endingRightsMessages,
  type EndingRightsMessages,
} from '../../locales/en/EndingRights.gen.ts';
import { elementProps, type ElementProps } from '../../primitives/element/elementProps.ts';
import type { SomeMessages } from '../../words/overrides.ts';
import * as css from './EndingRights.css.ts';

export interface EndingRightsProps extends ElementProps {
  /** The name of the member. */
  name: string;
  /** The label of the chosen membership. */
  membership: string;
  /** The rights that this membership lacks, from `endingRights` of `@conkit/rules`. */
  rights: readonly Entitlement[];
  /**
   * The collective name of the convention's awards.
   *
   * @default no awards
   */
  awardName?: AwardName | undefined;
  /**
   * Whether members vote on the site of a later convention.
   *
   * @default true
   */
  hasSiteSelection?: boolean | undefined;
  /** Replaces single texts. */
  messages?: SomeMessages<EndingRightsMessages>;
}

/**
 * Formats a right as a list item.
 *
 * @internal
 */
export function formatRight(
  words: EndingRightsMessages,
  right: Entitlement,
  { awardName, hasSiteSelection = true }: Pick<EndingRightsProps, 'awardName' | 'hasSiteSelection'>,
): string {
  const text = words.right[right];
  return typeof text === 'string' ? text : text({ ...awardName, hasSites: hasSiteSelection });
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
 *   awardName={{ name: 'Hugo Awards' }}
 * />
 * ```
 */
export const EndingRights = ({
  name,
  membership,
  rights,
  awardName,
  hasSiteSelection,
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
      title={words.title({ name, membership })}
    >
      {words.warning}
      <ul className={css.rights}>
        {rights.map((right) => (
          <li key={right}>{formatRight(words, right, { awardName, hasSiteSelection })}</li>
        ))}
      </ul>
    </Notice>
  );
};
