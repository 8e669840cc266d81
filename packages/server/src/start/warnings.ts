import type { Context } from '../context.ts';

interface Setup {
  readonly env: Pick<Context['env'], 'smtpUrl'>;
  readonly config: Pick<Context['config'], 'demo' | 'payments'>;
}

/** What a convention cannot do the way it is set up, a line each; a demonstration is meant to be so. */
export function startWarnings({ env, config }: Setup): readonly string[] {
  if (config.demo) return [];
  return [
    ...(env.smtpUrl === undefined
      ? ['No mail is sent: without SMTP_URL, mails are only written to DATA_DIR/outbox.']
      : []),
    ...(config.payments.adapter === 'stripe'
      ? ['Card payments are off: there is no adapter for payments.adapter "stripe" yet.']
      : []),
  ];
}
