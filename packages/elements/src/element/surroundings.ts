import { isFromRight, isSpoken, type Spoken } from '../words/spoken.ts';

/** What elements follow of `<html>`. */
export const FOLLOWED = ['lang', 'dir', 'data-theme'];

/** The value of an attribute at the nearest element that has it, in the tree of an element or at the page's root. */
function nearest(element: Element, attribute: string): string {
  const owner = element.closest(`[${attribute}]`) ?? element.ownerDocument.documentElement;
  return owner.getAttribute(attribute) ?? '';
}

/** What is spoken where an element is: its nearest `lang`, else English. */
export function languageOf(element: Element): Spoken {
  const [language] = nearest(element, 'lang').toLowerCase().split('-', 1);
  return isSpoken(language) ? language : 'en';
}

/** Which way an element is read by its language, where no `dir` around says it; empty where it is read as what is around. */
export const directionOf = (element: Element, language: Spoken): 'rtl' | '' =>
  isFromRight(language) && nearest(element, 'dir') === '' ? 'rtl' : '';

/** `light`, `dark` or `auto`, as the nearest `data-theme` says; light where none does. */
export const themeOf = (element: Element): string => nearest(element, 'data-theme') || 'light';

/** The text of an element in one line. */
export const lineOf = (element: Node | null): string =>
  element?.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '';

/** What an element is called: by `aria-labelledby`, `aria-label`, `label`, or a `<label>` of the page. */
export function labelOf(element: HTMLElement, labels: Iterable<Node> = []): string {
  const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
  const home = element.getRootNode() as Document | ShadowRoot;
  const named = ids.map((id) => lineOf(home.getElementById(id))).join(' ');
  const given = element.getAttribute('aria-label') ?? element.getAttribute('label');
  const around = Array.from(labels, lineOf).join(' ');
  return named.trim() || given?.trim() || around.trim();
}
