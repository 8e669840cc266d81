import { useMemo, useState, useSyncExternalStore } from 'react';
import { readStored, removeStored, writeStored } from './browserStore.ts';

const neverChanges = () => () => undefined;

/** False on the server and while the browser takes the page over, when both must draw the same. */
const useIsTakenOver = () =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );

/**
 * What somebody is filling in, kept in the browser until it is bought. Another tab's typing does not
 * change it: each has a purchase of its own.
 *
 * @param name of the draft in the browser's storage
 * @param parse makes sense of what was kept, which may come from an older release
 */
export function useDraft<Draft>(
  name: string,
  initial: Draft,
  parse: (stored: unknown) => Draft | undefined,
) {
  const isTakenOver = useIsTakenOver();
  const kept = useMemo(
    () => (isTakenOver ? parse(readStored(name)) : undefined),
    [isTakenOver, name, parse],
  );
  const [typed, setTyped] = useState<{ name: string; draft: Draft | undefined }>();
  const draft = typed?.name === name ? typed.draft : kept;
  return {
    draft: draft ?? initial,
    /** Whether there is anything to forget. */
    isChanged: draft !== undefined,
    update: (next: Draft) => {
      setTyped({ name, draft: next });
      writeStored(name, next);
    },
    /** Forgets what was typed, here and in the browser's storage. */
    clear: () => {
      setTyped({ name, draft: undefined });
      removeStored(name);
    },
  };
}
