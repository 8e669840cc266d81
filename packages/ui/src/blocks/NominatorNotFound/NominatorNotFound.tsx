import { Card, CardBody } from '../../primitives/Card/Card.tsx';
import { HeadingLevelProvider, useHeading } from '../../primitives/element/headingLevel.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import { useMessages } from '../../words/provider.tsx';
import {
  nominatorNotFoundMessages,
  type NominatorNotFoundMessages,
} from '../../locales/en/NominatorNotFound.gen.ts';
import { elementProps, type ElementProps } from '../../primitives/element/elementProps.ts';
import type { SomeMessages } from '../../words/overrides.ts';
import * as page from '../page.css.ts';

export interface NominatorNotFoundProps extends ElementProps {
  /** The page's heading. */
  title: string;
  /** The member's main page. */
  homeHref: string;
  /** Replaces single texts. */
  messages?: SomeMessages<NominatorNotFoundMessages>;
}

/**
 * Shown when the account has no such person.
 *
 * @example
 * ```tsx
 * <NominatorNotFound title="Hugo Nominations" homeHref="/" />
 * ```
 */
export const NominatorNotFound = ({
  title,
  homeHref,
  messages,
  ...own
}: NominatorNotFoundProps) => {
  const words = useMessages('NominatorNotFound', nominatorNotFoundMessages, messages);
  const { Heading, below } = useHeading(1);
  return (
    <div {...elementProps(own, page.narrow)}>
      <Heading className={page.heading}>{title}</Heading>
      <HeadingLevelProvider value={below}>
        <Card title={words.title}>
          <CardBody>
            <p>{words.advice({ link: (text) => <Link href={homeHref}>{text}</Link> })}</p>
          </CardBody>
        </Card>
      </HeadingLevelProvider>
    </div>
  );
};
