/** A text direction. */
export type Direction = 'ltr' | 'rtl';

/** Doesn't use `Intl`, because not every browser has directions in it, and its first call is slow on phones. */
const RIGHT_TO_LEFT =
  /^(ar|arc|ckb|dv|fa|he|ks|nqo|ps|sd|syr|ug|ur|yi)(-|$)|-(Adlm|Arab|Hebr|Nkoo|Syrc|Thaa)(-|$)/i;
const LATIN = /-Latn(-|$)/i;

/** Returns the text direction of a locale (BCP 47) by its script subtag, or by its language. */
export const getDirection = (locale: string): Direction =>
  RIGHT_TO_LEFT.test(locale) && !LATIN.test(locale) ? 'rtl' : 'ltr';
