/** A mail with a login link, requested in this tab. */
export interface AskedMail {
  readonly email: string;
  /** The path on this site that its link and its code lead to. */
  readonly path: string;
  /** `asked`: the form requested it. `expired`: the server sent it for an expired link. */
  readonly reason: 'asked' | 'expired';
  /** The path of the page that waits for it. */
  readonly page: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const NAME = 'conkit:asked-mail';
/** How long the server accepts the mail's code from this browser. */
const KEPT_MS = 60 * 60_000;

/**
 * Returns the stored mail as text, or null. It is stored because phones discard the page while the user
 * reads the mail.
 */
export function readAskedMail(): string | null {
  try {
    return sessionStorage.getItem(NAME);
  } catch {
    return null;
  }
}

/** Returns the mail that a page waits for, or undefined if there is none or it is too old. */
export function parseAskedMail(text: string | null, page: string): AskedMail | undefined {
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

/** Stores a mail until the tab closes. */
export function rememberAskedMail(asked: Omit<AskedMail, 'at'>): AskedMail {
  const remembered = { ...asked, at: Date.now() };
  try {
    sessionStorage.setItem(NAME, JSON.stringify(remembered));
  } catch {
    // Storage is blocked, so the mail is forgotten on reload.
  }
  return remembered;
}

/** Removes the stored mail, after signing in or choosing another address. */
export function forgetAskedMail(): void {
  try {
    sessionStorage.removeItem(NAME);
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}
