import type { ReactNode } from 'react';

/** The state of a login code. */
export type CodeEntry =
  | { readonly kind: 'ready' }
  | { readonly kind: 'checking' }
  /** The code is void after the last try. */
  | { readonly kind: 'wrong'; readonly triesLeft: number }
  /** The code is too old, void, or from another browser. */
  | { readonly kind: 'expired' }
  /** The code could not be checked; `problem` says why and what to do. */
  | { readonly kind: 'failed'; readonly problem: ReactNode };
