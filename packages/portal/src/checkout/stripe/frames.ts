/** What React Aria leaves alone beside an open dialog. */
const EXEMPT = 'data-react-aria-top-layer';

const isOfStripe = (frame: Element): boolean =>
  /^https:\/\/([\w-]+\.)?(js|hooks)\.stripe\.com\//.test(frame.getAttribute('src') ?? '') ||
  (frame.getAttribute('name') ?? '').startsWith('__privateStripe');

/**
 * Stripe shows the bank's page in a frame beside our dialog. An open dialog makes everything outside it inert
 * and takes the focus back, so that nobody could answer the bank: Stripe's frames are excepted.
 *
 * @param own an element in the dialog, which stays as it is
 * @returns ends it
 */
export function letFramesThrough(own: Element): () => void {
  const exempted = new Set<HTMLElement>();
  const look = () => {
    for (const part of document.body.children) {
      if (!(part instanceof HTMLElement) || part.contains(own)) continue;
      const frames = part.matches('iframe') ? [part] : [...part.querySelectorAll('iframe')];
      if (!frames.some(isOfStripe)) continue;
      if (!exempted.has(part)) part.setAttribute(EXEMPT, '');
      exempted.add(part);
      if (part.inert) part.inert = false;
    }
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['inert', 'src'],
  });
  look();
  return () => {
    observer.disconnect();
    for (const part of exempted) part.removeAttribute(EXEMPT);
  };
}
