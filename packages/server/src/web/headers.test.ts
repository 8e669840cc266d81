import { expect, it } from 'vitest';
import { loadConvention } from '../config/load.ts';
import { readConvention } from '../config/read.ts';
import { createPagePolicy } from './headers.ts';

const dublin = loadConvention(readConvention('dublin-2019'), new Date('2019-01-01T00:00:00Z'));

it('allows Stripe’s script, frames and API when Stripe takes payments', () => {
  const policy = createPagePolicy({ ...dublin, payments: { adapter: 'stripe' } }, 'nonce');
  const stripe = policy.match(/https:\/\/[\w.*]*stripe\.com/g);
  expect(policy).toMatch(/script-src [^;]*https:\/\/js\.stripe\.com/);
  expect(policy).toMatch(/frame-src [^;]*https:\/\/hooks\.stripe\.com/);
  expect(policy).toMatch(/connect-src [^;]*https:\/\/api\.stripe\.com/);
  expect(new Set(stripe)).toEqual(
    new Set([
      'https://js.stripe.com',
      'https://*.js.stripe.com',
      'https://hooks.stripe.com',
      'https://api.stripe.com',
    ]),
  );
});

it('allows nothing from Stripe with another adapter', () => {
  const policy = createPagePolicy({ ...dublin, payments: { adapter: 'sandbox' } }, 'nonce');
  expect(policy).not.toContain('stripe');
  expect(policy).toContain("frame-src 'none'");
});
