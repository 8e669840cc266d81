import type { Convention } from '../config/types.ts';
import type { Clock } from '../ports/clock.ts';
import type { Wallets } from '../ports/wallet.ts';
import { StartError } from '../process/startError.ts';
import { WALLET_VARIABLES, type AppleWalletKeys, type WalletKeys } from '../process/walletKeys.ts';
import { createAppleWallet } from './wallet/apple.ts';
import { createGoogleWallet } from './wallet/google.ts';

/**
 * Creates the configured wallets that have their keys.
 *
 * @throws StartError if Apple's certificate is for other passes
 */
export function createWallets(
  { wallet = {} }: Pick<Convention, 'wallet'>,
  { apple, google }: WalletKeys,
  clock: Clock,
): Wallets {
  if (wallet.apple && apple) requireCertificateFor(wallet.apple, apple);
  return {
    apple: wallet.apple && apple && createAppleWallet(wallet.apple, apple),
    google: wallet.google && google && createGoogleWallet(wallet.google, google, clock),
  };
}

/** A certificate is reported this long before it ends, in milliseconds. Renewing it takes days. */
const EARLY_MS = 30 * 86_400_000;

/** Returns a line for each wallet that is only partly configured, and for a certificate that ends soon. */
export function listWalletProblems(
  { wallet = {} }: Pick<Convention, 'wallet'>,
  keys: WalletKeys,
  now: Date,
): readonly string[] {
  const halves = WALLETS.flatMap(({ name, title }) => {
    const variable = WALLET_VARIABLES[name];
    const isSet = keys[name] !== undefined;
    if (wallet[name] && !isSet) return [`No badge can be added to ${title}: set ${variable}.`];
    if (!wallet[name] && isSet) {
      return [`${variable} is set, but the configuration has no wallet.${name}.`];
    }
    return [];
  });
  const end = keys.apple && new Date(keys.apple.certificate.validTo);
  if (!end || end.getTime() - now.getTime() > EARLY_MS) return halves;
  const day = end.toISOString().slice(0, 10);
  return [
    ...halves,
    `The certificate in ${WALLET_VARIABLES.apple} ends on ${day}. Then phones refuse new passes: renew it.`,
  ];
}

const WALLETS = [
  { name: 'apple', title: 'Apple Wallet' },
  { name: 'google', title: 'Google Wallet' },
] as const;

/** Apple's certificates name the pass type (UID) and the team (OU). Phones refuse a pass of another type or team. */
function requireCertificateFor(
  { pass_type, team }: NonNullable<NonNullable<Convention['wallet']>['apple']>,
  { certificate }: AppleWalletKeys,
): void {
  const lines = certificate.subject.split('\n');
  const wrong = [`UID=${pass_type}`, `OU=${team}`].find((line) => !lines.includes(line));
  if (wrong === undefined) return;
  throw new StartError(
    `${WALLET_VARIABLES.apple}: the certificate does not contain ${wrong}, as wallet.apple says`,
  );
}
