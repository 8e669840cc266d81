import { elsewhereHints, lengthHints, type Nomination, type NominationHint } from '@conkit/rules';
import type { HugoCategory } from '@conkit/api-client';
import { useEffect, useState } from 'react';
import { keepSame } from './keepSame.ts';
import type { NominationDraft } from './nominationDraft.ts';

/** Hints come when the writer pauses: they compare all categories, and would flicker with every key. */
const PAUSE_MS = 600;

type Hints = Readonly<Record<string, readonly NominationHint[]>>;

/** What a nominator may want to look at again, by category: a length that belongs elsewhere (NOM-5), a work nominated elsewhere (NOM-6). */
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
      // Only the categories that they are about are drawn anew.
      setHints((before) =>
        Object.fromEntries(found.map(([key, list]) => [key, keepSame(before[key] ?? NONE, list)])),
      );
    };
    const lookLater = () => {
      clearTimeout(timer);
      timer = setTimeout(look, PAUSE_MS);
    };
    // The page is there before it is looked at.
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
