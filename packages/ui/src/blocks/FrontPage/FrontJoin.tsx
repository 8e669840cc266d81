import { Card, CardBody } from '../../primitives/Card/Card.tsx';
import { elementProps, type ElementProps } from '../../primitives/element/elementProps.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import { useMessages } from '../../words/provider.tsx';
import { frontPageMessages, type FrontPageMessages } from '../../locales/en/FrontPage.gen.ts';
import type { SomeMessages } from '../../words/overrides.ts';
import * as css from './parts.css.ts';

/** A kind of membership or pass, with its lowest and highest price as formatted text. */
export interface FrontWay {
  readonly key: string;
  readonly label: string;
  /** "€40", or "free". */
  readonly price: string;
  /** The highest price, if there are several. */
  readonly highest?: string | undefined;
  /**
   * Whether the price is the lowest of several: "from €10".
   *
   * @default false
   */
  readonly isFrom?: boolean;
}

export interface FrontJoinProps extends ElementProps {
  /** Where memberships, or other things, are bought without an account. */
  href: string;
  /** What can be bought. */
  ways: readonly FrontWay[];
  /** The lowest price, as formatted text. */
  from?: string | undefined;
  /** Replaces single texts. */
  messages?: SomeMessages<FrontPageMessages>;
}

/**
 * The card for people who want to join.
 *
 * @example
 * ```tsx
 * <FrontJoin href="/new" from="€40" ways={[{ key: 'attend', label: 'All days', price: '€130', highest: '€210' }]} />
 * ```
 */
export function FrontJoin({ href, ways, from, messages, ...own }: FrontJoinProps) {
  const words = useMessages('FrontPage', frontPageMessages, messages);
  const formatPrice = ({ price, highest, isFrom = false }: FrontWay) => {
    if (isFrom) return words.from({ price });
    return highest === undefined ? price : words.range({ lowest: price, highest });
  };
  return (
    <Card {...elementProps(own, css.join)} title={words.join}>
      <CardBody className={css.body}>
        <p>{words.noAccount}</p>
        {ways.length > 0 && (
          <dl className={css.prices}>
            {ways.map((way) => (
              <div key={way.key} className={css.price}>
                <dt>{way.label}</dt>
                <dd className={css.amount}>{formatPrice(way)}</dd>
              </div>
            ))}
          </dl>
        )}
        <Link href={href} tone="primary" className={css.button}>
          {words.joinFrom({ price: from })}
        </Link>
      </CardBody>
    </Card>
  );
}
