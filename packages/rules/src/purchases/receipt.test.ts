import { expect, it } from 'vitest';
import { receiptFacts } from './receipt.ts';

const paid = new Date('2019-07-01T12:00:00Z');

it('PUR-34: a receipt names its reference, day, card and seller, in this order', () => {
  const card = { brand: 'Visa', last4: '4242' };
  expect(
    receiptFacts({ reference: '1000-1', paid, card, seller: ['Worldcon CLG', 'Dublin'] }),
  ).toEqual([
    { kind: 'reference', reference: '1000-1' },
    { kind: 'date', paid },
    { kind: 'card', ...card },
    { kind: 'seller', lines: ['Worldcon CLG', 'Dublin'] },
  ]);
});

it('PUR-34: a receipt leaves out what is not known', () => {
  expect(receiptFacts({ reference: null, paid, card: null, seller: [] })).toEqual([
    { kind: 'date', paid },
  ]);
});
