import { useEffect, useRef, useState } from 'react';
import { type ElementProps, useElementRef } from '../../primitives/element/elementProps.ts';

/**
 * A list that opens over the page on demand. Escape closes it and gives the focus back to its button;
 * going on elsewhere, by pointer or by keyboard, closes it too.
 */
export function useOpenList(props: ElementProps) {
  const [isOpen, setOpen] = useState(false);
  const frame = useElementRef<HTMLElement>(props);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !frame.current?.contains(target)) setOpen(false);
    };
    const escape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', escape);
    };
  }, [isOpen, frame]);
  return { isOpen, setOpen, frame, button };
}
