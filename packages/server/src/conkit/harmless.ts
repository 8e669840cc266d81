/** What a terminal obeys instead of showing it, and what turns the direction of a line; not the ends of lines. */
const OBEYED = /(?![\n\t])[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;

/**
 * A text for a terminal: members write what stands in it, who could write over the line above, or call somebody else's
 * record theirs.
 */
export const harmlessText = (text: string): string => text.replaceAll(OBEYED, '\uFFFD');

/** The same of JSON, which means what it meant. */
export const harmlessJson = (json: string): string =>
  json.replaceAll(
    OBEYED,
    (sign) => `\\u${(sign.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  );
