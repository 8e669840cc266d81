import { useEffect, useState } from 'react';

/** The timeout when no frame is painted, as in a hidden window. */
const LATEST_MS = 100;

/**
 * Runs a task after the next paint, so that the task doesn't delay the paint.
 *
 * @returns A function that cancels the task.
 */
export function afterPaint(task: () => void): () => void {
  let timer = setTimeout(task, LATEST_MS);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(task);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Returns a value one frame late, so that components that use it render after the next paint. */
export function useAfterPaint<Value>(value: Value): Value {
  const [painted, setPainted] = useState(value);
  useEffect(() => afterPaint(() => setPainted(value)), [value]);
  return painted;
}
