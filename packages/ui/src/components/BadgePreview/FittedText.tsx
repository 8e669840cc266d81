import { useLayoutEffect, useRef, type SVGTextElementAttributes } from 'react';
import { MARGIN, WIDTH } from './badgeLayout.ts';

interface FittedTextProps extends Omit<SVGTextElementAttributes<SVGTextElement>, 'fontSize'> {
  children: string;
  /** The size at which it should fit. */
  size: number;
}

/** A line of a badge, smaller than it should be where the letters of this device's font are wider than letters are. */
export function FittedText({ children, size, ...own }: FittedTextProps) {
  const line = useRef<SVGTextElement>(null);
  useLayoutEffect(() => {
    const { current: text } = line;
    if (!text) return;
    const room = WIDTH - 2 * MARGIN;
    // React does not know what was set here before.
    text.setAttribute('font-size', `${size}`);
    // What only knows the tree, such as a test, knows no widths.
    const width = text.getComputedTextLength?.() ?? 0;
    if (width > room) text.setAttribute('font-size', `${Math.floor((size * room) / width)}`);
  });
  return (
    <text ref={line} x={WIDTH / 2} fontSize={size} {...own}>
      {children}
    </text>
  );
}
