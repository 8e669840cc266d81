import type { ReactNode } from 'react';

interface SignInLinkProps {
  /** The sign-in page, which returns to this page. */
  href: string;
  /**
   * Whether unsaved changes are kept on this device. Otherwise the link opens a new tab, because only this page has
   * them.
   */
  isKept: boolean;
  className?: string;
  children: ReactNode;
}

/** Links to the sign-in page without losing unsaved changes. */
export const SignInLink = ({ isKept, children, ...link }: SignInLinkProps) => (
  <a {...link} {...(isKept ? {} : { target: '_blank' })}>
    {children}
  </a>
);
