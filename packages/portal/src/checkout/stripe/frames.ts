/** React Aria doesn't make elements with this attribute inert while a dialog is open. */
const EXEMPT = 'data-react-aria-top-layer';

const isOfStripe = (frame: Element): boolean =>
  /^https:\/\/([\w-]+\.)?(js|hooks)\.stripe\.com\//.test(frame.getAttribute('src') ?? '') ||
  (frame.getAttribute('name') ?? '').startsWith('__privateStripe');

/**
 * Exempts Stripe's frames from React Aria's modality. Stripe shows the bank's page in a frame outside our
 * dialog. The open dialog would make that frame inert and take the focus back, so the card holder couldn't
 * respond.
 *
 * @param own an element in the dialog, whose own part of the page stays unchanged
 * @returns a function that undoes it
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
