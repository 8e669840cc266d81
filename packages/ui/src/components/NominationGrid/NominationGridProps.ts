import type { Nomination } from '@conkit/rules';
import type { ReactNode } from 'react';
import type { ElementProps } from '../../primitives/element/elementProps.ts';
import type { Labelled } from '../../primitives/element/labelled.ts';
import type { NominationGridMessages } from './NominationGrid.messages.ts';
import type { NominationField } from './NominationRow.tsx';

/** A remark about a row, from 0. */
export interface NominationRemark {
  readonly row: number;
  readonly text: string;
}

interface NominationGridOptions extends ElementProps {
  fields: readonly NominationField[];
  /** The rows on the screen. An emptied row stays until it is removed. */
  value: readonly Nomination[];
  /** What the server has: what differs from it is marked, and Reset brings it back. */
  saved: readonly Nomination[];
  /**
   * How many nominations there can be.
   *
   * @default 5
   */
  max?: number;
  /** What a nominator may want to look at again; the same work twice is found without. */
  remarks?: readonly NominationRemark[];
  /**
   * The rows as text, with nothing to press.
   *
   * @default false
   */
  isReadOnly?: boolean;
  /**
   * While a save is under way: fields can be read and keep the focus, but not be edited.
   *
   * @default false
   */
  isDisabled?: boolean;
  /**
   * `onChange` hears of each letter before it is painted: where a form is read at any moment, by whomever. Otherwise
   * right after, or before the next thing that somebody does, so that nothing stands between a key and its letter.
   *
   * @default false
   */
  isImmediate?: boolean;
  /** Buttons beside Reset. */
  actions?: ReactNode;
  /** Called with the whole new rows; hand the same list back as `value`. */
  onChange: (rows: readonly Nomination[]) => void;
  messages?: Partial<NominationGridMessages>;
}

/** Its name is the category: in words, or the id of its heading. */
export type NominationGridProps = NominationGridOptions & Labelled;
