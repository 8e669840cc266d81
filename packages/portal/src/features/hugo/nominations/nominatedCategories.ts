import type { HugoCategory, Nominations } from '@conkit/api-client';
import {
  elsewhereHints,
  lengthHints,
  listTypedElsewhere,
  receivedNominations,
  type NominationHint,
} from '@conkit/rules';
import { saveStatus, type NominatedCategory } from '@conkit/ui';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useLanguage, type Language } from '../../../i18n/language.ts';
import { localized } from '../../../i18n/localized.ts';
import {
  createSavedState,
  reuseIfEqual,
  type CategoryState,
  type NominationsAutosave,
} from './nominationsAutosave.ts';
import type { Rows } from './nominationsDraft.ts';

/**
 * Returns the page's categories, each with a stable identity until it changes. During hydration they are the
 * saved ones, because the server doesn't have this device's drafts. The drafts follow in the next frame.
 */
export function useNominatedCategories(
  autosave: NominationsAutosave,
  categories: readonly HugoCategory[],
  saved: readonly Nominations[],
  isStopped: boolean,
  advice: Readonly<Record<string, Advice>>,
): readonly NominatedCategory[] {
  const language = useLanguage();
  const read = useMemo(() => createStateReader(autosave, categories), [autosave, categories]);
  const readSaved = useMemo(() => createSavedStateReader(saved, categories), [saved, categories]);
  const states = useSyncExternalStore(autosave.subscribe, read, readSaved);
  const { i18n } = useLingui();
  const describe = useMemo(() => createDescriber(i18n, language), [i18n, language]);
  return useMemo(
    () =>
      categories.flatMap((known, at) => {
        const state = states[at];
        return state ? [describe(known, state, isStopped, advice[known.key])] : [];
      }),
    [categories, states, describe, isStopped, advice],
  );
}

/**
 * Returns a function that reads the state of all categories. The list keeps its identity while none has
 * changed.
 */
function createStateReader(autosave: NominationsAutosave, categories: readonly HugoCategory[]) {
  let last: readonly CategoryState[] = [];
  return () => {
    const next = categories.map(({ key }) => autosave.category(key));
    if (next.length !== last.length || next.some((state, at) => state !== last[at])) last = next;
    return last;
  };
}

/** Returns a function that returns the saved nominations, as the same list at each call. */
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

/** Returns a category's description, with the lengths of its works unless it contains them. */
function describeCategory(
  { description, length }: HugoCategory,
  i18n: I18n,
  language: Language,
): string | undefined {
  const text = description && localized(description, language);
  const digits = text?.replaceAll(/\D/g, '') ?? '';
  const isStated = [length?.min, length?.max].every(
    (limit) => limit === undefined || digits.includes(String(limit)),
  );
  const limits = length && !isStated ? formatLength(length, i18n) : undefined;
  return [text, limits].filter(Boolean).join(' ') || undefined;
}

/** Returns which lengths of works belong in a category, or undefined without limits. */
function formatLength(
  { unit, min, max }: NonNullable<HugoCategory['length']>,
  i18n: I18n,
): string | undefined {
  const [least, most] = [min, max].map((limit) => limit !== undefined && i18n.number(limit));
  const isWords = unit === 'words';
  if (least && most) {
    return i18n._(
      isWords
        ? msg`Works of ${least} to ${most} words.`
        : msg`Works of ${least} to ${most} minutes.`,
    );
  }
  if (least) {
    return i18n._(
      isWords ? msg`Works of ${least} words or more.` : msg`Works of ${least} minutes or more.`,
    );
  }
  if (!most) return undefined;
  return i18n._(
    isWords ? msg`Works of up to ${most} words.` : msg`Works of up to ${most} minutes.`,
  );
}

/** Returns a function that describes categories for display. Unchanged categories keep their identity. */
function createDescriber(i18n: I18n, language: Language) {
  const known = new Map<string, { from: readonly unknown[]; category: NominatedCategory }>();
  return (
    category: HugoCategory,
    state: CategoryState,
    isStopped: boolean,
    advice: Advice | undefined,
  ) => {
    const from = [category, state, isStopped, advice];
    const before = known.get(category.key);
    if (before?.from.every((value, at) => value === from[at])) return before.category;
    const { key, title, fields } = category;
    const described: NominatedCategory = {
      key,
      title: localized(title, language),
      description: describeCategory(category, i18n, language),
      fields:
        before?.category.fields ??
        fields.map((field) => ({ key: field.key, label: localized(field.label, language) })),
      rows: state.rows,
      savedRows: state.saved,
      savedAt: state.savedAt ?? undefined,
      status: getSaveStatus(state, isStopped),
      isChanged: state.isChanged,
      hasConflict: state.isConflict,
      refusal: state.refusal ?? undefined,
      hints: advice?.hints,
      suggestions: advice?.suggestions,
    };
    known.set(key, { from, category: described });
    return described;
  };
}

const getSaveStatus = ({ isChanged, phase, error, refusal }: CategoryState, isStopped: boolean) =>
  saveStatus({
    isChanged,
    isSaving: phase === 'saving',
    isStopped: isStopped || refusal !== null,
    problem: phase === 'failed' ? (error?.code === 'network' ? 'network' : 'other') : undefined,
  });

/** Advice waits until typing pauses: it compares all categories and would flicker with each keystroke. */
const PAUSE_MS = 600;

/** What may help a person with a category. */
interface Advice {
  readonly hints: readonly NominationHint[];
  /** What the person typed in other categories, by field. */
  readonly suggestions: Readonly<Record<string, readonly string[]>>;
}

type RowsByCategory = Readonly<Record<string, Rows>>;

/**
 * Returns advice by category: a length that belongs in another category (NOM-5), a work that is nominated in
 * another category too (NOM-6), and what the person typed elsewhere (NOM-13).
 *
 * @param readOthers reads what the person typed in categories that aren't on the page
 */
export function useAdvice(
  autosave: NominationsAutosave,
  categories: readonly HugoCategory[],
  readOthers: () => RowsByCategory,
): Readonly<Record<string, Advice>> {
  const [advice, setAdvice] = useState<Readonly<Record<string, Advice>>>({});
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let others: RowsByCategory | undefined;
    const look = () => {
      others ??= readOthers();
      const own: RowsByCategory = Object.fromEntries(
        categories.map(({ key }) => [key, autosave.category(key).rows]),
      );
      const everywhere = { ...others, ...own };
      const found = categories.map((category): [string, Advice] => {
        const rows = own[category.key] ?? [];
        const hints = [
          ...lengthHints(rows, category, categories),
          ...elsewhereHints(rows, category, categories, own),
        ];
        return [category.key, { hints, suggestions: listTypedElsewhere(category, everywhere) }];
      });
      // Re-render only the categories whose advice changed.
      setAdvice((before) =>
        Object.fromEntries(
          found.map(([key, each]) => [key, reuseIfEqual(before[key] ?? each, each)]),
        ),
      );
    };
    const lookLater = () => {
      clearTimeout(timer);
      timer = setTimeout(look, PAUSE_MS);
    };
    // Compute the first advice after the page has rendered.
    lookLater();
    const stop = autosave.subscribe(lookLater);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [autosave, categories, readOthers]);
  return advice;
}
