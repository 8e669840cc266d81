import { answering, getBody, insisting, instead, json, sending } from '../planting.ts';
import type { Fault, Passing } from '../proxy.ts';

const anotherKey = ({ headers }: Passing) => {
  headers['idempotency-key'] = crypto.randomUUID();
};

/** Faults of purchases. */
export const moneyFaults: readonly Fault[] = [
  {
    name: 'a second charge',
    in: 'purchase',
    titles: /a repeated request once/,
    plant: sending(anotherKey),
  },
  {
    name: 'a second charge for concurrent requests',
    in: 'purchase',
    titles: /at once/,
    plant: sending(anotherKey),
  },
  {
    name: 'a price taken from the client',
    in: 'purchase',
    titles: /price itself/,
    plant: insisting('amount_mismatch', (request, { amount }) => {
      getBody(request)['amount'] = amount;
    }),
  },
  {
    name: 'a wrong price in a refusal',
    in: 'purchaseDaypass',
    titles: /price itself/,
    plant: json(409, (body) => {
      body['amount'] += 1;
    }),
  },
  {
    name: 'a declined card that buys',
    in: 'purchaseOther',
    titles: /declined/,
    plant: instead(402, { status: 'succeeded', charge_id: 'ch_1' }),
  },
  {
    name: 'a key for two purchases',
    in: 'purchaseOther',
    titles: /one purchase/,
    plant: insisting('duplicate', anotherKey),
  },
  {
    name: 'a cancelled key that buys',
    in: 'purchase',
    titles: /cancelled before/,
    plant: insisting('payment_failed', anotherKey),
  },
  {
    name: 'a second token',
    in: 'purchaseOther',
    titles: /one token/,
    plant: instead(409, { status: 'succeeded', charge_id: 'ch_1' }),
  },
  {
    name: 'a payment rejected by its bank that succeeds',
    in: 'finishPurchase',
    titles: /bank/,
    plant: json(200, (body) => {
      body['status'] = 'success';
      delete body['code'];
      body['charge_id'] = 'ch_1';
    }),
  },
  {
    name: 'a cancel that ends nothing',
    in: 'cancelPurchase',
    titles: /ends a waiting payment/,
    plant: async (request, sendOn) => ({
      ...(await sendOn({ ...request, method: 'GET', path: '/api/config', body: undefined })),
      body: { status: 'failed' },
    }),
  },
  {
    name: 'a member number that is off by one',
    in: 'getPurchaseState',
    titles: /outcome/,
    plant: json(200, (body) => {
      body['member_numbers'] = (body['member_numbers'] as number[] | undefined)?.map((n) => n + 1);
    }),
  },
  {
    name: 'a purchase that is not listed',
    in: 'listPurchases',
    titles: /newest/,
    plant: answering((answer) => {
      answer.body = [];
    }),
  },
];
