import { useRouteContext } from '@tanstack/react-router';
import type { Language } from './languages.ts';

/** The language of the page. */
export const useLanguage = (): Language =>
  useRouteContext({ from: '__root__', select: ({ language }) => language });
