/** A parsed `Set-Cookie` header. */
export interface SetCookie {
  readonly name: string;
  readonly value: string;
  /** By name in lower case; an attribute without a value is an empty string. */
  readonly attributes: Readonly<Record<string, string>>;
}

/** Parses a `Set-Cookie` header. */
export function parseSetCookie(header: string): SetCookie {
  const [pair = '', ...rest] = header.split(';').map((part) => part.trim());
  const [name = '', ...value] = pair.split('=');
  const attributes = rest.map((part) => {
    const [key = '', ...words] = part.split('=');
    return [key.toLowerCase(), words.join('=')] as const;
  });
  return { name, value: value.join('='), attributes: Object.fromEntries(attributes) };
}

/** A browser's cookies: the newest value of each name. */
export class CookieJar {
  readonly #values = new Map<string, string>();

  take(cookies: readonly SetCookie[]): void {
    for (const { name, value, attributes } of cookies) {
      if (value === '' || attributes['max-age'] === '0') this.#values.delete(name);
      else this.#values.set(name, value);
    }
  }

  /** The `Cookie` header; empty without cookies. */
  get header(): string {
    return [...this.#values].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  copy(): CookieJar {
    const other = new CookieJar();
    for (const [name, value] of this.#values) other.#values.set(name, value);
    return other;
  }
}
