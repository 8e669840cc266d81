import type { ReactNode } from 'react';
import * as css from './Tag.css.ts';

export interface TagProps {
  /** @default 'info' */
  tone?: keyof typeof css.tones;
  children: ReactNode;
}

/**
 * A short state in a pill, such as "Invoice" or "Paid"; its words say it without the colour.
 *
 * @example
 * ```tsx
 * <Tag tone="success">Paid</Tag>
 * ```
 */
export const Tag = ({ tone = 'info', children }: TagProps) => (
  <span className={css.tones[tone]}>{children}</span>
);
