import { useEffect, type RefObject } from 'react';

/**
 * Calls a function when the form of an element is reset.
 *
 * @param formId The id of a form that doesn't contain the element.
 */
export function useFormReset<E extends Element>(
  element: RefObject<E | null>,
  formId: string | undefined,
  onReset: (element: E) => void,
): void {
  // Listens to the root, because the form may be added later, and `reset` events don't leave a shadow tree.
  useEffect(() => {
    const { current } = element;
    const root = current?.getRootNode();
    const reset = (event: Event) => {
      const form = event.target as HTMLFormElement;
      const isOwn = formId === undefined ? form.contains(current) : form.id === formId;
      if (current && isOwn && !event.defaultPrevented) onReset(current);
    };
    root?.addEventListener('reset', reset);
    return () => root?.removeEventListener('reset', reset);
  });
}
