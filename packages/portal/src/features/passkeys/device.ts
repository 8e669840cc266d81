const DEVICES: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
];

/** Returns what to call a passkey of this device, such as "iPhone"; undefined if the browser doesn't reveal it. */
export const guessDevice = (userAgent: string): string | undefined =>
  DEVICES.find(([pattern]) => pattern.test(userAgent))?.[1];

const nameOffer = (email: string) => `conkit:no-passkey-offer:${email}`;

/** Returns whether the offer of a passkey was dismissed on this device. Without storage, it counts as dismissed. */
export function isOfferDismissed(email: string): boolean {
  try {
    return localStorage.getItem(nameOffer(email)) !== null;
  } catch {
    return true;
  }
}

/** Stores that the offer of a passkey was dismissed. */
export function dismissOffer(email: string): void {
  try {
    localStorage.setItem(nameOffer(email), '1');
  } catch {
    // Storage is blocked, so the offer isn't shown anyway.
  }
}
