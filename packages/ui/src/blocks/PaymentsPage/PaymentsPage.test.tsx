import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { purchase } from '../../testing/purchases.ts';
import { PaymentsPage, type PaymentsPageProps } from './PaymentsPage.tsx';

const listed = (id: number, title: string) => ({
  id,
  title,
  purchase: purchase(),
  fields: [],
});
const page = (props: Partial<PaymentsPageProps> = {}) => (
  <PaymentsPage
    categories={[
      {
        key: 'sponsor',
        label: 'Sponsorship',
        types: [
          { key: 'bench', label: 'Bench', amount: 6000 },
          { key: 'other', label: 'Something else' },
        ],
      },
    ]}
    hasDaypasses
    purchases={[]}
    hasError={false}
    isLoading={false}
    onRetry={() => undefined}
    {...props}
  />
);

it('lists the items on sale with their prices, each linked to its form', () => {
  render(page());
  const rows = within(screen.getByRole('region', { name: 'New Sponsorship' })).getAllByRole('link');
  expect(rows.map((row) => [row.textContent?.trim(), row.getAttribute('href')])).toEqual([
    ['Bench  €60', '/pay/bench'],
    ['Something else', '/pay/other'],
  ]);
});

it('shows that there is nothing to buy', () => {
  render(page({ categories: [] }));
  expect(screen.getByText('There is nothing else to buy at the moment.')).toBeVisible();
});

it('shows a card for each purchase, in order, with its actions', () => {
  const invoice = { ...listed(2, 'Lounge'), children: <button type="button">Pay</button> };
  render(page({ purchases: [invoice, listed(1, 'Chair')] }));
  const titles = screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);
  expect(titles.slice(0, 2)).toEqual(['Lounge', 'Chair']);
  const card = within(screen.getByRole('region', { name: 'Lounge' }));
  expect(card.getByRole('button', { name: 'Pay' })).toBeVisible();
});

it('lists the items on sale when the purchases could not be loaded, and tries again', async () => {
  const onRetry = vi.fn();
  const { rerender } = render(page({ hasError: true, onRetry }));
  expect(screen.getByRole('alert')).toHaveTextContent('could not be loaded');
  expect(screen.getByRole('region', { name: 'New Sponsorship' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  rerender(page({ hasError: true, isLoading: true, onRetry }));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

it('does not mention day passes where there are none', () => {
  const { rerender } = render(page());
  expect(screen.getByRole('link', { name: 'Memberships and day passes' })).toBeVisible();
  rerender(page({ hasDaypasses: false }));
  expect(screen.getByRole('link', { name: 'Memberships' })).toHaveAttribute('href', '/new');
});

it('shows how many purchases are shown, and adds older ones on a press', async () => {
  const onLoadMore = vi.fn();
  const more = { hasMore: true, isLoading: false, hasError: false, onLoadMore };
  const purchases = [listed(1, 'Bench'), listed(2, 'Lounge')];
  const { rerender } = render(page({ purchases, more }));
  expect(screen.getByText('Newest 2 shown')).toHaveAttribute('role', 'status');
  await userEvent.click(screen.getByRole('button', { name: 'Show older purchases' }));
  expect(onLoadMore).toHaveBeenCalledOnce();
  rerender(page({ purchases, more: { ...more, hasError: true } }));
  expect(screen.getByRole('alert')).toHaveTextContent('Older purchases could not be loaded.');
  rerender(page({ purchases, more: { ...more, hasMore: false } }));
  expect(screen.getByText('All 2 shown')).toHaveFocus();
});
