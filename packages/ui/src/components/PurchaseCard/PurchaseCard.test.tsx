import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type CardPurchase, PurchaseCard } from './PurchaseCard.tsx';

const purchase = (values: Partial<CardPurchase> = {}): CardPurchase => ({
  amount: 6050,
  currency: 'eur',
  status: 'succeeded',
  created: '2019-03-01T11:41:57.449Z',
  updated: '2019-03-02T11:41:59.000Z',
  payment_email: 'aoife@example.com',
  person_name: 'Aoife',
  stripe_charge_id: 'ch_1',
  stripe_receipt: null,
  invoice: null,
  error: null,
  data: {},
  comments: null,
  ...values,
});

const shape = [
  { key: 'sponsor', label: 'Text of the sign' },
  { key: 'size', label: 'Size', values: { l: 'Large' } },
  { key: 'visible', label: 'On the website' },
];

const show = (values: Partial<CardPurchase> = {}) =>
  render(<PurchaseCard title="Bench" purchase={purchase(values)} fields={shape} />);

const lines = () =>
  screen.queryAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);

it.each([
  ['invoice', 'To be paid'],
  ['requires_action', 'Waiting for your bank'],
  ['processing', 'Being processed'],
  ['succeeded', 'Paid'],
  ['failed', 'Failed'],
  ['refunded', 'Refunded'],
  ['disputed', 'Disputed'],
  ['never heard of', 'Pending'],
])('shows a purchase that is %s as "%s"', (status, words) => {
  show({ status });
  expect(screen.getByRole('region', { name: 'Bench' })).toHaveTextContent(words);
});

it('styles failed, paid and other purchases differently', () => {
  const looks = ['succeeded', 'failed', 'invoice', 'never heard of'].map((status) => {
    const { container, unmount } = show({ status });
    const look = container.firstElementChild?.className;
    unmount();
    return look;
  });
  expect(new Set(looks.slice(0, 3)).size).toBe(3);
  expect(looks[3]).toBe(looks[2]);
});

it('shows the amount, and the payment date only if it was paid', () => {
  const { unmount } = show();
  expect(screen.getByText('€60.50')).toBeVisible();
  expect(screen.getByText('Paid on 2 March 2019')).toBeVisible();
  unmount();
  show({ status: 'failed' });
  expect(screen.queryByText(/Paid on/)).not.toBeInTheDocument();
});

it('shows all payment data, and the charge id only without a receipt', () => {
  const values = {
    invoice: '17',
    error: 'insufficient_funds',
    comments: 'Thanks',
    person_name: null,
  };
  const { unmount } = show(values);
  expect(lines()).toEqual([
    ['Payment email', 'aoife@example.com'],
    ['Charge', 'ch_1'],
    ['Invoice', '17'],
    ['Error', 'The card was declined.'],
    ['Comments', 'Thanks'],
  ]);
  unmount();
  show({ stripe_receipt: '1234-5678' });
  expect(lines().slice(2)).toEqual([['Receipt', '1234-5678']]);
});

it('shows what went wrong in words', () => {
  show({ status: 'failed', error: 'authentication_failed' });
  expect(lines()).toContainEqual(['Error', 'The bank did not confirm the payment.']);
});

it('labels the data in the order of its shape and shows unlabelled data too', () => {
  const paper_pubs = { name: 'Aoife', address: '1 Quay', country: '' };
  show({
    data: {
      paper_pubs,
      other: 3,
      visible: false,
      size: 'l',
      sponsor: 'A friend',
      blank: ' ',
      no: null,
    },
  });
  expect(lines().slice(3)).toEqual([
    ['Text of the sign', 'A friend'],
    ['Size', 'Large'],
    ['On the website', 'No'],
    ['paper_pubs', 'Aoife, 1 Quay'],
    ['other', '3'],
  ]);
});

it('shows a consent with its day and version', () => {
  show({ data: { size: { version: '2', agreed: '2019-03-01T11:41:57.449Z' } } });
  expect(lines()).toContainEqual(['Size', 'Agreed on 1 March 2019, version 2']);
});
