import type { ReactNode } from 'react';

interface SignInLinkProps {
  /** Where one signs in and comes back. */
  href: string;
  /** Whether this device keeps what is not saved; what this page alone has stays in it, and signing in has a tab of its own. */
  isKept: boolean;
  className?: string;
  children: ReactNode;
}

/** Leads whoever was signed out to signing in, without losing what is not saved. */
export const SignInLink = ({ isKept, children, ...link }: SignInLinkProps) => (
  <a {...link} {...(isKept ? {} : { target: '_blank' })}>
    {children}
  </a>
);
