/** What a mail lets somebody do. */
export interface MailedSecrets {
  /** Of the newest login link. */
  readonly key: string | undefined;
  /** Of the newest code, six digits. */
  readonly code: string | undefined;
}

/** Six digits in threes, whatever the words around them. */
const CODE = /(?<![\d-])(\d{3})[\s\u00a0\u202f](\d{3})(?!\d)/;
/** Beyond it another mail has begun. */
const LONGEST_MAIL = 3000;
const MARKUP = /&amp;|&#x?[\da-f]+;|<[^>]*>/gi;
const known: Readonly<Record<string, string>> = { '&amp;': '&', '&#64;': '@', '&#x40;': '@' };

/**
 * Finds the newest login link to an address in what a mail catcher shows, and the code that stands below it. HTML is
 * read as text; in JSON, texts are taken as they are.
 */
export function findSecrets(shown: string, email: string): MailedSecrets {
  const text = shown
    .replaceAll(/\\u0026/g, '&')
    .replaceAll(/\\[rn]/g, '\n')
    .replaceAll(MARKUP, (mark) => known[mark.toLowerCase()] ?? ' ');
  const address = encodeURIComponent(email).replaceAll('%40', '(?:%40|@)').replaceAll('.', '\\.');
  const links = new RegExp(`/login/${address}/([\\w-]+)`, 'i').exec(text);
  if (!links) return { key: undefined, code: undefined };
  const mail = text.slice(links.index, links.index + LONGEST_MAIL);
  const code = CODE.exec(mail);
  return { key: links[1], code: code ? `${code[1]}${code[2]}` : undefined };
}
