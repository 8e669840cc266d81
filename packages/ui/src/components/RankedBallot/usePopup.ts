import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** The minimum distance between a menu and the viewport's edge, in pixels. */
const EDGE = 8;

/** The scroll distance of the button in pixels after which its menu closes. */
const SCROLLED = 8;

const clamp = (value: number, max: number) => Math.max(EDGE, Math.min(value, max - EDGE));

/** Places a panel below its button, or above it if it only fits there, within the viewport. */
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
 * Opens a panel on mount, in the top layer where browsers have one. Closes it when its button is scrolled or the window
 * is resized.
 *
 * @param onClose Must be a stable function.
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
