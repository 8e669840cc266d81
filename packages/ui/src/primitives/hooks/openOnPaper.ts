/**
 * Opens `details` elements for printing, and closes those again that were closed.
 *
 * @param find returns the elements at the time of printing
 * @returns a function that removes the listeners
 */
export function openOnPaper(find: () => Iterable<HTMLDetailsElement>): () => void {
  let closed: HTMLDetailsElement[] = [];
  const before = () => {
    closed = [...find()].filter(({ open }) => !open);
    for (const details of closed) details.open = true;
  };
  const after = () => {
    for (const details of closed) details.open = false;
    closed = [];
  };
  window.addEventListener('beforeprint', before);
  window.addEventListener('afterprint', after);
  return () => {
    window.removeEventListener('beforeprint', before);
    window.removeEventListener('afterprint', after);
  };
}
