import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** What a test can make an authenticator do wrong. */
export interface Ceremony {
  /** The site that the browser shows. */
  readonly origin?: string;
  /** The host that the passkey is for. */
  readonly host?: string;
  /** Whether the owner opened the screen lock. */
  readonly isVerified?: boolean;
  /** The count of signatures; by default one more. */
  readonly counter?: number;
  readonly type?: string;
}

const ORIGIN = 'http://localhost:8080';
const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();

const hostHash = (origin: string, host = new URL(origin).hostname) => sha256(host);

function flags({ isVerified = true }: Ceremony, others = 0): Buffer {
  return Buffer.from([USER_PRESENT | (isVerified ? USER_VERIFIED : 0) | others]);
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

function clientData(type: string, challenge: string, { origin = ORIGIN }: Ceremony): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

/** Encodes a byte string in CBOR. */
function cborBytes(bytes: Buffer): Buffer {
  if (bytes.length < 24) return Buffer.concat([Buffer.from([0x40 | bytes.length]), bytes]);
  if (bytes.length < 256) return Buffer.concat([Buffer.from([0x58, bytes.length]), bytes]);
  return Buffer.concat([Buffer.from([0x59, bytes.length >> 8, bytes.length & 0xff]), bytes]);
}

const cborText = (text: string): Buffer =>
  Buffer.concat([Buffer.from([0x60 | text.length]), Buffer.from(text)]);

/** Encodes a P-256 key as COSE: kty 2 (EC2), alg -7 (ES256), crv 1. */
function toCose(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    cborBytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    cborBytes(Buffer.from(y, 'base64url')),
  ]);
}

/** A passkey in software, as a phone and its browser would use it. */
export class SoftPasskey {
  readonly id = base64url(randomBytes(16));
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  #counter = 0;
  /** Set by the site when the passkey is created. */
  userHandle = 'bm8gcGVyc29u';

  /** Returns the browser's answer to a request to create it. */
  create(
    { challenge, user }: { readonly challenge: string; readonly user: { readonly id: string } },
    ceremony: Ceremony = {},
  ) {
    this.userHandle = user.id;
    const { origin = ORIGIN, host, type = 'webauthn.create' } = ceremony;
    const rawId = Buffer.from(this.id, 'base64url');
    const authData = Buffer.concat([
      hostHash(origin, host),
      flags(ceremony, HAS_CREDENTIAL),
      uint32(ceremony.counter ?? 0),
      // The model of the device, which no one asks for.
      Buffer.alloc(16),
      Buffer.from([rawId.length >> 8, rawId.length & 0xff]),
      rawId,
      toCose(this.#keys.publicKey),
    ]);
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      cborText('fmt'),
      cborText('none'),
      cborText('attStmt'),
      Buffer.from([0xa0]),
      cborText('authData'),
      cborBytes(authData),
    ]);
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: base64url(clientData(type, challenge, ceremony)),
        attestationObject: base64url(attestation),
        transports: ['internal'],
      },
    };
  }

  /** Returns the browser's answer to a request to sign in with it. */
  sign({ challenge }: { readonly challenge: string }, ceremony: Ceremony = {}) {
    const { origin = ORIGIN, host, type = 'webauthn.get' } = ceremony;
    this.#counter = ceremony.counter ?? this.#counter + 1;
    const data = clientData(type, challenge, ceremony);
    const authData = Buffer.concat([
      hostHash(origin, host),
      flags(ceremony),
      uint32(this.#counter),
    ]);
    const signed = Buffer.concat([authData, sha256(data)]);
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: base64url(data),
        authenticatorData: base64url(authData),
        signature: base64url(sign('sha256', signed, this.#keys.privateKey)),
        userHandle: this.userHandle,
      },
    };
  }
}
