import { useEffect, useRef, type RefObject } from 'react';

/**
 * The form of a person: each time it is refused, the first choice that is open or field that is wrong gets the focus.
 *
 * @param refusals how often it was refused
 */
export function useWrongField(refusals: number): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusals === 0) return;
    form.current
      ?.querySelector<HTMLElement>('[data-conflicts] input, [aria-invalid="true"]')
      ?.focus();
  }, [refusals]);
  return form;
}
