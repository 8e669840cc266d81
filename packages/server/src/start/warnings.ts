// Decisions: docs/decisions/sign-in.md
import {
  PAYMENT_PROVIDER_NAMES,
  PAYMENT_PROVIDERS,
  type PaymentSettings,
} from '../process/payments/providers.ts';
import { findPasskeyHost } from '../config/passkeyHost.ts';
import { listPaymentAccounts } from '../adapters/payments.ts';
import { listWalletProblems } from '../adapters/wallet.ts';
import type { Context } from '../context.ts';
import type { Env } from '../process/env.ts';
import { readTaken } from '../purchase/places/taken.ts';
import { StartError } from '../process/startError.ts';

interface Setup {
  readonly env: Pick<
    Context['env'],
    | 'smtpUrl'
    | 'paymentSettings'
    | 'slackToken'
    | 'walletKeys'
    | 'isPublic'
    | 'allowsPublicDemo'
    | 'publicUrl'
  >;
  readonly config: Pick<
    Context['config'],
    'demo' | 'payments' | 'purchase_categories' | 'chat' | 'wallet' | 'crew'
  >;
  readonly clock: Pick<Context['clock'], 'now'>;
}

/** Returns a line for each feature that the setup turns off. For a demo, warns only if others can reach it. */
export function getStartWarnings({ env, config, clock }: Setup): readonly string[] {
  if (config.demo) return getPublicDemoWarnings(env);
  return [
    ...(env.smtpUrl === undefined
      ? ['No mail is sent: without SMTP_URL, mails are only written to DATA_DIR/outbox.']
      : []),
    ...(config.chat?.slack_url !== undefined && env.slackToken === undefined
      ? ['No one is invited to the chat: set SLACK_TOKEN.']
      : []),
    ...listWalletProblems(config, env.walletKeys, clock.now()),
    ...(config.crew.passkeys === 'required' && findPasskeyHost(env.publicUrl) === undefined
      ? [
          'No administrator can act: crew.passkeys is "required", and PUBLIC_URL can have none. Use https and a name.',
        ]
      : []),
    // The costliest problem comes last, where operators look first.
    ...getPaymentWarnings(env.paymentSettings, config),
  ];
}

/** Returns a line for each quota or pool that is smaller than what people have already. */
export async function readPlaceWarnings({
  db,
  config,
  clock,
}: Pick<Context, 'clock' | 'config' | 'db'>): Promise<readonly string[]> {
  const taken = await readTaken(db, config.place_limits, clock.now());
  return [...taken].flatMap(([{ key, places }, { sold }]) =>
    sold > places ? [`${key} has ${places} places, and ${sold} people or items have one.`] : [],
  );
}

function getPaymentWarnings(
  settings: PaymentSettings,
  { payments: { adapter }, ...config }: Setup['config'],
): readonly string[] {
  if (adapter === 'sandbox') {
    const others = PAYMENT_PROVIDER_NAMES.filter((name) => name !== adapter);
    return [
      `NO CARD IS CHARGED, and anyone can become a member for free: payments.adapter is "sandbox". Set it to ${others.map((name) => `"${name}"`).join(' or ')} before others can reach this server.`,
    ];
  }
  const given = Object.keys(settings[adapter].accounts);
  const { formatAccountVariables: names } = PAYMENT_PROVIDERS[adapter];
  if (given.length === 0) return [`Card payments are off: set ${names('default')}.`];
  const missing = listPaymentAccounts(config).filter((account) => !given.includes(account));
  return missing.map(
    (account) => `Nothing of the account "${account}" can be paid: set ${names(account)}.`,
  );
}

type Reach = Pick<Env, 'isPublic' | 'allowsPublicDemo' | 'publicUrl'>;

/**
 * Refuses to start the demo where others can reach it: anyone can read its mails at `/dev/mail` and sign in as its
 * administrators. A real convention that forgot to set `CONVENTION` would start as the demo, too.
 *
 * @throws StartError naming the variables
 */
export function requirePrivateDemo({ isPublic, allowsPublicDemo }: Reach): void {
  if (!isPublic || allowsPublicDemo) return;
  throw new StartError(
    'CONVENTION: this is the demo, and others may reach it: anyone could read every mail and sign in as an administrator. Set CONVENTION to your own folder; or set ALLOW_PUBLIC_DEMO=true to run a public demo, or PUBLIC_URL to an address of this machine, such as http://localhost:8080',
  );
}

/** Returns a warning for a demo that others can reach, and otherwise nothing. */
export const getPublicDemoWarnings = ({ isPublic, publicUrl }: Reach): readonly string[] =>
  isPublic
    ? [
        `ALLOW_PUBLIC_DEMO=true: anyone can read the mails of this demo at ${publicUrl}/dev/mail and sign in as its administrators. Keep no real data here.`,
      ]
    : [];
