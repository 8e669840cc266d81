import type { ReactNode } from 'react';
import * as css from './VisuallyHidden.css.ts';

/**
 * Text for screen readers only.
 *
 * @example
 * ```tsx
 * <VisuallyHidden>Not ranked</VisuallyHidden>
 * ```
 */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => (
  <span className={css.hidden}>{children}</span>
);
