import type { Nomination } from '@conkit/rules';
import type { ReactNode } from 'react';
import type { ElementProps } from '../../primitives/element/elementProps.ts';
import type { Labelled } from '../../primitives/element/labelled.ts';
import type { NominationGridMessages } from './NominationGrid.messages.ts';
import type { NominationField } from './NominationRow.tsx';

/** A hint about a row; `row` starts at 0. */
export interface NominationRemark {
  readonly row: number;
  readonly text: string;
}

interface NominationGridOptions extends ElementProps {
  fields: readonly NominationField[];
  /** The rows on the screen. An emptied row stays until it is removed. */
  value: readonly Nomination[];
  /** The rows on the server. Differences are marked, and Reset restores these. */
  saved: readonly Nomination[];
  /**
   * The maximum number of nominations.
   *
   * @default 5
   */
  max?: number;
  /** Hints for the nominator. Duplicate works are detected without them. */
  remarks?: readonly NominationRemark[];
  /**
   * Whether the rows are shown as text without controls.
   *
   * @default false
   */
  isReadOnly?: boolean;
  /**
   * Whether a save is in progress. Fields stay readable and keep the focus, but can't be edited.
   *
   * @default false
   */
  isDisabled?: boolean;
  /**
   * Whether `onChange` is called for each keystroke before it is painted, for forms that other code can read at any
   * time. By default, it is called after the paint or before the next user action, so that typing stays responsive.
   *
   * @default false
   */
  isImmediate?: boolean;
  /** Buttons beside Reset. */
  actions?: ReactNode;
  /** Called with all rows. Pass the same list back as `value`. */
  onChange: (rows: readonly Nomination[]) => void;
  messages?: Partial<NominationGridMessages>;
}

/** The grid is labelled by the category: in words, or by the id of its heading. */
export type NominationGridProps = NominationGridOptions & Labelled;
