import { useLayoutEffect, useRef, type SVGTextElementAttributes } from 'react';
import { MARGIN, WIDTH } from './badgeLayout.ts';

interface FittedTextProps extends Omit<SVGTextElementAttributes<SVGTextElement>, 'fontSize'> {
  children: string;
  /** The largest font size. */
  size: number;
}

/** Draws a line of text and shrinks it if the device's font is wider than estimated. */
export function FittedText({ children, size, ...own }: FittedTextProps) {
  const line = useRef<SVGTextElement>(null);
  useLayoutEffect(() => {
    const { current: text } = line;
    if (!text) return;
    const room = WIDTH - 2 * MARGIN;
    // Reset the size: the last effect changed the attribute without React.
    text.setAttribute('font-size', `${size}`);
    // jsdom has no layout and no `getComputedTextLength`.
    const width = text.getComputedTextLength?.() ?? 0;
    if (width > room) text.setAttribute('font-size', `${Math.floor((size * room) / width)}`);
  });
  return (
    <text ref={line} x={WIDTH / 2} fontSize={size} {...own}>
      {children}
    </text>
  );
}
