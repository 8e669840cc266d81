import { useEffect, type RefObject } from 'react';
import { useStableCallback } from './useStableCallback.ts';

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
  const reset = useStableCallback((event: Event) => {
    const { current } = element;
    const form = event.target as HTMLFormElement;
    const isOwn = formId === undefined ? form.contains(current) : form.id === formId;
    if (current && isOwn && !event.defaultPrevented) onReset(current);
  });
  useEffect(() => {
    // The form may be added later, and `reset` events don't leave a shadow tree.
    const root = element.current?.getRootNode();
    root?.addEventListener('reset', reset);
    return () => root?.removeEventListener('reset', reset);
  }, [element, reset]);
}
