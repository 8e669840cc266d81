import { Link } from '../../primitives/Link/Link.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { useMessages } from '../../words/useMessages.ts';
import { whyReadOnlyMessages, type WhyReadOnlyMessages } from './WhyReadOnly.messages.ts';
import { elementProps, type ElementProps } from '../../primitives/element/elementProps.ts';

/** Why nominations can only be read. */
export type ReadOnlyReason =
  | {
      readonly kind: 'closed';
      /** When the final ballot will be announced, in words; undefined once it has been. */
      readonly announcement: string | undefined;
    }
  | {
      readonly kind: 'noRight';
      /** Who cannot nominate. */
      readonly name: string;
      /** Their membership, as it is called. */
      readonly membership: string;
      /** Where it can be upgraded; undefined for who is no member, and has to buy another. */
      readonly upgradeHref: string | undefined;
    }
  | { readonly kind: 'notOpen' };

export interface WhyReadOnlyProps extends ElementProps {
  /** Undefined where they can be written. */
  reason: ReadOnlyReason | undefined;
  /** Where memberships are bought. */
  membershipsHref: string;
  messages?: Partial<WhyReadOnlyMessages>;
}

/**
 * Why a page of nominations can only be read; nothing when it can be written.
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
          <p>{words.noRight(reason.name, reason.membership)}</p>
          <p>
            {reason.upgradeHref === undefined ? (
              <Link href={membershipsHref}>{words.otherMemberships}</Link>
            ) : (
              <Link href={reason.upgradeHref}>{words.upgrade}</Link>
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
