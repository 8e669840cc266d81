import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { FoldingCard } from './FoldingCard.tsx';

const card = (isOpen: boolean) => (
  <FoldingCard title="How to nominate" hint="Up to five" isOpen={isOpen}>
    <p>The rules</p>
  </FoldingCard>
);

it('folds to its heading and opens by it', () => {
  render(card(false));
  expect(screen.getByRole('heading', { name: 'How to nominate' })).toBeVisible();
  expect(screen.getByText('Up to five')).toBeVisible();
  expect(screen.getByText('The rules')).not.toBeVisible();
  act(() => document.querySelector('summary')?.click());
  expect(screen.getByText('The rules')).toBeVisible();
});

it('keeps the reader’s state until isOpen changes', () => {
  const { rerender } = render(card(true));
  act(() => document.querySelector('summary')?.click());
  rerender(card(true));
  expect(screen.getByText('The rules')).not.toBeVisible();
  rerender(card(false));
  rerender(card(true));
  expect(screen.getByText('The rules')).toBeVisible();
});

it('is open at first with defaultOpen, and reports what the reader does', async () => {
  const onOpenChange = vi.fn();
  render(
    <FoldingCard title="How to nominate" defaultOpen onOpenChange={onOpenChange}>
      <p>The rules</p>
    </FoldingCard>,
  );
  expect(screen.getByText('The rules')).toBeVisible();
  await userEvent.click(screen.getByText('How to nominate'));
  expect(screen.getByText('The rules')).not.toBeVisible();
  expect(onOpenChange.mock.calls).toEqual([[false]]);
});

it('stays as its owner says, when the owner hears of changes', async () => {
  const onOpenChange = vi.fn();
  render(
    <FoldingCard title="How to nominate" isOpen={false} onOpenChange={onOpenChange}>
      <p>The rules</p>
    </FoldingCard>,
  );
  await userEvent.click(screen.getByText('How to nominate'));
  expect(onOpenChange.mock.calls).toEqual([[true]]);
  expect(screen.getByText('The rules')).not.toBeVisible();
});
