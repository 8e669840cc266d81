import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';
import * as v from 'valibot';
import { StartError } from './startError.ts';

/** The variables with the keys of the wallets. */
export const WALLET_VARIABLES = {
  apple: 'APPLE_WALLET_KEYS',
  google: 'GOOGLE_WALLET_KEY',
} as const;

/** What signs passes for Apple Wallet. */
export interface AppleWalletKeys {
  readonly certificate: X509Certificate;
  /** Apple's intermediate certificate, which issued the other one. */
  readonly issuer: X509Certificate;
  readonly key: KeyObject;
}

/** The service account that signs links to Google Wallet. */
export interface GoogleWalletKey {
  readonly email: string;
  readonly key: KeyObject;
}

export interface WalletKeys {
  readonly apple: AppleWalletKeys | undefined;
  readonly google: GoogleWalletKey | undefined;
}

/**
 * Reads the keys of the wallets. Messages never contain a key.
 *
 * @param variables the non-empty variables
 * @throws StartError naming the variable that is wrong
 */
export function readWalletKeys(
  variables: Readonly<Record<string, string | undefined>>,
): WalletKeys {
  const apple = variables[WALLET_VARIABLES.apple];
  const google = variables[WALLET_VARIABLES.google];
  return {
    apple: apple === undefined ? undefined : readAppleKeys(apple),
    google: google === undefined ? undefined : readGoogleKey(google),
  };
}

const PEM_BLOCK = /-----BEGIN ([A-Z ]+)-----[\s\S]+?-----END \1-----/g;

/** Reads PEM blocks in any order. Line breaks may be written as `\n`, for files with one line for each variable. */
function readAppleKeys(given: string): AppleWalletKeys {
  const fail = (problem: string) => new StartError(`${WALLET_VARIABLES.apple}: ${problem}`);
  const blocks = [...given.replaceAll(String.raw`\n`, '\n').matchAll(PEM_BLOCK)];
  const readAll = <Read>(kind: RegExp, read: (pem: string) => Read): Read[] => {
    try {
      return blocks.flatMap(([pem, name = '']) => (kind.test(name) ? [read(pem)] : []));
    } catch {
      throw fail('contains a certificate or key that cannot be read, or a key with a passphrase');
    }
  };
  const certificates = readAll(/CERTIFICATE$/, (pem) => new X509Certificate(pem));
  const [key] = readAll(/PRIVATE KEY$/, (pem) => createPrivateKey(pem));
  const certificate = key && certificates.find((one) => one.checkPrivateKey(key));
  if (!certificate || key.asymmetricKeyType !== 'rsa') {
    throw fail('needs the certificate of the pass type and its RSA key, both as PEM');
  }
  const issuer = certificates.find((one) => one !== certificate && certificate.checkIssued(one));
  if (!issuer) {
    throw fail("needs Apple's intermediate certificate (WWDR), which issued the other one, too");
  }
  return { certificate, issuer, key };
}

/** A service account's key file. */
const serviceAccount = v.object({ client_email: v.string(), private_key: v.string() });

function readGoogleKey(given: string): GoogleWalletKey {
  try {
    const { client_email: email, private_key } = v.parse(serviceAccount, JSON.parse(given));
    const key = createPrivateKey(private_key);
    if (key.asymmetricKeyType === 'rsa') return { email, key };
  } catch {
    // The error below reports it, without the key.
  }
  throw new StartError(`${WALLET_VARIABLES.google}: must be the JSON key of a service account`);
}
