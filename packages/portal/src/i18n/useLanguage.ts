import { createContext, use } from 'react';
import type { Language } from './languages.ts';

/** The page's language. The application provides it next to Lingui's provider. */
export const LanguageContext = createContext<Language>('en');

/** Returns the page's language. */
export const useLanguage = (): Language => use(LanguageContext);
