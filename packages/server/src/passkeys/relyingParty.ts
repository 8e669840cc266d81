import { findPasskeyHost } from '../config/passkeyHost.ts';
import type { Context } from '../context.ts';
import { ProblemError } from '../errors.ts';

/** How long a browser waits for the authenticator, in milliseconds. */
export const PROMPT_MS = 60_000;

/** Ed25519, ES256 and RS256 (COSE), best first. */
export const ALGORITHMS = [-8, -7, -257];

/** This site, as authenticators see it. */
export interface RelyingParty {
  readonly id: string;
  readonly name: string;
  readonly origin: string;
}

/** @throws ProblemError `not_offered` */
export function getRelyingParty({ config, env }: Context): RelyingParty {
  const id = findPasskeyHost(env.publicUrl);
  if (id === undefined) throw new ProblemError('not_offered');
  return { id, name: config.name, origin: new URL(env.publicUrl).origin };
}

/** Loads the library for WebAuthn, which few requests need. */
export const loadWebAuthn = () => import('@simplewebauthn/server');

/** Returns the challenge in a browser's answer; undefined if the answer contains none. */
export function readChallenge(clientDataJSON: string): string | undefined {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
    const { challenge } = data as { challenge?: unknown };
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}
