/** A piece of a description: a text, or an element with what is in it. */
export type RichNode =
  string | { tag: RichTag; href: string | undefined; children: readonly RichNode[] };

const TAGS = ['p', 'br', 'a', 'b', 'strong', 'i', 'em', 'ul', 'ol', 'li', 'h3', 'h4'] as const;

/** An element that a description may have. */
export type RichTag = (typeof TAGS)[number];

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

const decode = (text: string) =>
  text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi, (whole, decimal, hex, name) => {
    if (typeof name === 'string') return entities[name.toLowerCase()] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';
  });

const isTag = (name: string): name is RichTag => TAGS.some((tag) => tag === name);

/** Addresses that a link may lead to: other sites, mail, and paths of this site. */
function safeHref(attributes: string): string | undefined {
  const match = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(attributes);
  const href = decode(match?.[1] ?? match?.[2] ?? '').trim();
  return /^(https?:\/\/|mailto:|\/(?![/\\]))/i.test(href) ? href : undefined;
}

interface OpenElement {
  tag: RichTag | null;
  href: string | undefined;
  children: RichNode[];
}

/**
 * Reads the few elements that a description may have. Whatever else there is, is left out or becomes text:
 * nothing of it can do anything but be read. It needs no document, so the server can draw it too.
 */
export function parseRichText(html: string): readonly RichNode[] {
  const root: OpenElement = { tag: null, href: undefined, children: [] };
  const open: OpenElement[] = [root];
  const add = (node: RichNode) => open.at(-1)?.children.push(node);
  const close = () => {
    const element = open.length > 1 ? open.pop() : undefined;
    if (element?.tag) add({ tag: element.tag, href: element.href, children: element.children });
  };
  const clean = html
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, '');
  for (const [text, slash, name, attributes] of clean.matchAll(
    /<(\/?)([a-z][a-z0-9]*)\b([^<>]*)>|[^<]+|</gi,
  )) {
    const tag = name?.toLowerCase();
    if (tag === undefined) add(decode(text));
    else if (!isTag(tag)) continue;
    else if (tag === 'br') add({ tag, href: undefined, children: [] });
    else if (!slash) {
      const href = tag === 'a' ? safeHref(attributes ?? '') : undefined;
      open.push({ tag, href, children: [] });
    } else if (open.some((element) => element.tag === tag)) {
      while (open.at(-1)?.tag !== tag) close();
      close();
    }
  }
  while (open.length > 1) close();
  return root.children;
}
