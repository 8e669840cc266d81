import { useEffect, type RefObject } from 'react';

/** Calls a function when the form of a control is reset. */
export function useFormReset<Control extends HTMLElement & { form: HTMLFormElement | null }>(
  control: RefObject<Control | null>,
  onReset: (control: Control) => void,
): void {
  // Listens to the root, because the form may be added later, and `reset` events don't leave a shadow tree.
  useEffect(() => {
    const { current } = control;
    const root = current?.getRootNode();
    const reset = (event: Event) => {
      if (current && event.target === current.form && !event.defaultPrevented) onReset(current);
    };
    root?.addEventListener('reset', reset);
    return () => root?.removeEventListener('reset', reset);
  });
}
