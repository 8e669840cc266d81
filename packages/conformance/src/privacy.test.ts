import { beforeEach, describe, expect, it } from 'vitest';
import { findIds, PrivacyWatch } from './privacy.ts';

const [ANN, BEN] = ['ann@example.com', 'ben@example.com'];
const seen = { operation: 'listPurchases', check: 'each caller', curl: undefined } as const;
const asUser = { ...seen, operation: 'getUser' } as const;

let found: string[];
let watch: PrivacyWatch;
beforeEach(() => {
  found = [];
  watch = new PrivacyWatch(({ operation }, what) => found.push(`${operation} ${what}`));
  watch.look(ANN, { people: [{ id: 1 }] }, asUser);
  watch.look(BEN, { people: [{ id: 2 }] }, asUser);
});

const purchase = (payment_email: string, person_id: number | null) => ({
  id: 7,
  payment_email,
  person_id,
});

it('finds only the ids of people, purchases and mails', () => {
  const json = {
    person: { id: 1 },
    purchases: [{ id: 2, payment_email: ' Ann@Example.com ', person_id: 1 }],
    mails: [{ id: 3 }],
    nominations: [{ id: 4, person_id: 5 }],
    finalists: [{ id: 6 }],
  };
  expect(findIds(json)).toEqual([
    { kind: 'person', id: 1 },
    { kind: 'purchase', id: 2, payer: ANN, person: 1 },
    { kind: 'mail', id: 3 },
    { kind: 'person', id: 5 },
  ]);
});

describe('a breach is', () => {
  it.each([
    ['a person of another account', { people: [{ id: 1 }] }, 'person of another account'],
    ['a person named elsewhere', [{ id: 9, person_id: 1 }], 'person of another account'],
  ])('%s', (_, json, what) => {
    watch.look(BEN, json, seen);
    expect(found).toEqual([`listPurchases shows a ${what}`]);
  });

  it('a mail that two accounts see', () => {
    watch.look(ANN, { mails: [{ id: 3 }] }, seen);
    expect(found).toEqual([]);
    watch.look(BEN, { mails: [{ id: 3 }] }, seen);
    expect(found).toEqual(['listPurchases shows a mail of another account']);
  });

  it('any such id in an answer without a session', () => {
    watch.look(undefined, [purchase(ANN, null)], seen);
    expect(found).toEqual(['listPurchases tells a caller without a session the id of a purchase']);
  });

  it.each([
    ['as it is', purchase(ANN, 1)],
    ['for no particular person', purchase(ANN, null)],
    ['with the reader as its payer', purchase(BEN, null)],
    ['with the reader’s person', purchase(ANN, 2)],
  ])('a purchase of another account, %s', (_, told) => {
    watch.look(ANN, [purchase(ANN, told.person_id === null ? null : 1)], seen);
    watch.look(BEN, [told], seen);
    watch.judge();
    expect(found).toEqual(['listPurchases shows a purchase of another account']);
  });
});

describe('no breach is', () => {
  it('a purchase that one account pays for a person of another', () => {
    for (const viewer of [ANN, BEN]) watch.look(viewer, [purchase(ANN, 2)], seen);
    watch.judge();
    expect(found).toEqual([]);
  });

  it('a person who was moved by the crew, and their purchases', () => {
    watch.look(ANN, [purchase(ANN, 1)], seen);
    watch.noteMove('changeEmail', [1]);
    watch.look(BEN, { people: [{ id: 1 }, { id: 2 }] }, asUser);
    watch.look(BEN, [purchase(ANN, 1)], seen);
    watch.judge();
    expect(found).toEqual([]);
  });

  it('a purchase for a person of an account whose people are unknown', () => {
    watch.look('cat@example.com', [purchase(ANN, 3)], seen);
    expect(watch.unlisted).toEqual(['cat@example.com']);
    watch.judge();
    expect(found).toEqual([]);
  });
});
