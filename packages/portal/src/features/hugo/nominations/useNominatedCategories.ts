import type { HugoCategory, Nominations } from '@conkit/api-client';
import { receivedNominations, type NominationHint } from '@conkit/rules';
import type { NominatedCategory } from '@conkit/ui';
import { useMemo, useSyncExternalStore } from 'react';
import { localized } from '../../../i18n/localized.ts';
import type { Language } from '../../../i18n/languages.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import type { NominationDraft } from './nominationDraft.ts';
import { savedState, categoryStatus, type CategoryState, type Gate } from './nominationState.ts';

type Hints = readonly NominationHint[] | undefined;

/**
 * Returns the page's categories, each with a stable identity until it changes. During hydration they are as
 * saved, because the server doesn't have this device's drafts. The drafts follow in the next frame.
 */
export function useNominatedCategories(
  draft: NominationDraft,
  categories: readonly HugoCategory[],
  saved: readonly Nominations[],
  gate: Gate,
  hints: Readonly<Record<string, Hints>>,
): readonly NominatedCategory[] {
  const language = useLanguage();
  const read = useMemo(() => statesOf(draft, categories), [draft, categories]);
  const readSaved = useMemo(() => savedStatesOf(saved, categories), [saved, categories]);
  const states = useSyncExternalStore(draft.subscribe, read, readSaved);
  const describe = useMemo(() => describer(language), [language]);
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
function statesOf(draft: NominationDraft, categories: readonly HugoCategory[]) {
  let last: readonly CategoryState[] = [];
  return () => {
    const next = categories.map(({ key }) => draft.category(key));
    if (next.length !== last.length || next.some((state, at) => state !== last[at])) last = next;
    return last;
  };
}

/** Returns the same for the saved nominations. */
function savedStatesOf(saved: readonly Nominations[], categories: readonly HugoCategory[]) {
  const states = categories.map(({ key }) => {
    const answer = saved.find(({ category }) => category === key);
    return savedState(receivedNominations(answer?.nominations ?? []), answer?.time ?? null);
  });
  return () => states;
}

/** Returns a function that describes categories for display. Unchanged categories keep their identity. */
function describer(language: Language) {
  const known = new Map<string, { from: readonly unknown[]; category: NominatedCategory }>();
  return (category: HugoCategory, state: CategoryState, gate: Gate, hints: Hints) => {
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
      saved: state.saved,
      savedAt: state.savedAt ?? undefined,
      status: categoryStatus(state, gate),
      isChanged: state.isChanged,
      isSaving: state.isSaving,
      isConflict: state.isConflict,
      hints,
    };
    known.set(key, { from, category: described });
    return described;
  };
}
