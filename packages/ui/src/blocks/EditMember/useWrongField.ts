import { useEffect, useRef, type RefObject } from 'react';

/**
 * Returns the ref of a person's form. Each refusal focuses the first undecided conflict or invalid field.
 *
 * @param refusals how many times the form was refused
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
