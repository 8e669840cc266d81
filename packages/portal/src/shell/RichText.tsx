import { Link } from '@conkit/ui';
import { createElement, useMemo, type ReactNode } from 'react';
import * as styles from './RichText.css.ts';

/** A description from the convention's configuration, in simple HTML. */
export function RichText({ html }: { html: string }) {
  const nodes = useMemo(() => parseRichText(html), [html]);
  return createElement('div', { className: styles.richText }, ...nodes.map(renderNode));
}

function renderNode(node: RichNode): ReactNode {
  if (typeof node === 'string') return node;
  const { tag, href, children } = node;
  const content = children.map(renderNode);
  if (tag !== 'a') return createElement(tag, null, ...content);
  if (href === undefined) return createElement('span', null, ...content);
  return (
    <Link href={href} isExternal={/^https?:/i.test(href)}>
      {createElement('span', null, ...content)}
    </Link>
  );
}

/** A node of a description: a text, or an element with its children. */
type RichNode = string | { tag: RichTag; href: string | undefined; children: readonly RichNode[] };

const TAGS = ['p', 'br', 'a', 'b', 'strong', 'i', 'em', 'ul', 'ol', 'li'] as const;

/** An element that descriptions may contain. */
type RichTag = (typeof TAGS)[number];

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

/** Returns the link's target if it is allowed: another site, a mail address or a path of this site. */
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
 * Parses the few elements that the server keeps in descriptions (`catalogue.ts`), so that links are drawn as everywhere.
 * Drops everything else or turns it into text, in case another server keeps more. Uses no DOM, so that it runs on the
 * server too.
 */
function parseRichText(html: string): readonly RichNode[] {
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
