import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { fi } from '../../words/fi.ts';
import { ConKitProvider } from '../../words/ConKitProvider.tsx';
import { NowProvider } from '../../words/now.ts';
import { SaveState, type SaveStateProps } from './SaveState.tsx';

const savedAt = '2019-07-01T14:00:00Z';

const drawn = (props: Omit<SaveStateProps, 'subject'>, seconds = 0) => (
  <NowProvider value={new Date(Date.parse(savedAt) + seconds * 1000)}>
    <SaveState subject="Best Novel" {...props} />
  </NowProvider>
);

it.each([
  [19, 'just now'],
  [20, '20 seconds ago'],
  [60, '1 minute ago'],
  [7 * 86_400, '1 Jul 2019'],
])('shows after %i seconds that it was saved %s', (seconds, words) => {
  render(drawn({ status: 'saved', savedAt }, seconds));
  expect(screen.getByText(words)).toBeVisible();
});

it('uses the provider’s language, also for relative times', () => {
  render(
    <ConKitProvider locale="fi-FI" messages={fi}>
      {drawn({ status: 'saved', savedAt }, 300)}
    </ConKitProvider>,
  );
  expect(screen.getByText('Tallennettu')).toBeVisible();
  expect(screen.getByText('5 minuuttia sitten')).toBeVisible();
});

it('announces status changes but not the passing of time', () => {
  const { rerender } = render(drawn({ status: 'saving' }));
  const live = screen.getByRole('status');
  rerender(drawn({ status: 'saved', savedAt }, 1));
  expect(live).toHaveTextContent('Best Novel: Saved');
  rerender(drawn({ status: 'saved', savedAt }, 120));
  expect(live).toHaveTextContent(/^Best Novel: Saved$/);
});

it.each(['notSaved', 'offline'] as const)('offers to retry while %s', async (status) => {
  const onRetry = vi.fn();
  render(drawn({ status, onRetry }));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

it.each(['notSaved', 'offline'] as const)(
  'does not claim that %s work is kept when it isn’t',
  (status) => {
    const { rerender } = render(drawn({ status }));
    expect(screen.getByRole('status')).toHaveTextContent('Kept on this device.');
    rerender(drawn({ status, isKept: false }));
    expect(screen.getByRole('status')).not.toHaveTextContent('Kept');
  },
);

it('offers no retry while saved', () => {
  render(drawn({ status: 'saved', savedAt, onRetry: vi.fn() }));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('renders nothing when nothing ever needed saving', () => {
  const { container } = render(drawn({ status: 'saved' }));
  expect(container).toBeEmptyDOMElement();
});
