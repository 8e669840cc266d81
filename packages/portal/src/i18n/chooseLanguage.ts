import { preferredLanguage } from '@conkit/rules';
import { isLanguage, type Language } from './languages.ts';

/**
 * The visitor's remembered choice, else the first language of the browser's list that the convention is read in (NAV-5).
 *
 * @param spoken the convention's languages; one that this portal does not have is none
 */
export function chooseLanguage(
  spoken: readonly string[],
  remembered: string | undefined,
  acceptLanguage: string,
): Language {
  const ours = spoken.filter(isLanguage);
  return (
    ours.find((language) => language === remembered) ??
    preferredLanguage(acceptLanguage, ours) ??
    'en'
  );
}
