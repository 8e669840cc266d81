import { elsewhereHints, lengthHints, type Nomination, type NominationHint } from '@conkit/rules';
import type { HugoCategory } from '@conkit/api-client';
import { useEffect, useState } from 'react';
import { keepSame } from './keepSame.ts';
import type { NominationDraft } from './nominationDraft.ts';

/** Hints wait for a pause: they compare all categories and would flicker with each keystroke. */
const PAUSE_MS = 600;

type Hints = Readonly<Record<string, readonly NominationHint[]>>;

/**
 * Returns hints by category: a length that belongs in another category (NOM-5), a work that is nominated in
 * another category too (NOM-6).
 */
export function useHints(draft: NominationDraft, categories: readonly HugoCategory[]): Hints {
  const [hints, setHints] = useState<Hints>({});
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const rows: Record<string, readonly Nomination[]> = Object.fromEntries(
        categories.map(({ key }) => [key, draft.category(key).rows]),
      );
      const found = categories.map((category) => {
        const own = rows[category.key] ?? [];
        const list: readonly NominationHint[] = [
          ...lengthHints(own, category, categories),
          ...elsewhereHints(own, category, categories, rows),
        ];
        return [category.key, list] as const;
      });
      // Re-render only the categories whose hints changed.
      setHints((before) =>
        Object.fromEntries(found.map(([key, list]) => [key, keepSame(before[key] ?? NONE, list)])),
      );
    };
    const lookLater = () => {
      clearTimeout(timer);
      timer = setTimeout(look, PAUSE_MS);
    };
    // Compute the first hints after the page has rendered.
    lookLater();
    const stop = draft.subscribe(lookLater);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [draft, categories]);
  return hints;
}

const NONE: readonly NominationHint[] = [];
