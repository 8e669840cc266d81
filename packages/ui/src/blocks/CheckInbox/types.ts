import type { ReactNode } from 'react';

/** What has become of a code. */
export type CodeEntry =
  | { readonly kind: 'ready' }
  | { readonly kind: 'checking' }
  /** After the last try it is void. */
  | { readonly kind: 'wrong'; readonly triesLeft: number }
  /** Too old, void, or of another browser. */
  | { readonly kind: 'expired' }
  /** `problem` says in words why it could not be tried, and what to do. */
  | { readonly kind: 'failed'; readonly problem: ReactNode };
