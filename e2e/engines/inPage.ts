// The functions of this file run in the page: each is sent as source code and must not use its module's scope.
import type * as TestingLibrary from '@testing-library/dom';

declare const TestingLibraryDom: typeof TestingLibrary;

/** A string or pattern in serialised form. */
export type SentText = string | { readonly source: string; readonly flags: string };

/** The elements to find, the innermost last. Each is searched for within the previous one. */
export interface SentTarget {
  readonly role: string;
  readonly name?: SentText;
}

/** The result of a search. */
export interface Seen {
  /** The number of matches. */
  readonly count: number;
  /** The centre of the match in the viewport, if the match is neither covered nor disabled. */
  readonly point?: { readonly x: number; readonly y: number };
  /** Why the match cannot be pressed. */
  readonly obstacle?: string;
  readonly text: string;
  readonly value: string;
  /** Whether a field shows less than its whole text. */
  readonly isCut: boolean;
  readonly isFocused: boolean;
}

/** Finds a target by role and name, as a screen reader does, and scrolls to it. An empty path means the page. */
export function look(path: readonly SentTarget[]): Seen {
  const getText = (name: SentText) =>
    typeof name === 'string' ? name : new RegExp(name.source, name.flags);
  const found = path.reduce<HTMLElement[]>(
    (roots, { role, name }) =>
      roots.flatMap((root) =>
        TestingLibraryDom.queryAllByRole(
          root,
          role,
          name === undefined ? {} : { name: getText(name) },
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
