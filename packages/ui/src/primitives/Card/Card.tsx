import { useId, type ReactNode } from 'react';
import { elementProps, type ElementProps } from '../element/elementProps.ts';
import { HeadingLevelProvider, type HeadingLevel, useHeading } from '../element/headingLevel.ts';
import * as css from './Card.css.ts';

export interface CardProps extends ElementProps {
  /** The heading, which also names the card's region. */
  title?: ReactNode;
  /**
   * The heading's level in the page's outline.
   *
   * @default one below the heading around it, or 2
   */
  headingLevel?: HeadingLevel;
  /** A muted line below the title. */
  subtitle?: ReactNode;
  /** Good, bad or neutral. Don't rely on the colour alone: say it in words too. */
  tone?: keyof typeof css.tones;
  /** A tag or status at the end of the title's line. */
  aside?: ReactNode;
  /** Full-width rows (`ActionList`), and `CardBody` for padded content beside them. Other content is padded too. */
  children?: ReactNode;
}

/**
 * A surface for one subject.
 *
 * @example
 * ```tsx
 * <Card title="Aoife Byrne" subtitle="Adult member #214">
 *   <ActionList actions={actions} />
 * </Card>
 * ```
 */
export const Card = ({
  title,
  headingLevel,
  subtitle,
  tone,
  aside,
  children,
  ...own
}: CardProps) => {
  const titleId = useId();
  const { Heading, below } = useHeading(2, headingLevel);
  const className = tone ? css.tones[tone] : css.card;
  if (title === undefined) return <div {...elementProps(own, className)}>{children}</div>;
  return (
    <section {...elementProps(own, className)} aria-labelledby={titleId}>
      <header className={css.header}>
        <div className={css.title}>
          <Heading id={titleId}>{title}</Heading>
          {subtitle !== undefined && <p className={css.subtitle}>{subtitle}</p>}
        </div>
        {aside}
      </header>
      <HeadingLevelProvider value={below}>{children}</HeadingLevelProvider>
    </section>
  );
};

/**
 * The padded part of a card. Its children are stacked.
 *
 * @example
 * ```tsx
 * <Card title="Payments">
 *   <CardBody>
 *     <p>Nothing has been bought yet.</p>
 *   </CardBody>
 * </Card>
 * ```
 */
export const CardBody = ({ children, ...own }: ElementProps & { children: ReactNode }) => (
  <div {...elementProps(own, css.body)}>{children}</div>
);
