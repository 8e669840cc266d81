import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { readCookie, writeCookie } from '../browser/cookies.ts';

/**
 * Manages whether the sidebar is docked on wide screens. The pressed button disappears, so the focus moves
 * to the button that reverts the change.
 */
export function useDockSidebar() {
  const { dockSidebar = true } = useRouteContext({ from: '__root__' });
  const [isDocked, setDocked] = useState(dockSidebar);
  const opener = useRef<HTMLButtonElement>(null);
  const undocker = useRef<HTMLButtonElement>(null);
  const isChosen = useRef(false);
  useEffect(() => {
    if (!isChosen.current) return;
    isChosen.current = false;
    (isDocked ? undocker : opener).current?.focus();
  }, [isDocked]);
  return {
    isDocked,
    /** The button that opens the menu, and the one in the docked menu that hides it. */
    opener,
    undocker,
    dock: (next: boolean) => {
      isChosen.current = true;
      setDocked(next);
      saveDock(next);
    },
  };
}

const COOKIE = 'sidebar';

/**
 * Returns whether the sidebar is docked on wide screens, from a cookie header or the document's cookies.
 * Defaults to true.
 */
export const readDock = (cookies?: string): boolean => readCookie(COOKIE, cookies) !== 'free';

/** Saves the choice in a cookie, which the server reads to render the next page. */
const saveDock = (isDocked: boolean): void => writeCookie(COOKIE, isDocked ? 'docked' : 'free');
