import { Markdown, Story } from '@storybook/addon-docs/blocks';
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Anatomy as AnatomyOfBlock } from '../../packages/ui/src/testing/usage.ts';
import type { Place } from '../../scripts/visual/draw.ts';
import { useJson } from './useJson.ts';
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
    const at = { left: left - origin.left, top: top - origin.top, width, height };
    return [{ kind, label: getLabel(element), at }];
  });
}

interface PartsProps {
  parts: ReadonlyArray<{
    readonly name: string;
    readonly text?: ReactNode;
    readonly at: CSSProperties;
    /** Whether an earlier part begins at the same corner. */
    readonly isCrowded?: boolean;
  }>;
  children: ReactNode;
}

/** A picture with a number at each part, and the list of the parts. */
const Parts = ({ parts, children }: PartsProps) => (
  <div className="doc-anatomy sb-unstyled">
    <div className="doc-anatomy-stage docs-story">
      {children}
      {parts.map(({ name, at, isCrowded }, index) => (
        <span
          key={name}
          className="doc-part"
          data-crowded={isCrowded || undefined}
          style={at}
          aria-hidden="true"
        >
          <span className="doc-marker">{index + 1}</span>
        </span>
      ))}
    </div>
    <ol>
      {parts.map(({ name, text }) => (
        <li key={name}>
          <strong>{name}</strong>
          {text}
        </li>
      ))}
    </ol>
  </div>
);

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
    <Parts
      parts={parts.map(({ kind, label, at }) => ({
        name: kind,
        text: label && `: “${label}”`,
        at,
      }))}
    >
      <div ref={stage} inert>
        <Story />
      </div>
    </Parts>
  );
};

/** Returns where the parts of blocks are in their pictures, by story. Empty without pictures. */
export const usePlaces = (): Readonly<Record<string, readonly Place[]>> =>
  useJson<Readonly<Record<string, readonly Place[]>>>('./pictures/parts.json') ?? {};

interface BlockAnatomyProps {
  id: string;
  anatomy: AnatomyOfBlock;
}

/** A picture of a block, which `npm run build-storybook` takes, with a number at each part. */
export const BlockAnatomy = ({ id, anatomy }: BlockAnatomyProps) => {
  const places = usePlaces()[id];
  return (
    <Parts
      parts={anatomy.parts.map(([name, , purpose], index) => {
        const [left, top, width, height] = places?.[index] ?? [];
        const at =
          left === undefined
            ? { display: 'none' }
            : { left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` };
        const isCrowded = places
          ?.slice(0, index)
          .some(([x, y]) => Math.abs(x - (left ?? 0)) < 3 && Math.abs(y - (top ?? 0)) < 2);
        return { name, text: <Markdown>{purpose}</Markdown>, at, isCrowded: isCrowded ?? false };
      })}
    >
      {places && <img src={`./pictures/${id}.parts.jpg`} alt="" />}
    </Parts>
  );
};
