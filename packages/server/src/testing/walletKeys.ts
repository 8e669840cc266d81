import { generateKeyPairSync } from 'node:crypto';
import forge from 'node-forge';
import type { Convention } from '../config/types.ts';

/** The settings that the keys of {@link createWalletKeys} are for. */
const WALLET = {
  apple: { pass_type: 'pass.com.example.badge', team: 'A1B2C3D4E5' },
  google: { issuer: '3388000000012345678' },
} as const;

/** Turns on both wallets. */
export const withWallets = (convention: Convention): Convention => ({
  ...convention,
  wallet: WALLET,
});

const createKey = (): string =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  }).privateKey;

interface CertificateOptions {
  readonly subject: forge.pki.CertificateField[];
  readonly key: string;
  readonly issuer: { readonly subject: forge.pki.CertificateField[]; readonly key: string };
  readonly ends: Date;
}

function createCertificate({ subject, key, issuer, ends }: CertificateOptions): string {
  const certificate = forge.pki.createCertificate();
  const { n, e } = forge.pki.privateKeyFromPem(key);
  certificate.publicKey = forge.pki.setRsaPublicKey(n, e);
  certificate.serialNumber = '01';
  certificate.validity.notBefore = new Date('2019-01-01T00:00:00Z');
  certificate.validity.notAfter = ends;
  certificate.setSubject(subject);
  certificate.setIssuer(issuer.subject);
  certificate.sign(forge.pki.privateKeyFromPem(issuer.key), forge.md.sha256.create());
  return forge.pki.certificateToPem(certificate);
}

const UID = '0.9.2342.19200300.100.1.1';

/** Environment variables with keys of both wallets, certified by an authority of our own instead of Apple's. */
export function createWalletKeys({ ends = new Date('2040-01-01T00:00:00Z') } = {}) {
  const authority = {
    subject: [{ name: 'commonName', value: 'An authority of tests' }],
    key: createKey(),
  };
  const root = createCertificate({ ...authority, issuer: authority, ends });
  const key = createKey();
  const certificate = createCertificate({
    subject: [
      { type: UID, value: WALLET.apple.pass_type },
      { name: 'commonName', value: `Pass Type ID: ${WALLET.apple.pass_type}` },
      { name: 'organizationalUnitName', value: WALLET.apple.team },
    ],
    key,
    issuer: authority,
    ends,
  });
  const account = {
    client_email: 'wallet@example.iam.gserviceaccount.com',
    private_key: createKey(),
  };
  return {
    APPLE_WALLET_KEYS: `${certificate}${key}${root}`,
    GOOGLE_WALLET_KEY: JSON.stringify({ type: 'service_account', ...account }),
  };
}
