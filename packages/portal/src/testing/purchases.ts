import type { DaypassPrices, Purchase, PurchaseData } from '@conkit/api-client';

interface Prices {
  /** Amounts by membership type. */
  newMember?: Record<string, number>;
  /** In the currency's minor unit. Undefined if they aren't for sale. */
  paperPubs?: number;
}

const usual = { Adult: 21000, YoungAdult: 13000, FirstWorldcon: 13000, Child: 7000, Infant: 0 };

/** Creates what is for sale: memberships, one of them free, paper publications and more. */
export function purchaseData({ newMember = {}, paperPubs = 1000 }: Prices = {}): PurchaseData {
  const amounts: Record<string, number> = { ...usual, Supporter: 4000, ...newMember };
  return {
    new_member: {
      label: 'New membership',
      account: 'default',
      shape: [],
      types: Object.entries(amounts).map(([key, amount]) => ({
        key,
        label: `${key} membership`,
        amount,
      })),
    },
    paper_pubs: {
      label: 'Paper publications',
      account: 'default',
      shape: [],
      types: [{ key: 'paper_pubs', label: 'Paper progress reports', amount: paperPubs }],
    },
    daypass: {
      label: 'Day pass',
      account: 'default',
      description: '<p>It does not guarantee a seat at the Hugo Ceremony.</p>',
      shape: [
        { key: 'day1', type: 'boolean', label: 'Wednesday' },
        { key: 'day2', type: 'boolean', label: 'Thursday' },
      ],
      types: [{ key: 'daypass-Adult', label: 'Adult day pass' }],
    },
    siteselect: {
      label: 'Site selection',
      account: 'siteselect',
      listed: true,
      description: '<p>To vote on where the Worldcon is held.</p>',
      shape: [
        { key: 'token', type: 'string', label: 'Voting token', required: true, generated: true },
      ],
      types: [{ key: 'ss-token', label: 'Site selection token', amount: 4000 }],
    },
    sponsor: {
      label: 'Sponsorship',
      account: 'default',
      listed: true,
      description: '<p>Sponsor a <strong>part</strong> of it.</p>',
      shape: [
        { key: 'sponsor', type: 'string', label: 'Text of the sign', required: true },
        { key: 'invoice', type: 'string', label: 'Invoice number' },
        { key: 'comments', type: 'string', label: 'Comments' },
      ],
      types: [
        { key: 'bench', label: 'Bench', amount: 6000 },
        { key: 'lounge', label: 'Lounge', amount: 50000, description: '<p>A whole lounge.</p>' },
      ],
    },
    exhibits: {
      label: 'Exhibits',
      account: 'default',
      allow_create_account: true,
      shape: [
        { key: 'count', type: 'number', label: 'Number of items', required: true },
        {
          key: 'size',
          type: 'string',
          label: 'Size',
          values: { s: 'Small', l: 'Large' },
          localized: { values: { s: { en: 'Small', fi: 'Pieni' }, l: { en: 'Large' } } },
        },
        { key: 'lit', type: 'boolean', label: 'With a lamp' },
        { key: 'rules', type: 'boolean', label: 'I have read the rules', required: true },
      ],
      types: [
        { key: 'art-board', label: 'Art show board', amount: 3000 },
        { key: 'art-wall', label: 'Art show wall' },
      ],
    },
  };
}

/** Creates the price of each day of a day pass. */
export const daypassPrices = (values: DaypassPrices = {}): DaypassPrices => ({
  Adult: { day1: 2500, day2: 4500 },
  YoungAdult: { day1: 1500, day2: 2500 },
  Child: { day1: 1000 },
  ...values,
});

let nextId = 100;

/** Creates a purchase of the account. Defaults to a paid bench. */
export function purchase(values: Partial<Purchase> = {}): Purchase {
  nextId += 1;
  return {
    id: nextId,
    created: '2019-03-01T11:41:57.449Z',
    updated: null,
    payment_email: 'aoife@example.com',
    status: 'succeeded',
    stripe_charge_id: 'ch_1',
    stripe_receipt: null,
    stripe_token: null,
    error: null,
    amount: 6000,
    currency: 'eur',
    person_id: null,
    person_name: null,
    category: 'sponsor',
    type: 'bench',
    data: {},
    invoice: null,
    comments: null,
    ...values,
  };
}
