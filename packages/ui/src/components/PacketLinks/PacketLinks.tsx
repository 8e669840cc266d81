import type { MouseEvent, ReactNode } from 'react';
import { useMessages } from '../../words/provider.tsx';
import { packetLinksMessages, type PacketLinksMessages } from '../../locales/en/PacketLinks.gen.ts';
import { elementProps, type ElementProps } from '../../primitives/element/elementProps.ts';
import type { SomeMessages } from '../../words/overrides.ts';
import * as css from './PacketLinks.css.ts';

/** One file of the voter packet. */
export interface PacketFormat {
  /** The format's key, such as `epub`. */
  readonly key: string;
  /** The format and its size, such as "EPUB, 12MB". */
  readonly label: string;
  readonly url: string;
}

export interface PacketLinksProps extends ElementProps {
  /** The category's title. */
  category: string;
  /** The files of the category. */
  formats: readonly PacketFormat[];
  /** Called before the browser follows a link. Call `preventDefault` to cancel it. */
  onOpenFile?: (event: MouseEvent<HTMLAnchorElement>, format: string) => void;
  /** Other ways to get the packet, shown after the links. */
  children?: ReactNode;
  /** Replaces single texts. */
  messages?: SomeMessages<PacketLinksMessages>;
}

/**
 * Download links for one category's voter packet, one per format. They are less prominent than the finalists.
 *
 * @example
 * ```tsx
 * <PacketLinks
 *   category="Best Novel"
 *   formats={[{ key: 'epub', label: 'EPUB, 12MB', url: '/hugo-packet/5/Novel/epub' }]}
 * />
 * ```
 */
export const PacketLinks = ({
  category,
  formats,
  onOpenFile,
  children,
  messages,
  ...own
}: PacketLinksProps) => {
  const words = useMessages('PacketLinks', packetLinksMessages, messages);
  return (
    <div {...elementProps(own, css.packet)} role="group" aria-label={words.packetOf({ category })}>
      {formats.map(({ key, label, url }, at) => (
        <a
          key={key}
          href={url}
          download
          className={css.link}
          onClick={(event) => onOpenFile?.(event, key)}
        >
          {at === 0 ? `${words.download} ${label}` : label}
        </a>
      ))}
      {children}
    </div>
  );
};
