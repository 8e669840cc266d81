import type { ApiClient, Passkey, PasskeyAssertion, PasskeyAttestation } from '@conkit/api-client';
import {
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
} from '@simplewebauthn/browser';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { unwrap } from './problem.ts';
import { resetAccount } from './session.ts';

/** Reads a person's passkeys. */
export const passkeysQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: ['passkeys', id],
    queryFn: async ({ signal }): Promise<readonly Passkey[]> =>
      (await unwrap(api.GET('/people/{id}/passkeys', { params: { path: { id } }, signal })))
        .passkeys,
    staleTime: 30_000,
  });

/**
 * Asks the browser for a passkey and signs in with it. Then clears the previous account's cache.
 *
 * @throws ApiError, or the browser's DOMException
 */
export async function signInWithPasskey(api: ApiClient, queryClient: QueryClient): Promise<void> {
  await provePasskey(api);
  resetAccount(queryClient);
}

/**
 * Signs in again with a passkey, and keeps the page's data.
 *
 * @returns the address of the account that it opened
 * @throws ApiError, or the browser's DOMException
 */
export async function provePasskey(api: ApiClient): Promise<string> {
  const options = await unwrap(api.POST('/passkeys/sign-in/options'));
  const credential = await startAuthentication({ optionsJSON: options });
  const { clientDataJSON, authenticatorData, signature, userHandle } = credential.response;
  const proof: PasskeyAssertion = {
    id: credential.id,
    rawId: credential.rawId,
    type: 'public-key',
    clientExtensionResults: {},
    response: {
      clientDataJSON,
      authenticatorData,
      signature,
      ...(userHandle !== undefined && { userHandle }),
    },
  };
  const { email } = await unwrap(api.POST('/passkeys/sign-in', { body: { credential: proof } }));
  return email;
}

/**
 * Asks the browser to create a passkey for a person, and stores it.
 *
 * @throws ApiError, or the browser's DOMException
 */
export async function addPasskey(api: ApiClient, id: number, name: string): Promise<Passkey> {
  const params = { path: { id } };
  const options = await unwrap(api.POST('/people/{id}/passkeys/options', { params }));
  const made = await startRegistration({
    optionsJSON: options satisfies PublicKeyCredentialCreationOptionsJSON,
  });
  const { clientDataJSON, attestationObject, transports } = made.response;
  const credential: PasskeyAttestation = {
    id: made.id,
    rawId: made.rawId,
    type: 'public-key',
    clientExtensionResults: {},
    response: { clientDataJSON, attestationObject, ...(transports && { transports }) },
  };
  return unwrap(api.POST('/people/{id}/passkeys', { params, body: { name, credential } }));
}
