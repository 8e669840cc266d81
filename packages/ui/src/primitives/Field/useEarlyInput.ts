import { useImperativeHandle, useLayoutEffect, useRef, type Ref } from 'react';
import { flushSync } from 'react-dom';

/** What was entered into a control before its scripts arrived; undefined when nothing was. */
type ReadEarly<Control, Value> = (control: Control) => Value | undefined;

type TextControl = HTMLInputElement | HTMLTextAreaElement;

export const earlyText = (control: TextControl): string | undefined =>
  control.value === control.defaultValue ? undefined : control.value;

export const earlyTick = (control: HTMLInputElement): boolean | undefined =>
  control.checked === control.defaultChecked ? undefined : control.checked;

/**
 * Takes over what was entered into a drawn control before the scripts arrived, or what the browser filled
 * in when the page was loaded again; otherwise it is shown, not known, and the next change wipes it out.
 *
 * @param outer the ref that the control's owner gave
 * @param read how to tell that something was entered
 * @returns the ref for the control
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
  // At once, so that even the press that brought the scripts to this control finds it taken over.
  useLayoutEffect(() => {
    const entered = control.current ? latest.current.read(control.current) : undefined;
    if (entered === undefined) return;
    // One control after the other: each owner sees what the one before has changed.
    queueMicrotask(() => flushSync(() => latest.current.onChange?.(entered)));
  }, []);
  return control;
};
