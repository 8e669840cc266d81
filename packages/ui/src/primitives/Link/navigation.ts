import { createContext, use, type MouseEvent } from 'react';

/** The application's router, as used by links. */
export interface Navigation {
  /** Navigates to a path of the application without reloading the page. */
  navigate: (href: string) => void;
  /** Preloads what the path needs, when the reader hovers or focuses a link. */
  preload?: (href: string) => void;
}

const NavigationContext = createContext<Navigation | null>(null);

/**
 * Provides the application's router to all links below. Without it they are ordinary links. Keep the value stable
 * between renders.
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
 * Returns handlers that navigate to in-app paths (`/…`) with the router. Other addresses, downloads, new tabs and
 * modified clicks are left to the browser.
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
