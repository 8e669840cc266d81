import { useState } from 'react';

/**
 * Returns the value of a controlled or uncontrolled component, as React Stately's `useControlledState` does.
 *
 * @param value The owner's value. If it is undefined, the component keeps its own.
 * @param defaultValue The first value of an uncontrolled component.
 * @returns The value, a function that changes it and reports the change, and the value to restore on a form reset.
 */
export function useControlled<Value>(
  value: Value | undefined,
  defaultValue: Value,
  onChange: ((value: Value) => void) | undefined,
): readonly [value: Value, change: (value: Value) => void, initial: Value] {
  const [initial] = useState(value ?? defaultValue);
  const [own, setOwn] = useState(initial);
  const change = (next: Value) => {
    if (value === undefined) setOwn(next);
    onChange?.(next);
  };
  return [value === undefined ? own : value, change, initial];
}
