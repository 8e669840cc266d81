import * as v from 'valibot';
import type { PaymentProvider, ProviderSettings } from '../../ports/paymentProvider.ts';
import { StartError } from '../startError.ts';

/** The value of `payments.adapter`. */
export const ADAPTER = 'stripe';

/** The script comes from the first host and some frames from its subdomains. */
const SCRIPTS = ['https://js.stripe.com', 'https://*.js.stripe.com'];

export const stripe: PaymentProvider<StripeSettings> = {
  name: 'Stripe',
  variables: /^STRIPE_\w+$/,
  readSettings: readStripe,
  formatAccountVariables(account) {
    const start = `STRIPE_${account.toUpperCase()}`;
    return `${start}_SECRET_KEY, ${start}_PUBLISHABLE_KEY and ${start}_WEBHOOK_SECRET`;
  },
  isLive: ({ accounts }) =>
    Object.values(accounts).every(({ secretKey }) => getMode(secretKey) === 'live'),
  origins: {
    scripts: SCRIPTS,
    frames: [...SCRIPTS, 'https://hooks.stripe.com'],
    connections: ['https://api.stripe.com'],
  },
};

const key = (pattern: RegExp, like: string) =>
  v.pipe(v.string(), v.regex(pattern, `must look like ${like}`));

const getMode = (given: string): string => (given.includes('_live_') ? 'live' : 'test');

/** The keys of one Stripe account, from variables that begin with `STRIPE_<ACCOUNT>_`. */
const accountSchema = v.pipe(
  v.object(
    {
      SECRET_KEY: key(/^(sk|rk)_(live|test)_\w+$/, 'sk_live_… or sk_test_…'),
      PUBLISHABLE_KEY: key(/^pk_(live|test)_\w+$/, 'pk_live_… or pk_test_…'),
      WEBHOOK_SECRET: key(/^whsec_\S+$/, 'whsec_…'),
    },
    'is needed together with the other keys of its account',
  ),
  v.forward(
    v.check(
      (given) => getMode(given.SECRET_KEY) === getMode(given.PUBLISHABLE_KEY),
      ({ input }) =>
        `is a ${getMode(input.PUBLISHABLE_KEY)} key, but the SECRET_KEY of its account a ${getMode(input.SECRET_KEY)} one`,
    ),
    ['PUBLISHABLE_KEY'],
  ),
  v.transform((given) => ({
    secretKey: given.SECRET_KEY,
    publishableKey: given.PUBLISHABLE_KEY,
    webhookSecret: given.WEBHOOK_SECRET,
  })),
);

/** The keys of one Stripe account. */
export type StripeAccount = Readonly<v.InferOutput<typeof accountSchema>>;

/** Stripe's settings in the environment. */
export interface StripeSettings extends ProviderSettings {
  readonly accounts: Readonly<Record<string, StripeAccount>>;
  /** A mock Stripe API on this machine, for tests; never used with live keys. */
  readonly api: URL | undefined;
}

type Variables = Readonly<Record<string, string>>;

const NAME = /^STRIPE_(?:([A-Z0-9_]+)_)?(SECRET_KEY|PUBLISHABLE_KEY|WEBHOOK_SECRET)$/;

/**
 * Reads `STRIPE_<ACCOUNT>_SECRET_KEY`, `_PUBLISHABLE_KEY` and `_WEBHOOK_SECRET` of every account, and
 * `STRIPE_API_URL`. Messages never contain a key.
 *
 * @param variables the non-empty variables
 * @throws StartError naming the variable that is wrong or missing
 */
export function readStripe(variables: Variables, publicUrl: string): StripeSettings {
  const accounts = Object.entries(byAccount(variables)).map(
    ([name, given]) => [name, readAccount(name, given)] as const,
  );
  const modes = accounts.map(([name, { secretKey }]) => [name, getMode(secretKey)] as const);
  const [first, ...others] = modes;
  const other = others.find(([, mode]) => mode !== first?.[1]);
  if (first && other) {
    throw new StartError(
      `STRIPE_${other[0]}_SECRET_KEY: is a ${other[1]} key, but STRIPE_${first[0]}_SECRET_KEY a ${first[1]} one`,
    );
  }
  const live = modes.find(([, mode]) => mode === 'live');
  if (live && !publicUrl.startsWith('https:')) {
    throw new StartError(
      `STRIPE_${live[0]}_SECRET_KEY: live keys need a PUBLIC_URL that begins with https://`,
    );
  }
  return {
    accounts: Object.fromEntries(accounts.map(([name, account]) => [name.toLowerCase(), account])),
    api: readApi(variables['STRIPE_API_URL'], live !== undefined),
  };
}

/** Groups the variables by account name in upper case. */
function byAccount(variables: Variables): Readonly<Record<string, Variables>> {
  const accounts: Record<string, Record<string, string>> = {};
  for (const [variable, value] of Object.entries(variables)) {
    const [, name, kind] = NAME.exec(variable) ?? [];
    if (kind === undefined) continue;
    if (name === undefined) {
      throw new StartError(`${variable}: must name its account, as STRIPE_DEFAULT_${kind} does`);
    }
    accounts[name] = { ...accounts[name], [kind]: value };
  }
  return accounts;
}

function readAccount(name: string, given: Variables): StripeAccount {
  const parsed = v.safeParse(accountSchema, given);
  if (parsed.success) return parsed.output;
  const [{ path, message }] = parsed.issues;
  throw new StartError(`STRIPE_${name}_${String(path?.[0].key)}: ${message}`);
}

/** Allows only this machine and test keys, so that no setting can send a real key or buyer elsewhere. */
function readApi(value: string | undefined, isLive: boolean): URL | undefined {
  if (value === undefined) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isHere = ['127.0.0.1', 'localhost', '[::1]'].includes(url?.hostname ?? '');
  if (url?.protocol !== 'http:' || !isHere) {
    throw new StartError('STRIPE_API_URL: is for tests, and must be like http://127.0.0.1:12111');
  }
  if (isLive) {
    throw new StartError('STRIPE_API_URL: is for tests, and not to be used with live keys');
  }
  return url;
}
