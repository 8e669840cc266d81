import type { ReactNode } from 'react';
import * as css from './Page.css.ts';
import { elementProps, type ElementProps } from '../element/elementProps.ts';

export interface PageProps extends ElementProps {
  /** The page's heading, `h1`. */
  title: ReactNode;
  /** A sentence under it. */
  lead?: ReactNode;
  /** `narrow` is one column that is comfortable to read. */
  width: 'narrow' | 'wide';
  children: ReactNode;
}

/**
 * The content of a page: its heading on the ground, and what stands below.
 *
 * @example
 * ```tsx
 * <Page title="Memberships" width="wide">
 *   <Columns>
 *     <Stack>…</Stack>
 *     <Stack>…</Stack>
 *   </Columns>
 * </Page>
 * ```
 */
export const Page = ({ title, lead, width, children, ...own }: PageProps) => (
  <div {...elementProps(own, width === 'narrow' ? css.narrow : undefined)}>
    <h1 className={css.heading}>{title}</h1>
    {lead !== undefined && <p className={css.lead}>{lead}</p>}
    {children}
  </div>
);

/**
 * Two columns of a page where there is room, else one below the other. Each child is one.
 *
 * @example
 * ```tsx
 * <Columns>
 *   <Card title="Memberships" />
 *   <Card title="Day passes" />
 * </Columns>
 * ```
 */
export const Columns = ({ children, ...own }: ElementProps & { children: ReactNode }) => (
  <div {...elementProps(own, css.columns)}>{children}</div>
);

/**
 * Cards below each other.
 *
 * @example
 * ```tsx
 * <Stack>
 *   <Card title="Aoife Byrne" />
 *   <Card title="Oisín Byrne" />
 * </Stack>
 * ```
 */
export const Stack = ({ children, ...own }: ElementProps & { children: ReactNode }) => (
  <div {...elementProps(own, css.stack)}>{children}</div>
);
