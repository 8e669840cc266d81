import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { fi } from '../../locales/fi.gen.ts';
import { ConKitProvider } from '../../words/provider.tsx';
import { NowProvider } from '../../words/dates.ts';
import { SaveState, type SaveStateProps, SaveBrief } from './SaveState.tsx';
import { overallSave } from './saveStatus.ts';

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
    rerender(drawn({ status, isStoredLocally: false }));
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

const NOW = new Date('2019-07-01T14:07:00Z');
const renderBrief = (element: React.ReactNode) =>
  render(<NowProvider value={NOW}>{element}</NowProvider>).container;

it.each([
  ['2019-07-01T14:02:00Z', /^Saved 1?\d:02/],
  ['2019-06-02T14:02:00Z', /^Saved (2 June|2 Jun|Jun 2)/],
])('shows when something was saved: %s', (at, text) => {
  expect(renderBrief(<SaveBrief status="saved" savedAt={at} />)).toHaveTextContent(text);
});

it.each([
  ['2019-07-01T14:02:00Z', /^Tallennettu klo 1?\d\.02$/],
  ['2019-06-02T14:02:00Z', /^Tallennettu 2\.6\.$/],
])('distinguishes a time from a date in Finnish: %s', (at, text) => {
  const brief = <SaveBrief status="saved" savedAt={at} />;
  expect(
    renderBrief(
      <ConKitProvider locale="fi-FI" messages={fi}>
        {brief}
      </ConKitProvider>,
    ),
  ).toHaveTextContent(text);
});

it('renders nothing when nothing ever needed saving', () => {
  expect(renderBrief(<SaveBrief status="saved" />)).toBeEmptyDOMElement();
});

it('does not claim that unsaved changes are kept on the device', () => {
  expect(renderBrief(<SaveBrief status="offline" />)).toHaveTextContent('Offline, kept here');
  expect(renderBrief(<SaveBrief status="offline" isStoredLocally={false} />)).toHaveTextContent(
    'Offline, not saved',
  );
});

it.each([
  [true, null],
  [false, '_blank'],
])(
  'shows a sign-in link after the session ended (changes kept on this device: %s)',
  (isKept, target) => {
    const signInHref = '/?next=%2Fhugo';
    renderBrief(<SaveBrief status="notSaved" isStoredLocally={isKept} signInHref={signInHref} />);
    const link = screen.getByRole('link', { name: 'Sign in to save' });
    expect(link).toHaveAttribute('href', signInHref);
    expect(link.getAttribute('target')).toBe(target);
  },
);

it('shows no sign-in link while offline', () => {
  expect(renderBrief(<SaveBrief status="offline" signInHref="/" />)).toHaveTextContent(
    'Offline, kept here',
  );
  expect(screen.queryByRole('link')).toBeNull();
});

it('offers to retry a failed save and announces nothing', async () => {
  const onRetry = vi.fn();
  renderBrief(<SaveBrief status="notSaved" onRetry={onRetry} />);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
  expect(screen.queryByRole('status')).toBeNull();
});

it('returns the worst status and the latest save of several parts', () => {
  const saved = { status: 'saved', savedAt: '2019-07-01T14:02:00Z' } as const;
  const older = { status: 'saved', savedAt: '2019-07-01T13:00:00Z' } as const;
  expect(overallSave([older, saved, { status: 'saved' }])).toEqual(saved);
  expect(overallSave([saved, { status: 'unsaved' }, { status: 'offline' }]).status).toBe('offline');
  expect(overallSave([])).toEqual({ status: 'saved', savedAt: undefined });
});
