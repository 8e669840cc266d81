import type { ReactNode } from 'react';
import { elementProps, type ElementProps } from '../element/elementProps.ts';
import * as css from './VisuallyHidden.css.ts';

/**
 * Text for screen readers only.
 *
 * @example
 * ```tsx
 * <VisuallyHidden>Not ranked</VisuallyHidden>
 * ```
 */
export const VisuallyHidden = ({ children, ...own }: ElementProps & { children: ReactNode }) => (
  <span {...elementProps(own, css.hidden)}>{children}</span>
);
