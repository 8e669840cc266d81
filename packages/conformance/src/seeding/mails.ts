/** What a mail lets its reader do. */
export interface MailedSecrets {
  /** The key of its login link. */
  readonly key: string;
  /** Its code, six digits; undefined for a mail without one. */
  readonly code: string | undefined;
}

/** Six digits in threes, whatever the words around them. */
const CODE = /(?<![\d-])(\d{3})[\s\u00a0\u202f](\d{3})(?!\d)/;
/** Beyond it another mail has begun. */
const MAX_MAIL_LENGTH = 3000;
const MARKUP = /&amp;|&#x?[\da-f]+;|<[^>]*>/gi;
const known: Readonly<Record<string, string>> = { '&amp;': '&', '&#64;': '@', '&#x40;': '@' };

/**
 * Finds the mails with a login link to an address in what a mail catcher shows, in the order in which it shows them.
 * HTML is read as text; in JSON, texts are taken as they are.
 */
export function findSecrets(shown: string, email: string): readonly MailedSecrets[] {
  const text = shown
    .replaceAll(/\\u0026/g, '&')
    .replaceAll(/\\[rn]/g, '\n')
    .replaceAll(MARKUP, (mark) => known[mark.toLowerCase()] ?? ' ');
  const address = encodeURIComponent(email).replaceAll('%40', '(?:%40|@)').replaceAll('.', '\\.');
  const links = [...text.matchAll(new RegExp(`/login/${address}/([\\w-]+)`, 'gi'))];
  // One mail shows its key several times.
  const firsts = links.filter(([, key], at) => links.findIndex((one) => one[1] === key) === at);
  return firsts.map(({ index, 1: key = '' }, at) => {
    const end = Math.min(firsts[at + 1]?.index ?? Infinity, index + MAX_MAIL_LENGTH);
    const code = CODE.exec(text.slice(index, end));
    return { key, code: code ? `${code[1]}${code[2]}` : undefined };
  });
}
