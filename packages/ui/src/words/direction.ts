/** Which way a language is read. */
export type Direction = 'ltr' | 'rtl';

/** By hand: not every browser's `Intl` knows it, and the first one takes a slow phone long. */
const RIGHT_TO_LEFT =
  /^(ar|arc|ckb|dv|fa|he|ks|nqo|ps|sd|syr|ug|ur|yi)(-|$)|-(Adlm|Arab|Hebr|Nkoo|Syrc|Thaa)(-|$)/i;
const LATIN = /-Latn(-|$)/i;

/** Which way a locale (BCP 47) is read, by its language or, where it says one, its script. */
export const directionOf = (locale: string): Direction =>
  RIGHT_TO_LEFT.test(locale) && !LATIN.test(locale) ? 'rtl' : 'ltr';
