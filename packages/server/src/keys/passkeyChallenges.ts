import { randomBytes } from 'node:crypto';
import type { Context } from '../context.ts';
import type { Queryable } from '../database/connect.ts';
import { hashToken } from './hash.ts';

/** How long an authenticator has to answer a challenge, in seconds. */
export const CHALLENGE_SECONDS = 300;

/** Who may answer a challenge: the browser with a cookie or, for a new passkey, a person on an account. */
export type Challenged =
  | { readonly browser: string }
  | { readonly personId: number; readonly emailKey: string };

// Uses the current secret only: a challenge is so short-lived that a changed secret does not matter.
function hashChallenge({ secret }: Context, challenge: string, challenged: Challenged): string {
  const owner =
    'browser' in challenged
      ? `browser:${challenged.browser}`
      : `person:${challenged.personId}:${challenged.emailKey}`;
  return hashToken(secret, 'challenge', `${challenge}:${owner}`);
}

/** Creates a challenge: 256 random bits in base64url, of which only a hash is stored. */
export async function createChallenge(context: Context, challenged: Challenged): Promise<string> {
  const challenge = randomBytes(32).toString('base64url');
  await context.db
    .insertInto('passkey_challenge')
    .values({
      id: hashChallenge(context, challenge, challenged),
      person_id: 'personId' in challenged ? challenged.personId : null,
      expires: new Date(context.clock.now().getTime() + CHALLENGE_SECONDS * 1000),
    })
    .execute();
  return challenge;
}

/**
 * Uses a challenge up, so that the same answer never works twice.
 *
 * @returns whether it was valid
 */
export async function takeChallenge(
  context: Context,
  db: Queryable,
  challenge: string,
  challenged: Challenged,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkey_challenge')
    .where('id', '=', hashChallenge(context, challenge, challenged))
    .where('expires', '>', context.clock.now())
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
