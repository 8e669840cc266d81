import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Retryable } from './Retryable.tsx';

const goOnline = () => act(() => window.dispatchEvent(new Event('online')));

it('receives the focus when the retry button disappears', async () => {
  const onRetry = vi.fn();
  const { rerender } = render(
    <Retryable errorMessage="It could not be loaded." onRetry={onRetry}>
      <p>The ballot</p>
    </Retryable>,
  );
  expect(screen.queryByText('The ballot')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
  rerender(
    <Retryable errorMessage={false} onRetry={onRetry}>
      <p>The ballot</p>
    </Retryable>,
  );
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.activeElement).toContainElement(screen.getByText('The ballot'));
});

it('retries when the network comes back, but only after a failure', () => {
  const onRetry = vi.fn();
  const { rerender } = render(
    <Retryable errorMessage="It could not be loaded." onRetry={onRetry}>
      <p>The ballot</p>
    </Retryable>,
  );
  goOnline();
  expect(onRetry).toHaveBeenCalledOnce();
  // No button was pressed, so the focus must not move.
  expect(document.body).toHaveFocus();
  rerender(
    <Retryable errorMessage={undefined} onRetry={onRetry}>
      <p>The ballot</p>
    </Retryable>,
  );
  goOnline();
  expect(onRetry).toHaveBeenCalledOnce();
});
