import type { ReactNode } from 'react';

/** What has become of asking for a login link. Whether the address is known is never told. */
export type LinkRequest =
  | { readonly kind: 'none' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'sent'; readonly email: string }
  /** `problem` says in words why it was not sent, and what to do; with `mustWait` that is to wait. */
  | { readonly kind: 'failed'; readonly problem: ReactNode; readonly mustWait?: boolean };
