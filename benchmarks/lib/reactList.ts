// The page of `plainBallot`, but in React. `reactBallot` bundles this module for a browser.
import { createElement as h, memo, useCallback, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { BallotShape } from './ranking.ts';

interface RowProps {
  row: number;
  isMoved: boolean;
  onMove: (row: number) => void;
}

const Row = memo(({ row, isMoved, onMove }: RowProps) =>
  h(
    'li',
    { 'data-moved': isMoved ? '' : undefined },
    h('button', { onClick: () => onMove(row) }, row),
    ' ',
    h('span', null, `Entry ${row} of a category`),
  ),
);

const List = memo(({ list, entries }: { list: number; entries: number }) => {
  const [order, setOrder] = useState(() => Array.from({ length: entries }, (_, at) => at + 1));
  const [moved, setMoved] = useState<number>();
  const move = useCallback((row: number) => {
    setOrder((before) => [row, ...before.filter((other) => other !== row)]);
    setMoved(row);
  }, []);
  const rows = order.map((row) => h(Row, { key: row, row, isMoved: row === moved, onMove: move }));
  return h('section', null, h('h2', null, `Category ${list}`), h('ol', null, rows));
});

const { categories, entries } = JSON.parse(document.body.dataset.shape ?? '{}') as BallotShape;
const lists = Array.from({ length: categories }, (_, at) =>
  h(List, { key: at, list: at + 1, entries }),
);
createRoot(document.body).render(lists);
