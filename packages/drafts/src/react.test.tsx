import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useSelector } from './react.ts';

interface Work {
  readonly text: string;
  readonly hasFailed: boolean;
}

it('re-renders only when the selected value changes', () => {
  let work: Work = { text: '', hasFailed: false };
  const listeners = new Set<() => void>();
  const source = {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => work,
  };
  const change = (next: Work) =>
    act(() => {
      work = next;
      for (const listener of listeners) listener();
    });
  const drawn = vi.fn();
  const Notice = () => {
    drawn();
    return useSelector(source, ({ hasFailed }) => hasFailed) ? 'Not saved' : 'Saved';
  };
  const { unmount } = render(<Notice />);
  expect(screen.queryByText('Saved')).not.toBeNull();
  change({ text: 'a', hasFailed: false });
  expect(drawn).toHaveBeenCalledOnce();
  change({ text: 'a', hasFailed: true });
  expect(screen.queryByText('Not saved')).not.toBeNull();
  expect(drawn).toHaveBeenCalledTimes(2);
  unmount();
  expect(listeners.size).toBe(0);
});
