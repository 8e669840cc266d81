import { type ElementLanguage, type ElementWords, isElementLanguage, languages } from '../words.ts';

/** The context of every render. */
export interface ElementContext {
  /** `light`, `dark` or `auto`. */
  readonly theme: string;
  readonly language: ElementLanguage;
  /** Empty to inherit the direction. */
  readonly direction: 'rtl' | '';
  readonly words: ElementWords;
}

/** Renders an element. */
export interface Renderer {
  /** Renders synchronously. */
  readonly render: (context: ElementContext) => void;
  readonly remove: () => void;
}

/**
 * Creates a renderer for a shadow tree.
 *
 * @param onRendered called after each render
 */
export type CreateRenderer = (shadow: ShadowRoot, onRendered: () => void) => Renderer;

/** The attributes of `<html>` that elements observe. */
export const OBSERVED_ATTRIBUTES = ['lang', 'dir', 'data-theme'];

/** Returns an attribute of the nearest ancestor that has it, else of `<html>`. */
function getNearest(element: Element, attribute: string): string {
  const owner = element.closest(`[${attribute}]`) ?? element.ownerDocument.documentElement;
  return owner.getAttribute(attribute) ?? '';
}

/** Returns the language of an element: the nearest `lang`, else English. */
export function getLanguage(element: Element): ElementLanguage {
  const [language] = getNearest(element, 'lang').toLowerCase().split('-', 1);
  return isElementLanguage(language) ? language : 'en';
}

/** Returns the direction of an element's language if no `dir` is set; empty to inherit. */
export const getDirection = (element: Element, language: ElementLanguage): 'rtl' | '' =>
  languages[language].direction === 'rtl' && getNearest(element, 'dir') === '' ? 'rtl' : '';

/** Returns the nearest `data-theme`: `light`, `dark` or `auto`; light without one. */
export const getTheme = (element: Element): string => getNearest(element, 'data-theme') || 'light';

/** Returns the text of an element in one line. */
export const getLine = (element: Node | null): string =>
  element?.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '';

/** Returns the accessible name of an element: `aria-labelledby`, `aria-label`, `label`, or a `<label>` of the page. */
export function getLabel(element: HTMLElement, labels: Iterable<Node> = []): string {
  const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
  const home = element.getRootNode() as Document | ShadowRoot;
  const named = ids.map((id) => getLine(home.getElementById(id))).join(' ');
  const given = element.getAttribute('aria-label') ?? element.getAttribute('label');
  const around = Array.from(labels, getLine).join(' ');
  return named.trim() || given?.trim() || around.trim();
}
