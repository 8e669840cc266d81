/**
 * Control characters that a terminal obeys, and characters that change the text direction. Line ends and tabs are
 * allowed.
 */
const OBEYED = /(?![\n\t])[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;

/**
 * Replaces control characters in text for a terminal. Members write some of that text, and could otherwise overwrite
 * the line above or fake another person's record.
 */
export const harmlessText = (text: string): string => text.replaceAll(OBEYED, '\uFFFD');

/** Escapes the same characters in JSON, which keeps its meaning. */
export const harmlessJson = (json: string): string =>
  json.replaceAll(
    OBEYED,
    (sign) => `\\u${(sign.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  );
