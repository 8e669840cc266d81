/** The credentials in a login mail. */
export interface MailedSecrets {
  /** The key of its login link. */
  readonly key: string;
  /** Its code, six digits; undefined for a mail without one. */
  readonly code: string | undefined;
}

/** Matches six digits in two groups of three, with any text around them. */
const CODE = /(?<![\d-])(\d{3})[\s\u00a0\u202f](\d{3})(?!\d)/;
/** The maximum distance from a link to its code, in characters. */
const MAX_MAIL_LENGTH = 3000;
const MARKUP = /&amp;|&#x?[\da-f]+;|<[^>]*>/gi;
const known: Readonly<Record<string, string>> = { '&amp;': '&', '&#64;': '@', '&#x40;': '@' };

/**
 * Finds the mails with a login link to an address in the output of a mail catcher, in the same order. HTML is read as
 * text. JSON strings are used unchanged.
 */
export function findSecrets(shown: string, email: string): readonly MailedSecrets[] {
  const text = shown
    .replaceAll(/\\u0026/g, '&')
    .replaceAll(/\\[rn]/g, '\n')
    .replaceAll(MARKUP, (mark) => known[mark.toLowerCase()] ?? ' ');
  const address = encodeURIComponent(email).replaceAll('%40', '(?:%40|@)').replaceAll('.', '\\.');
  const links = [...text.matchAll(new RegExp(`/login/${address}/([\\w-]+)`, 'gi'))];
  // A mail may contain its key several times.
  const firsts = links.filter(([, key], at) => links.findIndex((one) => one[1] === key) === at);
  return firsts.map(({ index, 1: key = '' }, at) => {
    const end = Math.min(firsts[at + 1]?.index ?? Infinity, index + MAX_MAIL_LENGTH);
    const code = CODE.exec(text.slice(index, end));
    return { key, code: code ? `${code[1]}${code[2]}` : undefined };
  });
}
