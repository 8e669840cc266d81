import type { PurchaseData } from '@conkit/api-client';

interface Prices {
  /** Cents by membership type. */
  newMember?: Record<string, number>;
  /** Cents; undefined when they are not sold. */
  paperPubs?: number;
}

const usual = { Adult: 21000, YoungAdult: 13000, FirstWorldcon: 13000, Child: 7000, Infant: 0 };

/** What is on sale: memberships, one of them free, and paper publications. */
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
  };
}
