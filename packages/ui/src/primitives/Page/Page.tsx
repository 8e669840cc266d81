import type { ReactNode } from 'react';
import { elementProps, type ElementProps } from '../element/elementProps.ts';
import { HeadingLevelProvider, useHeading } from '../element/headingLevel.ts';
import * as css from './Page.css.ts';

export interface PageProps extends ElementProps {
  /** The page's heading: its `h1`, unless a `HeadingLevelProvider` sets another level. */
  title: ReactNode;
  /** An introduction below the heading. */
  lead?: ReactNode;
  /** `narrow` is one column at a comfortable reading width. */
  width: 'narrow' | 'wide';
  /** The content below the heading. */
  children: ReactNode;
}

/**
 * The content of a page: its heading on the background, then the children.
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
export const Page = ({ title, lead, width, children, ...own }: PageProps) => {
  const { Heading, below } = useHeading(1);
  return (
    <div {...elementProps(own, width === 'narrow' ? css.narrow : undefined)}>
      <Heading className={css.heading}>{title}</Heading>
      {lead !== undefined && <p className={css.lead}>{lead}</p>}
      <HeadingLevelProvider value={below}>{children}</HeadingLevelProvider>
    </div>
  );
};

/**
 * Lays out its children in two columns where there is room, and stacked otherwise.
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
 * Stacks cards.
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
