import { useEffect, useRef, useState } from 'react';
import { useElementRef, type ElementProps } from '../../primitives/element/elementProps.ts';

/**
 * Manages a list that opens over the page. Escape closes it and returns the focus to its button; it also closes when
 * the pointer or the focus moves elsewhere.
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
