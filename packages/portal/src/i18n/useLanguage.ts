import { createContext, use } from 'react';
import type { Language } from './languages.ts';

/** The language of everything below; the application provides it, beside Lingui's own provider. */
export const LanguageContext = createContext<Language>('en');

/** The language of the page. */
export const useLanguage = (): Language => use(LanguageContext);
