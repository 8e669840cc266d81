/** The most passkeys of a person. RIG-17 */
export const MAX_PASSKEYS = 10;

/** The longest name of a passkey. */
export const MAX_PASSKEY_NAME = 60;

/**
 * Returns whether a session may open a person's ballot, nominations and packet. RIG-15
 *
 * @param passkeyPerson the person whose passkey opened the session; null if none did
 */
export const canOpenAwards = (
  passkeyPerson: number | null | undefined,
  personId: number,
): boolean => passkeyPerson == null || passkeyPerson === personId;

/** What decides whether a session may change passkeys. */
export interface PasskeyFacts {
  /** Whether the account has a role in a convention whose crew must sign in with passkeys. */
  readonly isRequired: boolean;
  /** Whether a passkey opened the session. */
  readonly isByPasskey: boolean;
  /** How many passkeys the people of the account have. */
  readonly accountPasskeys: number;
}

/** A change of an account's passkeys. */
export type PasskeyChange = 'add' | 'rename' | 'remove';

/**
 * Returns why an account may not change its passkeys, or undefined if it may: it must sign in with a passkey, or it
 * would have none left. RIG-16
 */
export function passkeyRefusal(
  { isRequired, isByPasskey, accountPasskeys }: PasskeyFacts,
  change: PasskeyChange,
): 'passkey_required' | 'last' | undefined {
  if (!isRequired) return undefined;
  if (!isByPasskey) {
    return change === 'add' && accountPasskeys === 0 ? undefined : 'passkey_required';
  }
  return change === 'remove' && accountPasskeys <= 1 ? 'last' : undefined;
}
