import { preferredLanguage } from '@conkit/rules';
import { isLanguage, type Language } from './languages.ts';

/**
 * Returns the remembered language, otherwise the first of the browser's languages that the convention
 * supports (NAV-5), otherwise English.
 *
 * @param spoken the convention's languages; those that the portal doesn't support are ignored
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
