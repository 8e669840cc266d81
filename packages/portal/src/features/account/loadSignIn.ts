import type { LoadedContext, VisitorSignIn } from '../../context.ts';

/** Loads the form with which a visitor signs in on a page. The mailed link leads back to the page. */
export async function loadSignIn({ words }: Pick<LoadedContext, 'words'>): Promise<VisitorSignIn> {
  const [{ LoginLinkCard }] = await Promise.all([
    import('./LoginLinkCard.tsx'),
    words.load('account'),
  ]);
  return { LoginLinkCard };
}
