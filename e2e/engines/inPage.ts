// The functions of this file run in the page: each is sent as its source and uses nothing around it.
import type * as TestingLibrary from '@testing-library/dom';

declare const TestingLibraryDom: typeof TestingLibrary;

/** A text, or a pattern, as it is sent. */
export type SentText = string | { readonly source: string; readonly flags: string };

/** What is looked for, the innermost last: each is looked for within the one before. */
export interface SentTarget {
  readonly role: string;
  readonly name?: SentText;
}

/** What is found of a target. */
export interface Seen {
  /** How many there are. */
  readonly count: number;
  /** Its middle in the viewport, where nothing is over it and it is not disabled. */
  readonly point?: { readonly x: number; readonly y: number };
  /** Why it cannot be pressed. */
  readonly obstacle?: string;
  readonly text: string;
  readonly value: string;
  /** Whether a field shows less than its whole text. */
  readonly isCut: boolean;
  readonly isFocused: boolean;
}

/** Looks for a target as a screen reader does, by role and name, and brings it into view; without one, at the page. */
export function look(path: readonly SentTarget[]): Seen {
  const textOf = (name: SentText) =>
    typeof name === 'string' ? name : new RegExp(name.source, name.flags);
  const found = path.reduce<HTMLElement[]>(
    (roots, { role, name }) =>
      roots.flatMap((root) =>
        TestingLibraryDom.queryAllByRole(
          root,
          role,
          name === undefined ? {} : { name: textOf(name) },
        ),
      ),
    [document.body],
  );
  const [element] = found;
  const nothing = { text: '', value: '', isCut: false, isFocused: false };
  if (!element) return { count: 0, ...nothing };
  const { left, top, width, height } = element.getBoundingClientRect();
  const point = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  const hit = document.elementFromPoint(point.x, point.y);
  const isHit = element.contains(hit);
  if (!isHit && path.length > 0) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const isDisabled = element.matches(':disabled, [aria-disabled="true"]');
  const obstacle = isHit ? isDisabled && 'disabled' : `under ${hit?.outerHTML.slice(0, 200)}`;
  const isField = element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement;
  return {
    count: found.length,
    ...(obstacle ? { obstacle } : { point }),
    text: element.innerText,
    value: isField ? element.value : '',
    isCut: element.scrollHeight > element.clientHeight + 1,
    isFocused: document.activeElement === element,
  };
}
