import { elsewhereHints, lengthHints, type Nomination, type NominationHint } from '@conkit/rules';
import type { HugoCategory } from '@conkit/api-client';
import { useEffect, useState } from 'react';
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
      const found = categories.map((category): [string, readonly NominationHint[]] => {
        const own = rows[category.key] ?? [];
        return [
          category.key,
          [
            ...lengthHints(own, category, categories),
            ...elsewhereHints(own, category, categories, rows),
          ],
        ];
      });
      setHints((before) => keepSame(before, Object.fromEntries(found)));
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

/** Hints that say the same stay the same, so that only the category that they are about is drawn anew. */
const keepSame = (before: Hints, after: Hints): Hints =>
  Object.fromEntries(
    Object.entries(after).map(([key, list]) => {
      const old = before[key] ?? NONE;
      return [key, JSON.stringify(old) === JSON.stringify(list) ? old : list];
    }),
  );

const NONE: readonly NominationHint[] = [];
