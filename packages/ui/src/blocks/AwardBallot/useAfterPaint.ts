import { useEffect, useState } from 'react';
import { afterPaint } from '../../primitives/hooks/afterPaint.ts';

/** Returns a value as of the previous frame, so that what uses it renders one frame later. */
export function useAfterPaint<Value>(value: Value): Value {
  const [painted, setPainted] = useState(value);
  useEffect(() => afterPaint(() => setPainted(value)), [value]);
  return painted;
}
