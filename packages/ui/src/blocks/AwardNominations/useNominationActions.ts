import { useMemo, useState, type RefObject } from 'react';
import { useCategoryFolds } from '../../components/CategoryFold/useCategoryFolds.ts';
import { useStableCallback } from '../../primitives/hooks/useStableCallback.ts';
import { askingOf, startOf } from './categoryState.ts';
import type { NominationActions, NominatedCategory, NominationFailure } from './types.ts';

interface Nominations {
  categories: readonly NominatedCategory[];
  isReadOnly: boolean;
  failure: NominationFailure | null;
  onChange: NominationActions['change'];
  onSave: NominationActions['save'];
  onResolve: NominationActions['resolve'];
}

/** Manages which categories are open, and returns what the nominator can do in them. */
export function useNominationActions(
  props: Nominations,
  root: RefObject<HTMLElement | null>,
): { open: ReadonlySet<string>; actions: NominationActions } {
  const { categories, isReadOnly, failure } = props;
  // Stored drafts load after the saved data; the category that they put in work opens then, too.
  const [isFresh, setFresh] = useState(true);
  const unsaved = isFresh ? categories.find(({ isChanged }) => isChanged)?.key : undefined;
  const asking = askingOf(categories, failure, isReadOnly);
  const folds = useCategoryFolds({
    start: startOf(categories, isReadOnly),
    asking: unsaved === undefined || asking.includes(unsaved) ? asking : [...asking, unsaved],
    nextOf: (category) => categories[categories.findIndex(({ key }) => key === category) + 1]?.key,
    root,
  });
  const change = useStableCallback((...args: Parameters<NominationActions['change']>) => {
    setFresh(false);
    props.onChange(...args);
  });
  const fold = useStableCallback((...args: Parameters<NominationActions['fold']>) => {
    setFresh(false);
    folds.fold(...args);
  });
  const save = useStableCallback(props.onSave);
  const resolve = useStableCallback(props.onResolve);
  const { open, goOn } = folds;
  const actions = useMemo(
    () => ({ change, save, resolve, fold, goOn }),
    [change, save, resolve, fold, goOn],
  );
  return { open, actions };
}
