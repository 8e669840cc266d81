import { Link } from '../../primitives/Link/Link.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { useMessages } from '../../words/provider.tsx';
import { whyReadOnlyMessages, type WhyReadOnlyMessages } from '../../locales/en/WhyReadOnly.gen.ts';
import { elementProps, type ElementProps } from '../../primitives/element/elementProps.ts';
import type { SomeMessages } from '../../words/overrides.ts';

/** Why nominations are read-only. */
export type ReadOnlyReason =
  | {
      readonly kind: 'closed';
      /** When the finalists will be announced, as text. Undefined after the announcement. */
      readonly announcement: string | undefined;
    }
  | {
      readonly kind: 'noRight';
      /** The person who can't nominate. */
      readonly name: string;
      /** The label of their membership. */
      readonly membership: string;
      /** The upgrade page. Undefined for people without a membership, who must buy one. */
      readonly upgradeHref: string | undefined;
    }
  | { readonly kind: 'notOpen' };

export interface WhyReadOnlyProps extends ElementProps {
  /** Undefined if nominations are editable. */
  reason: ReadOnlyReason | undefined;
  /** The page that sells memberships. */
  membershipsHref: string;
  /** Replaces single texts. */
  messages?: SomeMessages<WhyReadOnlyMessages>;
}

/**
 * Explains why nominations are read-only. Renders nothing if they are editable.
 *
 * @example
 * ```tsx
 * <WhyReadOnly reason={{ kind: 'notOpen' }} membershipsHref="/new" />
 * ```
 */
export const WhyReadOnly = ({ reason, membershipsHref, messages, ...own }: WhyReadOnlyProps) => {
  const words = useMessages('WhyReadOnly', whyReadOnlyMessages, messages);
  switch (reason?.kind) {
    case undefined:
      return null;
    case 'closed':
      return (
        <Notice {...elementProps(own)} tone="info">
          {words.closed} {reason.announcement}
        </Notice>
      );
    case 'noRight':
      return (
        <Notice {...elementProps(own)} tone="warning">
          <p>{words.noRight({ name: reason.name, membership: reason.membership })}</p>
          <p>
            {reason.upgradeHref === undefined ? (
              <Link isAlone href={membershipsHref}>
                {words.otherMemberships}
              </Link>
            ) : (
              <Link isAlone href={reason.upgradeHref}>
                {words.upgrade}
              </Link>
            )}
          </p>
        </Notice>
      );
    case 'notOpen':
      return (
        <Notice {...elementProps(own)} tone="info">
          {words.notOpen}
        </Notice>
      );
  }
};
