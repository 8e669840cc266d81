import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ConKitProvider } from '../../words/ConKitProvider.tsx';
import { fi } from '../../words/fi.ts';
import { NowProvider } from '../../words/now.ts';
import { SaveBrief } from './SaveBrief.tsx';
import { overallSave } from './saveStatus.ts';

const NOW = new Date('2019-07-01T14:07:00Z');
const show = (element: React.ReactNode) =>
  render(<NowProvider value={NOW}>{element}</NowProvider>).container;

it.each([
  ['2019-07-01T14:02:00Z', /^Saved 1?\d:02/],
  ['2019-06-02T14:02:00Z', /^Saved (2 June|2 Jun|Jun 2)/],
])('shows when something was saved: %s', (savedAt, text) => {
  expect(show(<SaveBrief status="saved" savedAt={savedAt} />)).toHaveTextContent(text);
});

it.each([
  ['2019-07-01T14:02:00Z', /^Tallennettu klo 1?\d\.02$/],
  ['2019-06-02T14:02:00Z', /^Tallennettu 2\.6\.$/],
])('distinguishes a time from a date in Finnish: %s', (savedAt, text) => {
  const brief = <SaveBrief status="saved" savedAt={savedAt} />;
  expect(
    show(
      <ConKitProvider locale="fi-FI" messages={fi}>
        {brief}
      </ConKitProvider>,
    ),
  ).toHaveTextContent(text);
});

it('renders nothing when nothing ever needed saving', () => {
  expect(show(<SaveBrief status="saved" />)).toBeEmptyDOMElement();
});

it('does not claim that unsaved changes are kept on the device', () => {
  expect(show(<SaveBrief status="offline" />)).toHaveTextContent('Offline, kept here');
  expect(show(<SaveBrief status="offline" isKept={false} />)).toHaveTextContent(
    'Offline, not saved',
  );
});

it.each([
  [true, null],
  [false, '_blank'],
])('shows a sign-in link after the session ended; kept here: %s', (isKept, target) => {
  const signInHref = '/?next=%2Fhugo';
  show(<SaveBrief status="notSaved" isKept={isKept} signInHref={signInHref} />);
  const link = screen.getByRole('link', { name: 'Sign in to save' });
  expect(link).toHaveAttribute('href', signInHref);
  expect(link.getAttribute('target')).toBe(target);
});

it('shows no sign-in link while offline', () => {
  expect(show(<SaveBrief status="offline" signInHref="/" />)).toHaveTextContent(
    'Offline, kept here',
  );
  expect(screen.queryByRole('link')).toBeNull();
});

it('offers to retry a failed save and announces nothing', async () => {
  const onRetry = vi.fn();
  show(<SaveBrief status="notSaved" onRetry={onRetry} />);
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
