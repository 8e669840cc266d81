import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** The least distance between a menu and the window's edge, in pixels. */
const EDGE = 8;

/** How far, in pixels, a button may be scrolled before the menu at it closes. */
const SCROLLED = 8;

const clamp = (value: number, max: number) => Math.max(EDGE, Math.min(value, max - EDGE));

/** Puts a panel below its button, or above where there is more room, within the window. */
const placeAt = (button: Element, panel: HTMLElement) => {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = panel;
  const { clientWidth, clientHeight } = document.documentElement;
  const x = getComputedStyle(panel).direction === 'rtl' ? right - width : left;
  const fitsBelow = bottom + EDGE / 2 + height <= clientHeight - EDGE;
  const y = fitsBelow || top < height ? bottom + EDGE / 2 : top - EDGE / 2 - height;
  panel.style.setProperty('--menu-x', `${clamp(x, clientWidth - width)}px`);
  panel.style.setProperty('--menu-y', `${clamp(y, clientHeight - height)}px`);
};

/**
 * Shows a panel above everything else as soon as it is mounted, in the browser's top layer where there
 * is one, and closes it when its button is scrolled away or the window changes.
 *
 * @param onClose must stay the same function
 */
export const usePopup = (button: Element | null, onClose: () => void) => {
  const screen = useRef<HTMLDivElement>(null);
  const panel: RefObject<HTMLDivElement | null> = useRef(null);

  useLayoutEffect(() => {
    const layer = screen.current;
    if (layer && 'showPopover' in layer) {
      layer.popover = 'manual';
      layer.showPopover();
    }
    if (button && panel.current) placeAt(button, panel.current);
  }, [button]);

  useEffect(() => {
    const top = button?.getBoundingClientRect().top ?? 0;
    const onScroll = () => {
      const now = button?.getBoundingClientRect().top ?? 0;
      if (Math.abs(now - top) > SCROLLED) onClose();
    };
    const options = { capture: true, passive: true };
    document.addEventListener('scroll', onScroll, options);
    window.addEventListener('resize', onClose);
    return () => {
      document.removeEventListener('scroll', onScroll, options);
      window.removeEventListener('resize', onClose);
    };
  }, [button, onClose]);

  return { screen, panel };
};
