import { useCallback, useLayoutEffect, useRef, type FocusEvent } from 'react';
import { useElementRef, type ElementProps } from '../../primitives/element/elementProps.ts';
import type { FocusTarget } from './changes.ts';
import type { Input } from './rowActions.ts';

const selectorOf = (target: FocusTarget) =>
  'id' in target ? `[data-entry="${target.id}"]` : `[data-position="${target.position}"]`;

const focusFirst = (root: Element, targets: readonly FocusTarget[], input: Input) => {
  const selectors = [...targets.map(selectorOf), '[data-entry]'];
  const found = selectors.flatMap((selector) => root.querySelector<HTMLElement>(selector) ?? []);
  // Scroll to the entry for keyboard users; with a pointer, the page must not move.
  found[0]?.focus({ preventScroll: input === 'pointer' });
};

/**
 * Keeps the focus in the ballot when rows move between its lists, which replaces their elements. The focus moves to the
 * targets of a change, and stays on its entry after a change from elsewhere.
 */
export const useEntryFocus = (element: ElementProps) => {
  const root = useElementRef<HTMLDivElement>(element);
  const wanted = useRef<{ targets: readonly FocusTarget[]; input: Input }>(undefined);
  const focused = useRef<number>(undefined);

  useLayoutEffect(() => {
    const { current: ballot } = root;
    if (!ballot) return;
    const { current: request } = wanted;
    wanted.current = undefined;
    if (request) focusFirst(ballot, request.targets, request.input);
    else if (focused.current !== undefined && document.activeElement === document.body) {
      focusFirst(ballot, [{ id: focused.current }], 'pointer');
    }
  });

  /** Focuses the first available target after the next render. */
  const focusNext = useCallback((targets: readonly FocusTarget[], input: Input) => {
    wanted.current = { targets, input };
  }, []);

  const onFocus = useCallback((event: FocusEvent<HTMLElement>) => {
    const { entry } = event.target.dataset;
    focused.current = entry === undefined ? undefined : Number(entry);
  }, []);

  const onBlur = useCallback(() => {
    focused.current = undefined;
  }, []);

  return { root, focusNext, onFocus, onBlur };
};
