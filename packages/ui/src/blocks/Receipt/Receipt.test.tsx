import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Receipt, type ReceiptProps } from './Receipt.tsx';
import { ReceiptNotice } from './ReceiptNotice.tsx';

const show = (props: Partial<ReceiptProps> = {}) =>
  render(
    <Receipt
      sold={{ kind: 'membership', loginLinkMinutes: 10, hasAwards: true }}
      isPaid
      buyer={{ who: 'Aoife', email: 'aoife@example.com' }}
      {...props}
    />,
  );

it('takes the focus with its heading, which says whether something was paid', () => {
  const { unmount } = show();
  expect(screen.getByRole('heading', { level: 1, name: 'Payment successful!' })).toHaveFocus();
  unmount();
  show({ isPaid: false });
  expect(screen.getByRole('heading', { level: 1, name: 'You are signed up!' })).toHaveFocus();
});

it('tells somebody new where the login link went, and that buying signs nobody in', () => {
  show();
  const card = screen.getByRole('region', { name: 'Welcome, Aoife' });
  expect(card).toHaveTextContent('aoife@example.com. It should arrive within about 10 minutes.');
  expect(card).toHaveTextContent('Buying has not signed you in');
});

it('promises the awards to those only who take part in them', () => {
  const { unmount } = show();
  expect(screen.getByText(/Hugo Awards/)).toBeVisible();
  unmount();
  show({ sold: { kind: 'membership', loginLinkMinutes: 10 } });
  expect(screen.queryByText(/Hugo Awards/)).toBeNull();
});

it('leads the buyer of an item back to the payments', () => {
  show({ sold: { kind: 'item' } });
  expect(screen.getByText(/A receipt is on its way to/)).toHaveTextContent('aoife@example.com');
  expect(screen.getByRole('link', { name: /payments page/ })).toHaveAttribute('href', '/pay');
});

it('names nobody where the buyer is not known', () => {
  show({ buyer: null });
  expect(screen.getByRole('region', { name: 'Welcome' })).toHaveTextContent(
    'the address of the new member',
  );
});

it.each([
  ['membership', /The new member is told by mail/],
  ['daypass', /The holder of the day pass is told by mail/],
  ['upgrade', /in force at once/],
  ['item', /What you have bought is with your payments/],
  ['token', /The voting token is on its way to aoife@example.com/],
  ['invoice', /What you have bought is with your payments/],
] as const)('tells somebody who is signed in what comes next after a %s', (order, words) => {
  const { container } = render(<ReceiptNotice order={order} email="aoife@example.com" />);
  expect(container).toHaveTextContent(words);
});
