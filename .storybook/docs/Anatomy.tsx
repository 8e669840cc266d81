import { Story } from '@storybook/addon-docs/blocks';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import './docs.css';

/** The kinds of parts, in the order in which an element is tested. */
const KINDS = [
  ['[role=menuitemradio], [role=menuitem]', 'Menu item'],
  ['h1, h2, h3, h4, h5, h6', 'Heading'],
  [
    '[role=radiogroup], [role=group], fieldset, section[aria-label], section[aria-labelledby]',
    'Group',
  ],
  ['button[aria-pressed]', 'Toggle button'],
  ['button[aria-expanded], summary', 'Disclosure'],
  ['button', 'Button'],
  ['a[href]', 'Link'],
  ['input[type=checkbox]', 'Checkbox'],
  ['input[type=radio]', 'Radio button'],
  ['select', 'Select'],
  ['textarea, input', 'Text field'],
  ['img, svg[role=img], [role=img]', 'Picture'],
  ['progress', 'Progress'],
  ['output, [role=status], [role=alert]', 'Status'],
  ['ol, ul, dl', 'List'],
  ['table', 'Table'],
  ['p, legend', 'Text'],
] as const;

interface Part {
  readonly kind: string;
  readonly label: string;
  readonly at: CSSProperties;
}

const short = (text: string | null | undefined) => {
  const flat = (text ?? '').replaceAll(/\s+/g, ' ').trim();
  return flat.length > 60 ? `${flat.slice(0, 60)}…` : flat;
};

function getLabel(element: Element): string {
  const { id } = element;
  const label = id ? element.ownerDocument.querySelector(`label[for="${CSS.escape(id)}"]`) : null;
  const by = element.getAttribute('aria-labelledby')?.split(' ')[0];
  const named = by ? element.ownerDocument.getElementById(by) : null;
  const own = element.matches('button, a, h1, h2, h3, h4, h5, h6, p, summary, legend')
    ? element.textContent
    : undefined;
  return short(
    element.getAttribute('aria-label') ??
      named?.textContent ??
      label?.textContent ??
      element.closest('label')?.textContent ??
      element.getAttribute('alt') ??
      own,
  );
}

/** Returns the first visible part of each kind, in reading order. */
function findParts(root: Element): Part[] {
  const origin = root.getBoundingClientRect();
  const kinds = new Set<string>();
  return [...root.querySelectorAll('*')].flatMap((element) => {
    const [, kind] = KINDS.find(([selector]) => element.matches(selector)) ?? [];
    const { left, top, width, height } = element.getBoundingClientRect();
    if (!kind || kinds.has(kind) || width < 8 || height < 8 || !element.checkVisibility())
      return [];
    kinds.add(kind);
    const at = { insetInlineStart: left - origin.left, insetBlockStart: top - origin.top };
    return [{ kind, label: getLabel(element), at }];
  });
}

/** Shows the first story with a number at each kind of part, and what assistive technology calls it. */
export const Anatomy = () => {
  const stage = useRef<HTMLDivElement>(null);
  const [parts, setParts] = useState<readonly Part[]>([]);
  useEffect(() => {
    const root = stage.current;
    if (!root) return;
    // The story renders later, and again when the toolbar changes.
    const observer = new ResizeObserver(() => setParts(findParts(root)));
    observer.observe(root);
    return () => observer.disconnect();
  }, []);
  return (
    <div className="doc-anatomy sb-unstyled">
      <div className="doc-anatomy-stage docs-story">
        <div ref={stage} inert>
          <Story />
        </div>
        {parts.map(({ kind, at }, index) => (
          <span key={kind} className="doc-marker" style={at} aria-hidden="true">
            {index + 1}
          </span>
        ))}
      </div>
      <ol>
        {parts.map(({ kind, label }) => (
          <li key={kind}>
            <strong>{kind}</strong>
            {label && <>: “{label}”</>}
          </li>
        ))}
      </ol>
    </div>
  );
};
