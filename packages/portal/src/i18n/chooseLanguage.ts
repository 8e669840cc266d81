import { preferredLanguage } from '@conkit/rules';
import { languages, type Language } from './languages.ts';

const spoken = Object.keys(languages) as Language[];

/** The visitor's remembered choice, else the first language of the browser's list that we speak (NAV-5). */
export const chooseLanguage = (remembered: string | undefined, acceptLanguage: string): Language =>
  spoken.find((language) => language === remembered) ??
  preferredLanguage(acceptLanguage, spoken) ??
  'en';
