import type { ReactNode } from 'react';
import { elementProps, type ElementProps } from '../element/elementProps.ts';
import * as css from './Tag.css.ts';

export interface TagProps extends ElementProps {
  /**
   * Good, bad or neutral.
   *
   * @default 'info'
   */
  tone?: keyof typeof css.tones;
  /** The text. */
  children: ReactNode;
}

/**
 * A short status in a pill, such as "Invoice" or "Paid". The text must be clear without the colour.
 *
 * @example
 * ```tsx
 * <Tag tone="success">Paid</Tag>
 * ```
 */
export const Tag = ({ tone = 'info', children, ...own }: TagProps) => (
  <span {...elementProps(own, css.tones[tone])}>{children}</span>
);
