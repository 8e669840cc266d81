import type { HugoCategory, Nominations } from '@conkit/api-client';
import {
  elsewhereHints,
  lengthHints,
  receivedNominations,
  type Nomination,
  type NominationHint,
} from '@conkit/rules';
import type { NominatedCategory } from '@conkit/ui';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useLanguage, type Language } from '../../../i18n/language.ts';
import { localized } from '../../../i18n/localized.ts';
import {
  createSavedState,
  getCategoryStatus,
  type CategoryState,
  type Gate,
} from './categoryDraft.ts';
import { reuseIfEqual, type NominationDraft } from './nominationDraft.ts';

type CategoryHints = readonly NominationHint[] | undefined;

/**
 * Returns the page's categories, each with a stable identity until it changes. During hydration they are the
 * saved ones, because the server doesn't have this device's drafts. The drafts follow in the next frame.
 */
export function useNominatedCategories(
  draft: NominationDraft,
  categories: readonly HugoCategory[],
  saved: readonly Nominations[],
  gate: Gate,
  hints: Readonly<Record<string, CategoryHints>>,
): readonly NominatedCategory[] {
  const language = useLanguage();
  const read = useMemo(() => createStateReader(draft, categories), [draft, categories]);
  const readSaved = useMemo(() => createSavedStateReader(saved, categories), [saved, categories]);
  const states = useSyncExternalStore(draft.subscribe, read, readSaved);
  const describe = useMemo(() => createDescriber(language), [language]);
  return useMemo(
    () =>
      categories.flatMap((known, at) => {
        const state = states[at];
        return state ? [describe(known, state, gate, hints[known.key])] : [];
      }),
    [categories, states, describe, gate, hints],
  );
}

/**
 * Returns a function that reads the state of all categories. The list keeps its identity while none has
 * changed.
 */
function createStateReader(draft: NominationDraft, categories: readonly HugoCategory[]) {
  let last: readonly CategoryState[] = [];
  return () => {
    const next = categories.map(({ key }) => draft.category(key));
    if (next.length !== last.length || next.some((state, at) => state !== last[at])) last = next;
    return last;
  };
}

/** Returns a function that returns the same list for the saved nominations each time. */
function createSavedStateReader(
  saved: readonly Nominations[],
  categories: readonly HugoCategory[],
) {
  const states = categories.map(({ key }) => {
    const answer = saved.find(({ category }) => category === key);
    return createSavedState(receivedNominations(answer?.nominations ?? []), answer?.time ?? null);
  });
  return () => states;
}

/** Returns a function that describes categories for display. Unchanged categories keep their identity. */
function createDescriber(language: Language) {
  const known = new Map<string, { from: readonly unknown[]; category: NominatedCategory }>();
  return (category: HugoCategory, state: CategoryState, gate: Gate, hints: CategoryHints) => {
    const from = [category, state, gate, hints];
    const before = known.get(category.key);
    if (before?.from.every((value, at) => value === from[at])) return before.category;
    const { key, title, description, fields } = category;
    const described: NominatedCategory = {
      key,
      title: localized(title, language),
      description: description && localized(description, language),
      fields:
        before?.category.fields ??
        fields.map((field) => ({ key: field.key, label: localized(field.label, language) })),
      rows: state.rows,
      savedRows: state.saved,
      savedAt: state.savedAt ?? undefined,
      status: getCategoryStatus(state, gate),
      isChanged: state.isChanged,
      isSaving: state.isSaving,
      hasConflict: state.isConflict,
      hints,
    };
    known.set(key, { from, category: described });
    return described;
  };
}

/** Hints wait until typing pauses: they compare all categories and would flicker with each keystroke. */
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
        Object.fromEntries(
          found.map(([key, list]) => [key, reuseIfEqual(before[key] ?? NONE, list)]),
        ),
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
