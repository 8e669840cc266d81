import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { SaveState } from './SaveState.tsx';

const at = new Date('2019-07-01T14:00:00Z');
const after = (seconds: number) => new Date(at.getTime() + seconds * 1000);

it.each([
  [19, 'just now'],
  [20, '20 seconds ago'],
  [60, '1 minute ago'],
])('tells after %i seconds that it was saved %s', (seconds, words) => {
  render(<SaveState status={{ kind: 'saved', at }} now={after(seconds)} subject="Best Novel" />);
  expect(screen.getByText(words)).toBeVisible();
});

it('announces a change of the state but not the passing of time', () => {
  const { rerender } = render(
    <SaveState status={{ kind: 'saving' }} now={at} subject="Best Novel" />,
  );
  const live = screen.getByRole('status');
  rerender(<SaveState status={{ kind: 'saved', at }} now={after(1)} subject="Best Novel" />);
  expect(live).toHaveTextContent('Best Novel: Saved');
  rerender(<SaveState status={{ kind: 'saved', at }} now={after(120)} subject="Best Novel" />);
  expect(live).toHaveTextContent(/^Best Novel: Saved$/);
});

it.each(['notSaved', 'offline'] as const)('offers to try again while %s', async (kind) => {
  const onRetry = vi.fn();
  render(<SaveState status={{ kind }} now={at} subject="Best Novel" onRetry={onRetry} />);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

it('offers nothing to retry while saved', () => {
  render(
    <SaveState status={{ kind: 'saved', at }} now={at} subject="Best Novel" onRetry={vi.fn()} />,
  );
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
