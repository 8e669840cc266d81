/** Returns whether this browser can have passkeys. */
export const canHavePasskeys = (): boolean => typeof PublicKeyCredential !== 'undefined';
