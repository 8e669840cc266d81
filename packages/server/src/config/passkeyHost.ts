/**
 * Returns the host that passkeys belong to (the “RP ID” of WebAuthn): the name in the public address. Undefined where
 * browsers allow none: without https except on this machine, and for a numeric address.
 */
export function findPasskeyHost(publicUrl: string): string | undefined {
  const { protocol, hostname } = new URL(publicUrl);
  if (protocol !== 'https:' && hostname !== 'localhost') return undefined;
  return /^[\d.]+$|^\[/.test(hostname) ? undefined : hostname;
}
