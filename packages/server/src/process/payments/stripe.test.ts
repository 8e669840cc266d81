import { expect, it } from 'vitest';
import { StartError } from '../startError.ts';
import { readStripe } from './stripe.ts';

const read = (variables: Record<string, string>, publicUrl = 'https://members.example.com') =>
  readStripe(
    Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== '')),
    publicUrl,
  );

const account = (name: string, mode = 'test') => ({
  [`STRIPE_${name}_SECRET_KEY`]: `sk_${mode}_hunter2`,
  [`STRIPE_${name}_PUBLISHABLE_KEY`]: `pk_${mode}_1`,
  [`STRIPE_${name}_WEBHOOK_SECRET`]: 'whsec_hunter2',
});

it('reads every account under its name in the configuration', () => {
  expect(Object.keys(read({ ...account('DEFAULT'), ...account('SITESELECT') }).accounts)).toEqual([
    'default',
    'siteselect',
  ]);
  expect(read(account('ART_SHOW')).accounts).toEqual({
    art_show: {
      secretKey: 'sk_test_hunter2',
      publishableKey: 'pk_test_1',
      webhookSecret: 'whsec_hunter2',
    },
  });
  expect(read({}).accounts).toEqual({});
});

it('accepts a restricted key as the secret key', () => {
  const keys = { ...account('DEFAULT'), STRIPE_DEFAULT_SECRET_KEY: 'rk_test_1' };
  expect(read(keys).accounts['default']?.secretKey).toBe('rk_test_1');
});

it('ignores the variables of Stripe’s own tools', () => {
  expect(read({ STRIPE_API_KEY: 'sk_test_1', STRIPE_DEVICE_NAME: 'laptop' }).accounts).toEqual({});
});

it.each([
  ['a key without its account', { STRIPE_SECRET_KEY: 'sk_test_hunter2' }, 'STRIPE_SECRET_KEY'],
  [
    'a missing public key',
    { ...account('DEFAULT'), STRIPE_DEFAULT_PUBLISHABLE_KEY: '' },
    'STRIPE_DEFAULT_PUBLISHABLE_KEY',
  ],
  [
    'a missing webhook secret',
    { ...account('SITESELECT'), STRIPE_SITESELECT_WEBHOOK_SECRET: '' },
    'STRIPE_SITESELECT_WEBHOOK_SECRET',
  ],
  [
    'a publishable key as the secret key',
    { ...account('DEFAULT'), STRIPE_DEFAULT_SECRET_KEY: 'pk_test_hunter2' },
    'STRIPE_DEFAULT_SECRET_KEY',
  ],
  [
    'a secret key as the publishable key, which the portal would publish',
    { ...account('DEFAULT'), STRIPE_DEFAULT_PUBLISHABLE_KEY: 'sk_test_hunter2' },
    'STRIPE_DEFAULT_PUBLISHABLE_KEY',
  ],
  [
    'an invalid webhook secret',
    { ...account('DEFAULT'), STRIPE_DEFAULT_WEBHOOK_SECRET: 'hunter2' },
    'STRIPE_DEFAULT_WEBHOOK_SECRET',
  ],
  [
    'a live and a test key in one account',
    { ...account('DEFAULT'), STRIPE_DEFAULT_PUBLISHABLE_KEY: 'pk_live_1' },
    'STRIPE_DEFAULT_PUBLISHABLE_KEY',
  ],
  [
    'a live and a test account',
    { ...account('DEFAULT', 'live'), ...account('SITESELECT') },
    'STRIPE_SITESELECT_SECRET_KEY',
  ],
  ['an API address on another machine', { STRIPE_API_URL: 'http://10.0.0.1:80' }, 'STRIPE_API_URL'],
  ['an invalid API address', { STRIPE_API_URL: '127.0.0.1:12111' }, 'STRIPE_API_URL'],
  [
    'live keys with a mock API',
    { ...account('DEFAULT', 'live'), STRIPE_API_URL: 'http://127.0.0.1:12111' },
    'STRIPE_API_URL',
  ],
])('refuses %s in one line that names the variable but not the key', (_, variables, name) => {
  expect(() => read(variables)).toThrow(StartError);
  expect(() => read(variables)).toThrow(new RegExp(`^${name}: .+$`));
  expect(() => read(variables)).not.toThrow(/hunter2/);
});

it('accepts live keys only with https', () => {
  expect(read(account('DEFAULT', 'live')).accounts).toHaveProperty('default');
  expect(() => read(account('DEFAULT', 'live'), 'http://localhost:8080')).toThrow(
    /^STRIPE_DEFAULT_SECRET_KEY: .*PUBLIC_URL/,
  );
});

it('accepts a mock API on this machine with test keys', () => {
  const { api } = read({ ...account('DEFAULT'), STRIPE_API_URL: 'http://127.0.0.1:12111' });
  expect(api?.port).toBe('12111');
});
