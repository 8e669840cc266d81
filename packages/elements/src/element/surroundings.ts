import { isFromRight, isSpoken, type Spoken } from '../words/spoken.ts';

/** The attributes of `<html>` that elements observe. */
export const FOLLOWED = ['lang', 'dir', 'data-theme'];

/** Returns an attribute of the nearest ancestor that has it, else of `<html>`. */
function nearest(element: Element, attribute: string): string {
  const owner = element.closest(`[${attribute}]`) ?? element.ownerDocument.documentElement;
  return owner.getAttribute(attribute) ?? '';
}

/** Returns the language of an element: the nearest `lang`, else English. */
export function languageOf(element: Element): Spoken {
  const [language] = nearest(element, 'lang').toLowerCase().split('-', 1);
  return isSpoken(language) ? language : 'en';
}

/** Returns the direction of an element's language if no `dir` is set; empty to inherit. */
export const directionOf = (element: Element, language: Spoken): 'rtl' | '' =>
  isFromRight(language) && nearest(element, 'dir') === '' ? 'rtl' : '';

/** Returns the nearest `data-theme`: `light`, `dark` or `auto`; light without one. */
export const themeOf = (element: Element): string => nearest(element, 'data-theme') || 'light';

/** Returns the text of an element in one line. */
export const lineOf = (element: Node | null): string =>
  element?.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '';

/** Returns the accessible name of an element: `aria-labelledby`, `aria-label`, `label`, or a `<label>` of the page. */
export function labelOf(element: HTMLElement, labels: Iterable<Node> = []): string {
  const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
  const home = element.getRootNode() as Document | ShadowRoot;
  const named = ids.map((id) => lineOf(home.getElementById(id))).join(' ');
  const given = element.getAttribute('aria-label') ?? element.getAttribute('label');
  const around = Array.from(labels, lineOf).join(' ');
  return named.trim() || given?.trim() || around.trim();
}
