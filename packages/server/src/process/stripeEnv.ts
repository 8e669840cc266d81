import { StartError } from './startError.ts';

/** The keys of one account at Stripe. */
export interface StripeAccount {
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
}

/** What the environment says about Stripe. */
export interface StripeSettings {
  /** By the account's name as the convention has it: `default`, `siteselect` … */
  readonly accounts: Readonly<Record<string, StripeAccount>>;
  /** A stand-in for Stripe on this very machine, for tests: never with live keys. */
  readonly api: URL | undefined;
}

/** Every variable of an account, and what its value looks like. */
const kinds = {
  SECRET_KEY: { pattern: /^(sk|rk)_(live|test)_\w+$/, like: 'sk_live_… or sk_test_…' },
  PUBLISHABLE_KEY: { pattern: /^(pk)_(live|test)_\w+$/, like: 'pk_live_… or pk_test_…' },
  WEBHOOK_SECRET: { pattern: /^whsec_\S+$/, like: 'whsec_…' },
} as const;
type Kind = keyof typeof kinds;
const kindNames: readonly Kind[] = ['SECRET_KEY', 'PUBLISHABLE_KEY', 'WEBHOOK_SECRET'];

/**
 * Reads `STRIPE_<ACCOUNT>_SECRET_KEY`, `_PUBLISHABLE_KEY` and `_WEBHOOK_SECRET` of every account, and
 * `STRIPE_API_URL`. Nothing of a key is ever repeated in a message.
 *
 * @param get a variable's value; undefined when it is empty or not set
 * @throws StartError naming the variable that is wrong or missing
 */
export function readStripe(
  names: readonly string[],
  get: (name: string) => string | undefined,
  publicUrl: string,
): StripeSettings {
  const given = names.filter((name) => get(name) !== undefined);
  const bare = given.find((name) => kindNames.some((kind) => name === `STRIPE_${kind}`));
  if (bare !== undefined) {
    throw new StartError(
      `${bare}: must name its account, as ${bare.replace('_', '_DEFAULT_')} does`,
    );
  }
  const found = given.flatMap(
    (name) =>
      /^STRIPE_([A-Z0-9_]+)_(?:SECRET_KEY|PUBLISHABLE_KEY|WEBHOOK_SECRET)$/.exec(name)?.[1] ?? [],
  );
  const accounts = [...new Set(found)].map((name) => [name, readAccount(name, get)] as const);
  const modes = accounts.map(([name, { secretKey }]) => [name, modeOf(secretKey)] as const);
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
    api: readApi(get('STRIPE_API_URL'), live !== undefined),
  };
}

function readAccount(account: string, get: (name: string) => string | undefined): StripeAccount {
  const read = (kind: Kind) => {
    const name = `STRIPE_${account}_${kind}`;
    const value = get(name);
    if (value === undefined) {
      const known = kindNames.find((other) => get(`STRIPE_${account}_${other}`) !== undefined);
      throw new StartError(`${name}: is needed together with STRIPE_${account}_${known}`);
    }
    if (kinds[kind].pattern.test(value)) return value;
    throw new StartError(`${name}: must look like ${kinds[kind].like}`);
  };
  const keys = {
    secretKey: read('SECRET_KEY'),
    publishableKey: read('PUBLISHABLE_KEY'),
    webhookSecret: read('WEBHOOK_SECRET'),
  };
  const [secret, publishable] = [modeOf(keys.secretKey), modeOf(keys.publishableKey)];
  if (secret === publishable) return keys;
  throw new StartError(
    `STRIPE_${account}_PUBLISHABLE_KEY: is a ${publishable} key, but STRIPE_${account}_SECRET_KEY a ${secret} one`,
  );
}

const modeOf = (key: string): string => (key.includes('_live_') ? 'live' : 'test');

/** Only this machine, and only test keys: no setting can send a real key, or a real buyer, elsewhere. */
function readApi(value: string | undefined, isLive: boolean): URL | undefined {
  if (value === undefined) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isHere = ['127.0.0.1', 'localhost', '[::1]'].includes(url?.hostname ?? '');
  if (url?.protocol !== 'http:' || !isHere) {
    throw new StartError('STRIPE_API_URL: is for tests, and must be like http://127.0.0.1:12111');
  }
  if (isLive)
    throw new StartError('STRIPE_API_URL: is for tests, and not to be used with live keys');
  return url;
}
