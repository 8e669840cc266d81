import { expect, it } from 'vitest';
import { startWarnings } from './warnings.ts';

const smtpUrl = 'smtp://mail.example.com';
const stripe = { adapter: 'stripe' } as const;
const sandbox = { adapter: 'sandbox' } as const;

it('says in a line each what a convention cannot do as it is set up', () => {
  const warnings = startWarnings({
    env: { smtpUrl: undefined },
    config: { demo: false, payments: stripe },
  });
  expect(warnings).toEqual([
    expect.stringMatching(/^No mail is sent: .*SMTP_URL.*$/),
    expect.stringMatching(/^Card payments are off: .*payments\.adapter.*$/),
  ]);
});

it('warns of nothing that works, nor of what a demonstration is meant to do', () => {
  expect(startWarnings({ env: { smtpUrl }, config: { demo: false, payments: sandbox } })).toEqual(
    [],
  );
  expect(
    startWarnings({ env: { smtpUrl: undefined }, config: { demo: true, payments: sandbox } }),
  ).toEqual([]);
});
