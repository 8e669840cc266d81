import { ISOLATE_ENGLISH } from '@conkit/rules';

const [START, END] = ISOLATE_ENGLISH;
const ENGLISH = new RegExp(`^(?:${START}[^${START}]*${END}\\s*)+$`);
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
      const element = target instanceof Element ? target : target.parentElement;
      if (element) label(element);
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
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

function label(element: Element): void {
  if (isEnglish(element)) {
    if (element.hasAttribute('lang')) return;
    element.setAttribute('lang', 'en');
    labelled.add(element);
  } else if (labelled.delete(element)) element.removeAttribute('lang');
}

function isEnglish(element: Element): boolean {
  const text = element.textContent.trim();
  if (text !== '') return hasOwnText(element) && ENGLISH.test(text);
  return ATTRIBUTES.some((name) => element.getAttribute(name)?.startsWith(START));
}

/** Returns whether the text begins in the element itself, so that its outermost element gets the label. */
const hasOwnText = ({ childNodes }: Element): boolean =>
  [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
