import { expect, it } from 'vitest';
import { loadConvention } from '../config/load.ts';
import { readConvention } from '../config/read.ts';
import { readPaymentSettings } from '../process/payments/providers.ts';
import { getStartWarnings } from './warnings.ts';

const smtpUrl = 'smtp://mail.example.com';
const slackToken = 'xoxp-1';
const local = { isPublic: false, allowsPublicDemo: false, publicUrl: 'http://localhost:8080' };
const sandbox = { adapter: 'sandbox' } as const;
const dublin = loadConvention(readConvention('dublin-2019'), new Date('2019-01-01T00:00:00Z'));

const createKeys = (account: string) => ({
  [`STRIPE_${account}_SECRET_KEY`]: 'sk_test_1',
  [`STRIPE_${account}_PUBLISHABLE_KEY`]: 'pk_test_1',
  [`STRIPE_${account}_WEBHOOK_SECRET`]: 'whsec_1',
});
const clock = { now: () => new Date('2026-11-28T12:00:00Z') };
const walletKeys = { apple: undefined, google: undefined };
const settings = (variables: Record<string, string> = {}) =>
  readPaymentSettings(variables, 'https://members.example.com');

it('warns about missing mail, chat and payment settings in one line each', () => {
  const env = {
    ...local,
    walletKeys,
    smtpUrl: undefined,
    slackToken: undefined,
    paymentSettings: settings(),
  };
  expect(getStartWarnings({ clock, env, config: dublin })).toEqual([
    expect.stringMatching(/^No mail is sent: .*SMTP_URL.*$/),
    expect.stringMatching(/^No one is invited to the chat: .*SLACK_TOKEN.*$/),
    expect.stringMatching(/^Card payments are off: .*STRIPE_DEFAULT_SECRET_KEY.*$/),
  ]);
});

it('names the accounts that sell something but have no keys', () => {
  const env = {
    ...local,
    walletKeys,
    smtpUrl,
    slackToken,
    paymentSettings: settings(createKeys('DEFAULT')),
  };
  expect(getStartWarnings({ clock, env, config: dublin })).toEqual([
    expect.stringMatching(/"siteselect".*STRIPE_SITESELECT_WEBHOOK_SECRET/),
  ]);
});

it.each([
  ['with the keys of Stripe', settings(createKeys('DEFAULT'))],
  ['without keys', settings()],
])('warns that memberships are free when a real convention uses the sandbox, %s', (_, keys) => {
  const env = { ...local, walletKeys, smtpUrl, slackToken, paymentSettings: keys };
  expect(getStartWarnings({ clock, env, config: { ...dublin, payments: sandbox } })).toEqual([
    expect.stringMatching(/^NO CARD IS CHARGED.*payments\.adapter is "sandbox"/),
  ]);
});

it('warns about nothing when all is set up, or in a demo', () => {
  const both = settings({ ...createKeys('DEFAULT'), ...createKeys('SITESELECT') });
  expect(
    getStartWarnings({
      clock,
      env: { ...local, walletKeys, smtpUrl, slackToken, paymentSettings: both },
      config: dublin,
    }),
  ).toEqual([]);
  const demo = { ...dublin, demo: true, payments: sandbox };
  const bare = {
    ...local,
    walletKeys,
    smtpUrl: undefined,
    slackToken: undefined,
    paymentSettings: settings(),
  };
  expect(getStartWarnings({ clock, env: bare, config: demo })).toEqual([]);
});

it('warns that anyone can read a public demo', () => {
  const url = 'https://demo.example.com';
  const env = {
    ...local,
    walletKeys,
    isPublic: true,
    publicUrl: url,
    smtpUrl,
    slackToken,
    paymentSettings: settings(),
  };
  const [line] = getStartWarnings({ clock, env, config: { ...dublin, demo: true } });
  expect(line).toMatch(/^ALLOW_PUBLIC_DEMO=true: anyone can read .*https:\/\/demo\.example\.com/);
});
