import type { ReactNode, Ref } from 'react';
import * as button from '../Button/Button.css.ts';
import { joinClasses, type ElementProps } from '../element/elementProps.ts';
import * as css from './Link.css.ts';
import { useNavigation } from './navigation.ts';

export interface LinkProps extends ElementProps {
  /** The address. */
  href: string;
  /** The text. */
  children: ReactNode;
  /** Renders the link as a button. By default, it looks like a link in text. */
  tone?: button.ButtonTone;
  /**
   * Enlarges the target of a link without `tone` that isn't in a sentence.
   *
   * @default false
   */
  isAlone?: boolean;
  /** An icon before the text. */
  icon?: ReactNode;
  /** Downloads the file, with this name if it is a string. */
  download?: boolean | string;
  /**
   * Opens another site in a new tab.
   *
   * @default false
   */
  isExternal?: boolean;
  'aria-label'?: string;
  'aria-current'?: 'page' | 'true';
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * A link. Paths inside the application use its router (see `NavigationProvider`).
 *
 * @example
 * ```tsx
 * <Link href="/new">Buy a membership</Link>
 * ```
 */
export const Link = ({
  href,
  children,
  tone,
  isAlone = false,
  icon,
  download,
  isExternal,
  ...props
}: LinkProps) => {
  const navigation = useNavigation(href, isExternal || download !== undefined);
  return (
    <a
      {...props}
      {...navigation}
      href={href}
      className={joinClasses(
        tone ? button.tones[tone] : isAlone ? css.alone : css.link,
        props.className,
      )}
      download={download}
      {...(isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
    >
      {icon && <span className={button.icon}>{icon}</span>}
      {children}
    </a>
  );
};

/**
 * A `mailto:` link that shows the address.
 *
 * @internal
 */
export const EmailLink = ({ address }: { address: string }) => (
  <a href={`mailto:${address}`}>{address}</a>
);
