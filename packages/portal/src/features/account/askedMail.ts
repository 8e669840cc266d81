/** A mail with a login link that was asked for in this tab. */
export interface AskedMail {
  readonly email: string;
  /** Where its link and its code lead; a path of this site. */
  readonly path: string;
  /** Somebody asked for it, or opened a link that had expired. */
  readonly reason: 'asked' | 'expired';
  /** The path of the page that waits for it. */
  readonly page: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const NAME = 'conkit:asked-mail';
/** As long as the server knows this browser. */
const KEPT_MS = 60 * 60_000;

/** What the tab remembers, as text: a phone drops the page of whoever goes to read the mail. Null where it keeps nothing. */
export function readAskedMail(): string | null {
  try {
    return sessionStorage.getItem(NAME);
  } catch {
    return null;
  }
}

/** The mail that a page waits for; undefined when it waits for none, or has for too long. */
export function askedMailOf(text: string | null, page: string): AskedMail | undefined {
  if (text === null) return undefined;
  try {
    const asked = JSON.parse(text) as Partial<AskedMail> | null;
    const { email, path, reason, at } = asked ?? {};
    if (typeof email !== 'string' || typeof path !== 'string' || asked?.page !== page) return;
    if (reason !== 'asked' && reason !== 'expired') return undefined;
    if (at === undefined || Date.now() - at > KEPT_MS) return undefined;
    return { email, path, reason, page, at };
  } catch {
    return undefined;
  }
}

/** Remembers a mail for as long as the tab is open. */
export function rememberAskedMail(asked: Omit<AskedMail, 'at'>): AskedMail {
  const remembered = { ...asked, at: Date.now() };
  try {
    sessionStorage.setItem(NAME, JSON.stringify(remembered));
  } catch {
    // Then a page that is loaded again begins anew.
  }
  return remembered;
}

/** Forgets it: somebody has signed in, or has another address. */
export function forgetAskedMail(): void {
  try {
    sessionStorage.removeItem(NAME);
  } catch {
    // Nothing was kept.
  }
}
