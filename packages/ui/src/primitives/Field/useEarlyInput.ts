import { useImperativeHandle, useLayoutEffect, useRef, type Ref } from 'react';
import { flushSync } from 'react-dom';

/** Returns the value that was entered before hydration, or undefined. */
type ReadEarly<Control, Value> = (control: Control) => Value | undefined;

type TextControl = HTMLInputElement | HTMLTextAreaElement;

export const readEarlyText = (control: TextControl): string | undefined =>
  control.value === control.defaultValue ? undefined : control.value;

export const readEarlyTick = (control: HTMLInputElement): boolean | undefined =>
  control.checked === control.defaultChecked ? undefined : control.checked;

/**
 * Reports a value that was entered before hydration, or that the browser restored after a reload. Without this hook,
 * the value would be visible, but unknown to React and lost on the next change.
 *
 * @param outer The ref from the control's owner.
 * @param read Returns the entered value.
 * @returns The ref for the control.
 */
export const useEarlyInput = <Control extends HTMLElement, Value>(
  outer: Ref<Control> | undefined,
  read: ReadEarly<Control, Value>,
  onChange: ((value: Value) => void) | undefined,
) => {
  const control = useRef<Control>(null);
  useImperativeHandle<Control | null, Control | null>(outer, () => control.current);
  const latest = useRef({ read, onChange });
  useLayoutEffect(() => {
    latest.current = { read, onChange };
  });
  // In a layout effect, so that a press that triggers selective hydration already sees the value.
  useLayoutEffect(() => {
    const entered = control.current ? latest.current.read(control.current) : undefined;
    if (entered === undefined) return;
    // Reports one control at a time, so that each owner sees the changes of the previous control.
    queueMicrotask(() => flushSync(() => latest.current.onChange?.(entered)));
  }, []);
  return control;
};
