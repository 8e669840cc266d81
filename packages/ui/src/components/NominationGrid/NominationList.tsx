import type { Nomination } from '@conkit/rules';
import {
  elementProps,
  getLabelProps,
  type ElementProps,
  type Labelled,
} from '../../primitives/element/elementProps.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '../../words/provider.tsx';
import { nominationGridMessages } from '../../locales/en/NominationGrid.gen.ts';
import * as css from './NominationGrid.css.ts';
import type { NominationField } from './NominationRow.tsx';

interface NominationListOptions extends ElementProps {
  /** The columns. */
  fields: readonly NominationField[];
  /** The nominations. Empty rows are left out. */
  value: readonly Nomination[];
  /**
   * Shown when there are no nominations.
   *
   * @default the message of `NominationGrid`
   */
  emptyText?: string;
}

/** The list's label is the category: as text, or as the id of the category's heading. */
export type NominationListProps = NominationListOptions & Labelled;

/**
 * Shows nominations as a read-only list.
 *
 * @example
 * ```tsx
 * <NominationList
 *   aria-label="Best Novel"
 *   fields={[{ key: 'title', label: 'Title' }]}
 *   value={[{ title: 'Space Opera' }]}
 * />
 * ```
 */
export const NominationList = ({ fields, value, emptyText, ...props }: NominationListProps) => {
  const words = useMessages('NominationGrid', nominationGridMessages);
  const rows = value.filter((nomination) => Object.keys(nomination).length > 0);
  if (rows.length === 0)
    return <p {...elementProps(props, css.nothing)}>{emptyText ?? words.nothing}</p>;
  return (
    <ol {...elementProps(props, css.list)} {...getLabelProps(props, 'NominationList')}>
      {rows.map((nomination, row) => (
        // oxlint-disable-next-line react/no-array-index-key -- nominations have no other identity
        <li key={row}>
          {fields
            .filter(({ key }) => nomination[key])
            .map(({ key, label }) => (
              <span key={key} className={css.value}>
                <VisuallyHidden>{label}: </VisuallyHidden>
                {nomination[key]}
              </span>
            ))}
        </li>
      ))}
    </ol>
  );
};
