import { useEffect, useState } from 'react';
import { afterPaint } from '../../primitives/hooks/afterPaint.ts';

/** A value as it was before the present frame: what is drawn by it changes one frame later. */
export function useAfterPaint<Value>(value: Value): Value {
  const [painted, setPainted] = useState(value);
  useEffect(() => afterPaint(() => setPainted(value)), [value]);
  return painted;
}
