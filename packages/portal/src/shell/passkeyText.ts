import type { I18n } from '@lingui/core';
import { MAX_PASSKEYS } from '@conkit/rules';
import { msg } from '@lingui/core/macro';
import { ApiError } from '../api/problem.ts';

/**
 * Describes why a passkey wasn't used or added; undefined for an error that has nothing to do with passkeys. Needs the
 * texts `desk`.
 */
export function describePasskeyError(i18n: I18n, error: unknown): string | undefined {
  const message = error instanceof ApiError ? getRefusal(error) : getBrowserError(error);
  return message && i18n._(message);
}

function getRefusal({ code }: ApiError) {
  switch (code) {
    case 'unknown_passkey':
      return msg`This passkey was removed here, or belongs to another address. Sign in by mail, then add a new one.`;
    case 'expired_challenge':
      return msg`This took too long. Try again.`;
    case 'duplicate':
      return msg`This passkey is stored already.`;
    case 'conflict':
      return msg`This is not possible: a person has at most ${MAX_PASSKEYS} passkeys, and the team keeps at least one.`;
    case 'passkey_required':
      return msg`Your account belongs to the convention’s team: sign in with a passkey to do this. If you lost yours, another administrator lets you in again.`;
    case 'fresh_sign_in_required':
      return msg`This needs a sign-in within the last few minutes.`;
    default:
      return undefined;
  }
}

function getBrowserError(error: unknown) {
  switch (error instanceof Error || error instanceof DOMException ? error.name : undefined) {
    // Browsers don't reveal whether the member canceled, waited too long or has no passkey.
    case 'NotAllowedError':
    case 'AbortError':
      return msg`No passkey was used. If this device has none for this site, sign in by mail: then you can add one.`;
    case 'InvalidStateError':
      return msg`This device has a passkey for this person already.`;
    case 'NotSupportedError':
    case 'ConstraintError':
      return msg`This device cannot have a passkey for this site: it needs a screen lock. Sign in by mail, as before.`;
    case 'SecurityError':
      return msg`Passkeys do not work at this address. Sign in by mail, as before.`;
    default:
      return undefined;
  }
}
