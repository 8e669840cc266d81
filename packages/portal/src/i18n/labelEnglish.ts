import { ISOLATE_ENGLISH } from '@conkit/rules';

const [START, END] = ISOLATE_ENGLISH;
const ATTRIBUTES = ['aria-label', 'alt', 'placeholder', 'title'];

/** The elements that this module labelled. */
const labelled = new WeakSet<Element>();

/**
 * Gives `lang="en"` to each element below a root whose whole text, or whose name, is an English text in place of a
 * missing translation, now and when it changes. Otherwise screen readers pronounce it as the page's language.
 */
export function labelEnglish(root: Element): void {
  for (const element of root.querySelectorAll('*')) label(element);
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      const element = isElement(target) ? target : target.parentElement;
      if (element) label(element);
      for (const node of addedNodes) {
        if (!isElement(node)) continue;
        for (const inside of [node, ...node.querySelectorAll('*')]) label(inside);
      }
    }
  });
  observer.observe(root, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ATTRIBUTES,
  });
}

/** Needs no global, because a change can arrive after the page has closed. */
const isElement = (node: Node): node is Element => node.nodeType === node.ELEMENT_NODE;

function label(element: Element): void {
  if (isEnglish(element)) {
    if (element.hasAttribute('lang')) return;
    element.setAttribute('lang', 'en');
    labelled.add(element);
  } else if (labelled.delete(element)) element.removeAttribute('lang');
}

function isEnglish(element: Element): boolean {
  if (hasOwnText(element)) return isIsolated(element.textContent);
  const hasName = ATTRIBUTES.some((name) => element.getAttribute(name)?.startsWith(START));
  return hasName && element.textContent.trim() === '';
}

/** Returns whether everything but white space is between the characters that mark English. They can be nested. */
function isIsolated(text: string): boolean {
  let depth = 0;
  for (const character of text) {
    if (character === START) depth++;
    else if (character === END) depth--;
    else if (depth === 0 && character.trim() !== '') return false;
  }
  return true;
}

/** Returns whether the text begins in the element itself, so that its outermost element gets the label. */
const hasOwnText = ({ childNodes }: Element): boolean =>
  [...childNodes].some((node) => node.nodeType === node.TEXT_NODE && node.nodeValue?.trim());
