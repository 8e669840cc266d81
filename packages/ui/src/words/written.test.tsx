import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ConKitProvider } from './ConKitProvider.tsx';
import { useMoney } from './useMoney.ts';

const Price = ({ amount }: { amount: number }) => <p>{useMoney().money(amount)}</p>;
const page = (amount: number, written: Map<string, string>, locale = 'en-IE') => (
  <ConKitProvider locale={locale} written={written}>
    <Price amount={amount} />
  </ConKitProvider>
);

it('reuses texts from the server and formats only new ones', () => {
  const written = new Map<string, string>();
  const { rerender } = render(page(21_000, written));
  expect(screen.getByText('€210')).toBeVisible();
  expect(written.size).toBe(1);

  const format = vi.spyOn(Intl, 'NumberFormat');
  rerender(page(21_000, new Map(written)));
  expect(screen.getByText('€210')).toBeVisible();
  expect(format).not.toHaveBeenCalled();
  format.mockRestore();
  rerender(page(500, new Map(written)));
  expect(screen.getByText('€5')).toBeVisible();
});

it('does not reuse texts of another locale', () => {
  const written = new Map<string, string>();
  const { rerender } = render(page(21_000, written));
  rerender(page(21_000, written, 'fi-FI'));
  expect(screen.getByText(/^210\s€$/)).toBeVisible();
});
