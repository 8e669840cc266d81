import {
  parsePastedNominations,
  pasteNominations,
  setNomination,
  type Nomination,
} from '@conkit/rules';
import { useState, type ClipboardEvent, type RefObject } from 'react';
import { useStableCallback } from '../../primitives/hooks/useStableCallback.ts';
import { focusRow } from './gridKeys.ts';
import type { NominationGridMessages, UndoneAction } from './NominationGrid.messages.ts';

interface GridState {
  grid: RefObject<HTMLElement | null>;
  value: readonly Nomination[];
  saved: readonly Nomination[];
  fields: readonly { readonly key: string }[];
  max: number;
  words: NominationGridMessages;
  onChange: (rows: readonly Nomination[]) => void;
  announce: (text: () => string) => void;
}

/** A change that can be undone until the rows change again. */
interface Undoable {
  action: UndoneAction;
  before: readonly Nomination[];
  after: readonly Nomination[];
}

/** Returns the changes to the rows. Each one calls `onChange` with all rows and announces what happened. */
export function useGridChanges(state: GridState) {
  const { grid, value, saved, fields, max, words, onChange, announce } = state;
  const [undoable, setUndoable] = useState<Undoable>();
  const [left, setLeft] = useState<readonly string[]>([]);

  const apply = (action: UndoneAction, after: readonly Nomination[], text: string) => {
    setUndoable({ action, before: value, after });
    onChange(after);
    announce(() => text);
  };
  const edit = useStableCallback((row: number, field: string, text: string) => {
    const rows = setNomination(value, row, { ...value[row], [field]: text });
    if (rows !== value) onChange(rows);
  });
  const remove = useStableCallback((row: number) => {
    apply('remove', setNomination(value, row, null), words.removed(row + 1));
    focusRow(grid.current, row);
  });
  const paste = useStableCallback((row: number, field: string, event: ClipboardEvent) => {
    const lines = parsePastedNominations(event.clipboardData.getData('text/plain'));
    // A single cell is pasted by the browser.
    if (!lines) return;
    event.preventDefault();
    const names = fields.map(({ key }) => key);
    const result = pasteNominations(value, { row, field }, lines, names, max);
    setLeft(result.left);
    const told = [
      result.filled > 0 && words.pasted(result.filled),
      result.left.length > 0 && words.left(result.left.length),
    ];
    apply('paste', result.rows, told.filter(Boolean).join(' '));
  });
  const last = undoable?.after === value && undoable.before !== value ? undoable : undefined;
  return {
    edit,
    remove,
    paste,
    /** Restores the saved rows. */
    reset: () => apply('reset', saved, words.wasReset),
    /** The action that can be undone now. */
    undoable: last?.action,
    undo: () => {
      if (!last) return;
      setLeft([]);
      onChange(last.before);
      announce(() => words.undone);
    },
    /** Pasted lines that found no empty row. */
    left,
    forgetLeft: () => setLeft([]),
  };
}
