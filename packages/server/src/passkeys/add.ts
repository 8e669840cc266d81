// Decisions: docs/decisions/sign-in.md
import { MAX_PASSKEYS, normalizeEmail } from '@conkit/rules';
import type { Context } from '../context.ts';
import { requireFreshSignIn } from '../crew/requirements.ts';
import type { Queryable } from '../database/connect.ts';
import { invalid, ProblemError } from '../errors.ts';
import { hashToken } from '../keys/hash.ts';
import { createChallenge, takeChallenge } from '../keys/passkeyChallenges.ts';
import { chargeRequest } from '../limits/rateLimit.ts';
import { queueMail } from '../mail/queue.ts';
import type { Operation, OperationRequest } from '../operation.ts';
import { changePasskeys, findPasskeyPerson, requirePasskeyChange } from './queries.ts';
import {
  ALGORITHMS,
  getRelyingParty,
  loadWebAuthn,
  PROMPT_MS,
  readChallenge,
  type RelyingParty,
} from './relyingParty.ts';

/** Starts adding a passkey for a person on the caller's account. Needs a recent sign-in. */
export const startPasskey: Operation<'startPasskey'> = async (context, { params, session }) => {
  const { db } = context;
  const party = getRelyingParty(context);
  const person = await findPasskeyPerson(db, session, params.id);
  requireFreshSignIn(context, session);
  await db.transaction().execute((trx) => requirePasskeyChange(trx, context, session, 'add'));
  const own = await listCredentials(db, person.id);
  requireRoom(own.length);
  await chargeRequest(context, [['new_passkeys', normalizeEmail(session.email)]]);
  const { emailKey, legal_name: name } = person;
  return {
    body: {
      rp: { id: party.id, name: party.name },
      user: {
        id: getUserHandle(context, person.id),
        // Devices list passkeys by this name, and people of one account share the address.
        name: `${name} (${person.email})`,
        displayName: name,
      },
      challenge: await createChallenge(context, { personId: person.id, emailKey }),
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
      timeout: PROMPT_MS,
      attestation: 'none',
      excludeCredentials: own.map(({ credential_id: id, transports }) => ({
        id,
        type: 'public-key',
        transports,
      })),
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
    },
  };
};

/** Stores a new passkey, and mails the account about it. */
export const addPasskey: Operation<'addPasskey'> = async (context, request) => {
  const { db, clock } = context;
  const { params, body, session, asked } = request;
  const party = getRelyingParty(context);
  const { emailKey } = await findPasskeyPerson(db, session, params.id);
  requireFreshSignIn(context, session);
  const challenge = readChallenge(body.credential.response.clientDataJSON);
  const challenged = { personId: params.id, emailKey };
  if (challenge === undefined || !(await takeChallenge(context, db, challenge, challenged))) {
    throw new ProblemError('expired_challenge');
  }
  const made = await verify(party, body.credential, challenge);
  return changePasskeys(context, session, params.id, 'add', async (trx, person) => {
    requireRoom((await listCredentials(trx, person.id)).length);
    const created = clock.now();
    const name = body.name.trim();
    const added = await trx
      .insertInto('passkey')
      .values({
        person_id: person.id,
        email_key: emailKey,
        credential_id: made.id,
        user_handle: getUserHandle(context, person.id),
        public_key: Buffer.from(made.publicKey).toString('base64url'),
        counter: made.counter,
        transports: made.transports ?? [],
        name,
        created,
        used: null,
      })
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) {
      throw new ProblemError('duplicate', { message: 'This passkey is stored already.' });
    }
    const data = {
      email: person.email,
      personId: person.id,
      passkey: name,
      added: created.toISOString(),
    };
    await queueMail(trx, clock, { kind: 'passkey_added', data, language: asked?.language });
    return {
      body: { id: added.id, name, created: created.toISOString(), used: null, is_current: false },
    };
  });
};

/** Returns the id under which an authenticator keeps a person's passkey. It reveals nothing about them. */
const getUserHandle = ({ secret }: Context, personId: number): string =>
  hashToken(secret, 'passkey_user', String(personId));

const listCredentials = (db: Queryable, personId: number) =>
  db
    .selectFrom('passkey')
    .select(['credential_id', 'transports'])
    .where('person_id', '=', personId)
    .orderBy('id')
    .execute();

/** @throws ProblemError `conflict` (RIG-17) */
function requireRoom(passkeys: number): void {
  if (passkeys < MAX_PASSKEYS) return;
  const message = `A person has at most ${MAX_PASSKEYS} passkeys: remove one first.`;
  throw new ProblemError('conflict', { message });
}

type Attestation = OperationRequest<'addPasskey'>['body']['credential'];

/** @throws ProblemError `invalid` */
async function verify(party: RelyingParty, credential: Attestation, challenge: string) {
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const { id, rawId, type, response } = credential;
  const answer = {
    id,
    rawId,
    type,
    clientExtensionResults: {},
    response: {
      clientDataJSON: response.clientDataJSON,
      attestationObject: response.attestationObject,
      transports: response.transports ?? [],
    },
  };
  const verified = await verifyRegistrationResponse({
    response: answer,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => undefined);
  if (!verified?.verified) {
    const message = 'credential is not a new passkey for this site';
    throw invalid({ pointer: '/body/credential', message });
  }
  return verified.registrationInfo.credential;
}
