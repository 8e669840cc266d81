import type { LoadedContext } from '../../context.ts';

/**
 * Loads the form with which a visitor signs in on a page. The mailed link leads back to the page. Accounts don't load
 * it.
 */
export async function loadSignIn({ words }: Pick<LoadedContext, 'words'>) {
  const [{ LoginLinkCard }] = await Promise.all([
    import('./LoginLinkCard.tsx'),
    words.load('account'),
  ]);
  return { LoginLinkCard };
}

/** What {@link loadSignIn} loads. */
export type VisitorSignIn = Awaited<ReturnType<typeof loadSignIn>>;
