import type { ReactNode } from 'react';
import { elementProps, type ElementProps } from '../element/elementProps.ts';
import * as css from './Busy.css.ts';

/**
 * A spinner. Decorative, so put it beside text.
 *
 * @example
 * ```tsx
 * <span>
 *   <Spinner /> Sending…
 * </span>
 * ```
 */
export const Spinner = () => (
  <svg className={css.spinner} viewBox="0 0 24 24" fill="none" aria-hidden="true">
    <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="3" opacity="0.25" />
    <path d="M12 3a9 9 0 0 1 9 9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
  </svg>
);

/**
 * Shows a spinner with text and announces it politely.
 *
 * @example
 * ```tsx
 * <Busy>Sending…</Busy>
 * ```
 */
export const Busy = ({ children, ...own }: ElementProps & { children: ReactNode }) => (
  <output {...elementProps(own, css.busy)}>
    <Spinner />
    <span>{children}</span>
  </output>
);
