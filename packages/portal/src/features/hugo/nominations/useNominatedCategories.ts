import type { HugoCategory, Nominations } from '@conkit/api-client';
import { receivedNominations, type NominationHint } from '@conkit/rules';
import type { NominatedCategory } from '@conkit/ui';
import { useMemo, useSyncExternalStore } from 'react';
import { localized } from '../../../i18n/localized.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import type { NominationDraft } from './nominationDraft.ts';
import { savedState, saveStatus, type CategoryState, type Gate } from './nominationState.ts';

/** What is drawn of a category, and what it was made from. */
interface Drawn {
  state: CategoryState;
  gate: Gate;
  hints: readonly NominationHint[] | undefined;
  category: NominatedCategory;
}

/**
 * The categories of the page, each a new object only when something of it has changed. While the browser
 * takes over what the server drew they are as saved: the server knows no drafts of this device, which come
 * with the next frame.
 */
export function useNominatedCategories(
  draft: NominationDraft,
  categories: readonly HugoCategory[],
  saved: readonly Nominations[],
  gate: Gate,
  hints: Readonly<Record<string, readonly NominationHint[]>>,
): readonly NominatedCategory[] {
  const language = useLanguage();
  const [read, readSaved] = useMemo(() => {
    let last: readonly CategoryState[] = [];
    const atFirst = categories.map(({ key }) => {
      const answer = saved.find(({ category }) => category === key);
      return savedState(receivedNominations(answer?.nominations ?? []), answer?.time ?? null);
    });
    const now = () => {
      const next = categories.map(({ key }) => draft.category(key));
      if (next.length !== last.length || next.some((state, at) => state !== last[at])) last = next;
      return last;
    };
    return [now, () => atFirst];
  }, [draft, categories, saved]);
  const states = useSyncExternalStore(draft.subscribe, read, readSaved);
  const draw = useMemo(() => {
    const drawn = new Map<string, Drawn>();
    return (known: HugoCategory, state: CategoryState, ...rest: [Gate, Drawn['hints']]) => {
      const [gateNow, hintsNow] = rest;
      const before = drawn.get(known.key);
      if (before?.state === state && before.gate === gateNow && before.hints === hintsNow) {
        return before.category;
      }
      const category = {
        key: known.key,
        title: localized(known.title, language),
        description: known.description && localized(known.description, language),
        fields:
          before?.category.fields ??
          known.fields.map(({ key, label }) => ({ key, label: localized(label, language) })),
        rows: state.rows,
        saved: state.saved,
        savedAt: state.savedAt ?? undefined,
        status: saveStatus(state, gateNow),
        isChanged: state.isChanged,
        isSaving: state.isSaving,
        isConflict: state.isConflict,
        hints: hintsNow,
      };
      drawn.set(known.key, { state, gate: gateNow, hints: hintsNow, category });
      return category;
    };
  }, [language]);
  return useMemo(
    () =>
      categories.flatMap((known, at) => {
        const state = states[at];
        return state ? [draw(known, state, gate, hints[known.key])] : [];
      }),
    [categories, states, draw, gate, hints],
  );
}
