/** A cookie as an answer sets it. */
export interface SetCookie {
  readonly name: string;
  readonly value: string;
  /** In lower case; an attribute without a value is empty text. */
  readonly attributes: Readonly<Record<string, string>>;
}

/** Reads a `Set-Cookie` header. */
export function parseSetCookie(header: string): SetCookie {
  const [pair = '', ...rest] = header.split(';').map((part) => part.trim());
  const [name = '', ...value] = pair.split('=');
  const attributes = rest.map((part) => {
    const [key = '', ...words] = part.split('=');
    return [key.toLowerCase(), words.join('=')] as const;
  });
  return { name, value: value.join('='), attributes: Object.fromEntries(attributes) };
}

/** What a browser keeps: the newest value of each name. */
export class CookieJar {
  readonly #values = new Map<string, string>();

  take(cookies: readonly SetCookie[]): void {
    for (const { name, value, attributes } of cookies) {
      if (value === '' || attributes['max-age'] === '0') this.#values.delete(name);
      else this.#values.set(name, value);
    }
  }

  /** The header `Cookie`; empty without any. */
  get header(): string {
    return [...this.#values].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  copy(): CookieJar {
    const other = new CookieJar();
    for (const [name, value] of this.#values) other.#values.set(name, value);
    return other;
  }
}
