// Decisions: docs/decisions/sign-in.md
import { createToken } from '../keys/hash.ts';
import type { Context } from '../context.ts';
import type { Queryable } from '../database/connect.ts';
import { ProblemError } from '../errors.ts';
import { createChallenge, takeChallenge } from '../keys/passkeyChallenges.ts';
import { chargeRequest, type Count, getNetwork, refundLimit } from '../limits/rateLimit.ts';
import { saveLanguage } from '../mail/accounts.ts';
import type { Operation, OperationRequest } from '../operation.ts';
import {
  createPasskeyCookie,
  createSessionCookie,
  getPasskeyCookieName,
  getSessionCookieName,
  startSession,
} from '../session/sessions.ts';
import { getRelyingParty, loadWebAuthn, PROMPT_MS, readChallenge } from './relyingParty.ts';

/** Returns a challenge for this browser. The answer is the same for everyone, so it reveals no passkeys. */
export const startPasskeySignIn: Operation<'startPasskeySignIn'> = async (
  context,
  { cookies, ip },
) => {
  const party = getRelyingParty(context);
  await chargeRequest(context, [['passkey_challenges_network', getNetwork(ip)]]);
  // A browser keeps its cookie, so that a second tab doesn't end the first one's challenge.
  const browser = cookies[getPasskeyCookieName(context)] || createToken();
  return {
    body: {
      challenge: await createChallenge(context, { browser }),
      rpId: party.id,
      timeout: PROMPT_MS,
      userVerification: 'required',
      allowCredentials: [],
    },
    cookies: [createPasskeyCookie(context, browser)],
  };
};

/**
 * Signs in with a passkey. Each try counts as a wrong one before anything is compared, and a right one is refunded.
 * Doesn't count as a sign-in at the mailbox, which has its own consequences.
 */
export const signInWithPasskey: Operation<'signInWithPasskey'> = async (context, request) => {
  const { db } = context;
  const { body, cookies, ip } = request;
  const { credential } = body;
  const counts: readonly Count[] = [['wrong_passkeys_network', getNetwork(ip)]];
  await chargeRequest(context, counts);
  const browser = cookies[getPasskeyCookieName(context)];
  const challenge = readChallenge(credential.response.clientDataJSON);
  const isAnswered =
    browser && challenge !== undefined
      ? await takeChallenge(context, db, challenge, { browser })
      : false;
  if (!isAnswered || challenge === undefined) throw new ProblemError('expired_challenge');
  const { email, token } = await db
    .transaction()
    .execute((trx) => openSession(context, trx, request, challenge));
  await refundLimit(context, counts);
  return {
    body: { status: 'success', email },
    cookies: [createSessionCookie(context, token), createPasskeyCookie(context, '')],
  };
};

/** @throws ProblemError `unknown_passkey` */
async function openSession(
  context: Context,
  trx: Queryable,
  { body: { credential }, cookies, asked }: OperationRequest<'signInWithPasskey'>,
  challenge: string,
): Promise<{ readonly email: string; readonly token: string }> {
  const owner = await trx
    .selectFrom('passkey')
    .select('person_id')
    .where('credential_id', '=', credential.id)
    .executeTakeFirst();
  if (!owner) throw new ProblemError('unknown_passkey');
  // Locks the person first, as moves and erasures do: they delete the passkey. Then locks the passkey, so that its
  // counter is compared once.
  await trx
    .selectFrom('person')
    .select('id')
    .where('id', '=', owner.person_id)
    .forKeyShare()
    .execute();
  const passkey = await trx
    .selectFrom('passkey')
    .innerJoin('person', 'person.id', 'passkey.person_id')
    .select(['passkey.id', 'credential_id', 'user_handle', 'public_key', 'counter'])
    .select(['person_id', 'person.email'])
    .where('credential_id', '=', credential.id)
    .whereRef('person.email_key', '=', 'passkey.email_key')
    .forUpdate('passkey')
    .executeTakeFirst();
  if (!passkey?.email) throw new ProblemError('unknown_passkey');
  const { userHandle } = credential.response;
  if (userHandle !== undefined && userHandle !== passkey.user_handle) {
    throw new ProblemError('unknown_passkey');
  }
  const counter = await verify(context, credential, passkey, challenge);
  const { id, email, person_id: personId } = passkey;
  await trx
    .updateTable('passkey')
    .set({ counter, used: context.clock.now() })
    .where('id', '=', id)
    .execute();
  if (asked) await saveLanguage(trx, email, asked);
  const previous = cookies[getSessionCookieName(context)];
  const facts = { personId, passkeyId: id };
  return { email, token: await startSession(context, trx, email, previous, facts) };
}

type Assertion = OperationRequest<'signInWithPasskey'>['body']['credential'];

interface StoredPasskey {
  readonly credential_id: string;
  readonly public_key: string;
  readonly counter: number;
}

/**
 * Returns the authenticator's new count of signatures. A count that is not higher than the last one is refused: the
 * passkey may have been copied.
 *
 * @throws ProblemError `unknown_passkey`
 */
async function verify(
  context: Context,
  { id, rawId, type, response }: Assertion,
  stored: StoredPasskey,
  challenge: string,
): Promise<number> {
  const party = getRelyingParty(context);
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  const signed = { clientDataJSON, authenticatorData, signature };
  const verified = await verifyAuthenticationResponse({
    response: {
      id,
      rawId,
      type,
      clientExtensionResults: {},
      response: { ...signed, ...(userHandle !== undefined && { userHandle }) },
    },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    credential: {
      id: stored.credential_id,
      publicKey: Buffer.from(stored.public_key, 'base64url'),
      counter: Number(stored.counter),
    },
  }).catch(() => undefined);
  if (!verified?.verified) throw new ProblemError('unknown_passkey');
  return verified.authenticationInfo.newCounter;
}
