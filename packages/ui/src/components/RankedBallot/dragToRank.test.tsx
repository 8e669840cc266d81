import type { Ballot } from '@conkit/rules';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { novels } from './fixtures.ts';
import { RankedBallot } from './RankedBallot.tsx';

const HEIGHT = 60;

/** Mocks the layout of the rows in document order, because jsdom has none. */
function layOut() {
  const { getBoundingClientRect } = Element.prototype;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const rows = [...document.querySelectorAll('li')];
    const row = rows.indexOf(this as HTMLLIElement);
    const below = rows.findIndex((item) => item.closest('[data-unranked]'));
    if (row !== -1) return new DOMRect(0, row * HEIGHT, 500, HEIGHT);
    if (this.matches('[data-unranked]')) {
      return new DOMRect(0, below * HEIGHT, 500, (rows.length - below) * HEIGHT);
    }
    if (this.matches('[role=group]')) return new DOMRect(0, 0, 500, rows.length * HEIGHT);
    return getBoundingClientRect.call(this);
  });
}

const setup = (value: Ballot) => {
  const onChange = vi.fn<(ballot: Ballot) => void>();
  const Page = () => {
    const [ballot, setBallot] = useState(value);
    const change = (next: Ballot) => {
      onChange(next);
      setBallot(next);
    };
    return <RankedBallot finalists={novels} value={ballot} onChange={change} aria-label="Novel" />;
  };
  render(<Page />);
  return onChange;
};

const rowOf = (title: string) => screen.getByText(title).closest('li') as HTMLLIElement;

/** Drags a row by its handle to a height on the page, in rows. */
const drag = (title: string, rows: number, x = 20) => {
  const row = rowOf(title);
  const grip = row.querySelector('[aria-hidden=true]') as HTMLElement;
  const start = row.getBoundingClientRect().top + 10;
  fireEvent.pointerDown(grip, { clientX: 20, clientY: start, pointerId: 1, button: 0 });
  fireEvent.pointerMove(grip, { clientX: x, clientY: rows * HEIGHT, pointerId: 1 });
  return grip;
};
const drop = (grip: HTMLElement) => fireEvent.pointerUp(grip, { pointerId: 1 });

describe('dragging', () => {
  beforeEach(() => {
    HTMLElement.prototype.setPointerCapture = vi.fn();
    layOut();
    return () => vi.restoreAllMocks();
  });

  it('moves an entry down without leaving a gap', async () => {
    const onChange = setup([5, 1, 3]);
    drop(drag('Spinning Silver', 2.9));
    expect(onChange).toHaveBeenCalledExactlyOnceWith([1, 3, 5]);
    expect(screen.getByRole('button', { name: /^Spinning Silver, position 3/ })).toHaveFocus();
    await vi.waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('Spinning Silver is now 3rd of 3.'),
    );
  });

  it('moves an entry up', () => {
    const onChange = setup([5, 1, 3]);
    drop(drag('Revenant Gun', 0.2));
    expect(onChange).toHaveBeenCalledExactlyOnceWith([3, 5, 1]);
  });

  it('ranks an unranked entry, also on an empty ballot', () => {
    const onChange = setup([5, 1]);
    drop(drag('Space Opera', 0.9));
    expect(onChange).toHaveBeenCalledExactlyOnceWith([5, 4, 1]);
  });

  it('fills an empty position', () => {
    const onChange = setup([5, null, 1]);
    drop(drag('Space Opera', 1.5));
    expect(onChange).toHaveBeenCalledExactlyOnceWith([5, 4, 1]);
  });

  it('removes an entry that is dropped on the unranked list', () => {
    const onChange = setup([5, 1]);
    drop(drag('Spinning Silver', 4));
    expect(onChange).toHaveBeenCalledExactlyOnceWith([1]);
  });

  it('shows the drop position and removes the mark afterwards', () => {
    setup([5, 1, 3]);
    const grip = drag('Spinning Silver', 2.9);
    expect(rowOf('Spinning Silver')).toHaveAttribute('data-dragged');
    expect(rowOf('Revenant Gun')).toHaveAttribute('data-drop', 'after');
    drop(grip);
    expect(document.querySelector('[data-drop], [data-dragged]')).toBeNull();
    expect(rowOf('Spinning Silver').style.translate).toBe('');
  });

  it.each([
    ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
    ['losing the pointer', (grip: HTMLElement) => fireEvent.pointerCancel(grip)],
  ])('is cancelled by %s', (_, giveUp) => {
    const onChange = setup([5, 1, 3]);
    const grip = drag('Spinning Silver', 2.9);
    giveUp(grip);
    expect(document.querySelector('[data-drop], [data-dragged]')).toBeNull();
    drop(grip);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('does nothing far from the ballot, at the entry’s own place, or after a mere press', () => {
    const onChange = setup([5, 1, 3]);
    drop(drag('Spinning Silver', 2.9, 900));
    drop(drag('Spinning Silver', 0.5));
    drop(drag('Spinning Silver', 10 / HEIGHT));
    expect(onChange).not.toHaveBeenCalled();
  });
});
