import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { subject, troubles } from '../../testing/purchases.ts';
import { isPendingWithoutDialog, isUnderWay, type PurchasePhase } from './purchase.ts';
import { PurchaseStatus, type PurchaseStatusProps } from './PurchaseStatus.tsx';

const show = (values: Partial<PurchaseStatusProps>) =>
  render(
    <PurchaseStatus
      subject={subject}
      phase={{ kind: 'idle' }}
      problem={null}
      contactEmail="registration@example.com"
      {...values}
    />,
  );

it('shows what is bought, for which person, the receipt’s address and the total', () => {
  show({ subject: { ...subject, items: ['Adult', 'Paper progress reports'] } });
  const lines = screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextSibling?.textContent]);
  expect(lines).toEqual([
    ['For', 'Aoife Ní Bhriain'],
    ['What', 'Adult + Paper progress reports'],
    ['Receipt to', 'aoife@example.com'],
    ['Total', '€210'],
  ]);
});

it('omits the buyer when they are unknown', () => {
  show({ subject: { ...subject, buyer: null } });
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['What', 'Total']);
});

it.each([
  [{ kind: 'sending' }, /keep this page open/],
  [{ kind: 'asking', isOutcomeUnknown: true }, /We do not know yet/],
  [{ kind: 'asking', isOutcomeUnknown: false }, /Waiting for your bank/],
  [{ kind: 'processing' }, /do not pay a second time/],
] as const)('shows the progress in %o', (phase, words) => {
  show({ phase });
  expect(screen.getByRole('status')).toHaveTextContent(words);
});

it('shows that it continues once online, but only while a result is pending', () => {
  const { unmount } = show({ phase: { kind: 'asking', isOutcomeUnknown: true }, isOffline: true });
  expect(screen.getByText('You are offline')).toBeVisible();
  unmount();
  show({ phase: { kind: 'processing' }, isOffline: true });
  expect(screen.queryByText('You are offline')).toBeNull();
});

it('never shows an open purchase as failed', () => {
  const open: PurchasePhase[] = [
    { kind: 'sending' },
    { kind: 'asking', isOutcomeUnknown: true },
    { kind: 'processing' },
  ];
  for (const phase of open) {
    const { container, unmount } = show({ phase });
    expect(container).not.toHaveTextContent(/fail|declined/i);
    unmount();
  }
});

it.each(Object.values(troubles))('shows $kind as an alert with what to do', (trouble) => {
  show({ problem: trouble });
  expect(screen.getByRole('alert')).toHaveTextContent(/\.$/);
});

it('shows the price before and after a change', () => {
  show({ problem: { kind: 'repriced', previousAmount: 21000, currentAmount: 22550 } });
  expect(screen.getByRole('alert')).toHaveTextContent('now €225.50 instead of €210');
});

it('shows the address to write to when another card would not help', () => {
  show({ problem: troubles.notStarted });
  expect(screen.getByRole('link', { name: 'registration@example.com' })).toHaveAttribute(
    'href',
    'mailto:registration@example.com',
  );
});

it('distinguishes purchases under way from those that the page must show', () => {
  const phases = ['idle', 'card', 'sending', 'asking', 'processing', 'authenticating'] as const;
  expect(phases.filter((name) => isUnderWay({ kind: name }))).toEqual(phases.slice(2));
  const left = (isDialogOpen: boolean) =>
    phases.filter((name) => isPendingWithoutDialog({ phase: { kind: name }, isDialogOpen }));
  expect(left(false)).toEqual(phases.slice(3));
  expect(left(true)).toEqual([]);
});
