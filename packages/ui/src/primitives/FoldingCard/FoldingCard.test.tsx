import { render, screen } from '@testing-library/react';
import { act } from 'react';
import { expect, it } from 'vitest';
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
