import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { userEvent } from '@testing-library/user-event';
import { Receipt, type ReceiptProps, ReceiptCard, ReceiptNotice } from './Receipt.tsx';
import type { ReceiptFacts } from './ReceiptTable.tsx';

const receipt: ReceiptFacts = {
  lines: [{ id: 1, label: 'Adult', recipient: 'Aoife', notes: ['Paper progress reports'] }],
  amount: 22000,
  paidAt: '2018-11-22T12:00:00Z',
  email: 'aoife@example.com',
  memberNumber: 214,
};
const show = (props: Partial<ReceiptProps> = {}) =>
  render(
    <Receipt
      sold={{ kind: 'membership', loginLinkMinutes: 10, awardName: { name: 'Hugo Awards' } }}
      isPaid
      receipt={receipt}
      calendarHref="/api/calendar.ics"
      buyer={{ name: 'Aoife', email: 'aoife@example.com' }}
      {...props}
    />,
  );

it('focuses its heading, which shows whether something was paid', () => {
  const { unmount } = show();
  expect(screen.getByRole('heading', { level: 1, name: 'Payment successful!' })).toHaveFocus();
  unmount();
  show({ isPaid: false });
  expect(screen.getByRole('heading', { level: 1, name: 'You are signed up!' })).toHaveFocus();
});

it('shows a new member where the login link was sent, and that paying does not sign in', () => {
  show();
  const card = screen.getByRole('region', { name: 'What comes next' });
  expect(card).toHaveTextContent('aoife@example.com. It should arrive within about 10 minutes.');
  expect(card).toHaveTextContent('Buying has not signed you in');
});

it('mentions the awards only to those who take part in them', () => {
  const { unmount } = show();
  expect(screen.getByText(/Hugo Awards/)).toBeVisible();
  unmount();
  show({ sold: { kind: 'membership', loginLinkMinutes: 10 } });
  expect(screen.queryByText(/Hugo Awards/)).toBeNull();
});

it('links the buyer of an item back to the payments', () => {
  show({ sold: { kind: 'item' } });
  expect(screen.getByText(/A receipt is on its way to/)).toHaveTextContent('aoife@example.com');
  expect(screen.getByRole('link', { name: /payments page/ })).toHaveAttribute('href', '/pay');
});

it('names no buyer when the buyer is unknown', () => {
  show({ buyer: null });
  expect(screen.getByRole('region', { name: 'Welcome' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'What comes next' })).toHaveTextContent(
    'the address of the new member',
  );
});

it.each([
  ['membership', /We’ll email the new member a link/],
  ['daypass', /We’ll email the holder of the day pass a link/],
  ['upgrade', /in force at once/],
  ['item', /What you have bought is with your payments/],
  ['token', /The voting token is on its way to aoife@example.com/],
  ['invoice', /What you have bought is with your payments/],
] as const)('shows a signed-in buyer what comes next after a %s', (order, words) => {
  const { container } = render(<ReceiptNotice kind={order} email="aoife@example.com" />);
  expect(container).toHaveTextContent(words);
});

it('shows what was paid, the recipient, the date, where the receipt is mailed, and the member number', () => {
  show();
  const card = screen.getByRole('region', { name: 'Welcome, Aoife' });
  expect(card).toHaveTextContent('#214Aoife');
  expect(screen.getByRole('table', { name: 'Receipt' })).toHaveTextContent(
    'AdultPaper progress reportsPaid by card€220',
  );
  expect(card).toHaveTextContent('Receipt mailed to aoife@example.com');
  expect(screen.getByRole('link', { name: /calendar/ })).toHaveAttribute(
    'href',
    '/api/calendar.ics',
  );
});

it('names the receipt’s reference, day, card and seller, as far as they are known', () => {
  const seller = ['Dublin 2019 CLG', 'Spencer Dock, Dublin 1'];
  const known = { reference: '1000-1', card: { brand: 'Visa', last4: '4242' }, seller };
  const { unmount } = show({ receipt: { ...receipt, ...known } });
  const listFacts = () =>
    screen
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(listFacts()).toEqual([
    ['Reference', '1000-1'],
    ['Date', '22 November 2018'],
    ['Card', 'Visa ending 4242'],
    ['Seller', seller.join('')],
  ]);
  expect(screen.getByText('Receipt')).toBeVisible();
  unmount();
  show({ receipt: { ...receipt, card: { brand: null, last4: '0005' } } });
  expect(listFacts()).toEqual([
    ['Date', '22 November 2018'],
    ['Card', 'Card ending 0005'],
  ]);
});

it('leaves out the total of a free purchase, and an unknown number', () => {
  show({ isPaid: false, receipt: { ...receipt, amount: 0, memberNumber: undefined } });
  expect(screen.queryByText('Paid by card')).toBeNull();
  expect(screen.queryByText(/#/)).toBeNull();
});

it('is a card on the first page that can be closed and printed', async () => {
  const onDismiss = vi.fn();
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  render(
    <ReceiptCard
      receipt={{ ...receipt, currency: 'usd', reference: 'ch_1' }}
      kind="upgrade"
      calendarHref="/api/calendar.ics"
      onDismiss={onDismiss}
    />,
  );
  const card = screen.getByRole('region', { name: 'Receipt' });
  expect(card).toHaveTextContent('US$220');
  expect(card).toHaveTextContent('Referencech_1');
  expect(card).toHaveTextContent('in force at once');
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: 'Close the receipt' }));
  expect(onDismiss).toHaveBeenCalledOnce();
});
