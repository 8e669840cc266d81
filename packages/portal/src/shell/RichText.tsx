import { Link } from '@conkit/ui';
import { createElement, useMemo, type ReactNode } from 'react';
import { parseRichText, type RichNode } from './richText.ts';
import * as styles from './RichText.css.ts';

/** A description from the convention's configuration, in simple HTML. */
export function RichText({ html }: { html: string }) {
  const nodes = useMemo(() => parseRichText(html), [html]);
  return createElement('div', { className: styles.richText }, ...nodes.map(draw));
}

function draw(node: RichNode): ReactNode {
  if (typeof node === 'string') return node;
  const { tag, href, children } = node;
  const content = children.map(draw);
  if (tag !== 'a') return createElement(tag, null, ...content);
  if (href === undefined) return createElement('span', null, ...content);
  return (
    <Link href={href} isExternal={/^https?:/i.test(href)}>
      {createElement('span', null, ...content)}
    </Link>
  );
}
