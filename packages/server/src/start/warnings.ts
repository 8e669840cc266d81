import { accountsOf } from '../adapters/payments.ts';
import type { Context } from '../context.ts';

interface Setup {
  readonly env: Pick<Context['env'], 'smtpUrl' | 'stripe' | 'slackToken'>;
  readonly config: Pick<Context['config'], 'demo' | 'payments' | 'purchase_categories' | 'chat'>;
}

/** What a convention cannot do the way it is set up, a line each; a demonstration is meant to be so. */
export function startWarnings({ env, config }: Setup): readonly string[] {
  if (config.demo) return [];
  return [
    ...(env.smtpUrl === undefined
      ? ['No mail is sent: without SMTP_URL, mails are only written to DATA_DIR/outbox.']
      : []),
    ...paymentWarnings(env.stripe.accounts, config),
    ...(config.chat?.slack_url !== undefined && env.slackToken === undefined
      ? ['Nobody is invited to the chat: set SLACK_TOKEN.']
      : []),
  ];
}

function paymentWarnings(
  accounts: Context['env']['stripe']['accounts'],
  config: Setup['config'],
): readonly string[] {
  const given = Object.keys(accounts);
  if (config.payments.adapter === 'sandbox') {
    return given.length > 0
      ? ['Nobody is charged: payments.adapter is "sandbox", so the keys of Stripe are not used.']
      : [];
  }
  const names = (account: string) => {
    const start = `STRIPE_${account.toUpperCase()}`;
    return `${start}_SECRET_KEY, ${start}_PUBLISHABLE_KEY and ${start}_WEBHOOK_SECRET`;
  };
  if (given.length === 0) return [`Card payments are off: set ${names('default')}.`];
  const missing = accountsOf(config).filter((account) => !given.includes(account));
  return missing.map(
    (account) => `Nothing of the account "${account}" can be paid: set ${names(account)}.`,
  );
}
