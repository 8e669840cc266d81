import type { ReactNode } from 'react';

/** The state of a login link request. Never reveals whether the address is known. */
export type LinkRequest =
  | { readonly kind: 'none' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'sent'; readonly email: string }
  /** `problem` says why it was not sent and what to do; with `mustWait` the visitor has to wait. */
  | { readonly kind: 'failed'; readonly problem: ReactNode; readonly mustWait?: boolean };
