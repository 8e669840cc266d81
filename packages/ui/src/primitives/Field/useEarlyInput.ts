import { useEffect, useImperativeHandle, useRef, type Ref } from 'react';
import { flushSync } from 'react-dom';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/**
 * Takes over what was typed into a drawn field before the scripts arrived; otherwise the first change
 * anywhere would wipe it out.
 *
 * @param outer the ref that the field's owner gave
 * @returns the ref for the control
 */
export const useEarlyInput = <Control extends TextControl>(
  outer: Ref<Control> | undefined,
  onChange: ((value: string) => void) | undefined,
) => {
  const control = useRef<Control>(null);
  useImperativeHandle<Control | null, Control | null>(outer, () => control.current);
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => {
    const typed = control.current?.value;
    if (typed === undefined || typed === control.current?.defaultValue) return;
    // One field after the other: each owner sees what the one before has changed.
    const timer = setTimeout(() => flushSync(() => latest.current?.(typed)));
    return () => clearTimeout(timer);
  }, []);
  return control;
};
