import { useRouteContext } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { readStored, removeStored, writeStored, type Keeping } from '../browser/storage.ts';
import { useHydrated } from '../browser/useHydrated.ts';

/**
 * What somebody is filling in, kept in the browser until it is bought. Another tab's typing does not
 * change it: each has a purchase of its own.
 *
 * @param keeping whether it outlives the tab: not where nobody knows who comes next
 * @param name of the draft in the browser's storage
 * @param parse makes sense of what was kept, which may come from an older release
 */
export function useDraft<Draft>(
  keeping: Keeping,
  name: string,
  initial: Draft,
  parse: (stored: unknown) => Draft | undefined,
) {
  const { config } = useRouteContext({ from: '__root__' });
  const stored = `${config.id}:draft:${name}`;
  const isHydrated = useHydrated();
  const kept = useMemo(
    () => (isHydrated ? parse(readStored(keeping, stored)) : undefined),
    [isHydrated, keeping, stored, parse],
  );
  const [typed, setTyped] = useState<{ stored: string; draft: Draft | undefined }>();
  const draft = typed?.stored === stored ? typed.draft : kept;
  return {
    draft: draft ?? initial,
    /** Whether there is anything to forget. */
    isChanged: draft !== undefined,
    update: (next: Draft) => {
      setTyped({ stored, draft: next });
      writeStored(keeping, stored, next);
    },
    /** Forgets what was typed in the browser's storage; here it stays until the page is left. */
    forget: () => {
      setTyped({ stored, draft });
      removeStored(keeping, stored);
    },
    /** Forgets what was typed, here and in the browser's storage. */
    clear: () => {
      setTyped({ stored, draft: undefined });
      removeStored(keeping, stored);
    },
  };
}
