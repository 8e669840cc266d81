import { createContext, use, type MouseEvent } from 'react';

/** What an application's router does for the links of the library. */
export interface Navigation {
  /** Goes to a path of this application without loading the page anew. */
  navigate: (href: string) => void;
  /** Fetches in advance what the path will need, when the reader shows an interest in it. */
  preload?: (href: string) => void;
}

const NavigationContext = createContext<Navigation | null>(null);

/**
 * Hands the application's router to every link below. Without it links are ordinary links. The value must be
 * the same in each render.
 *
 * @example
 * ```tsx
 * <NavigationProvider value={navigation}>
 *   <Link href="/new">Buy a membership</Link>
 * </NavigationProvider>
 * ```
 */
export const NavigationProvider = NavigationContext.Provider;

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/**
 * The handlers that let the router take an in-app path (`/…`); anything else, a download, a new tab
 * or a modified click stays with the browser.
 */
export const useNavigation = (href: string, isOutside = false) => {
  const navigation = use(NavigationContext);
  if (!navigation || isOutside || !href.startsWith('/') || href.startsWith('//')) return {};
  const preload = () => navigation.preload?.(href);
  return {
    onPointerEnter: preload,
    onFocus: preload,
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      if (event.defaultPrevented || !isPlain(event)) return;
      event.preventDefault();
      navigation.navigate(href);
    },
  };
};
