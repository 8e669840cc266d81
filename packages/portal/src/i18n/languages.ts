/** The languages of the portal, with the tag that `Intl` and `<html lang>` are given. */
export const languages = {
  en: { tag: 'en-IE', name: 'English' },
  fi: { tag: 'fi-FI', name: 'Suomi' },
} as const;

export type Language = keyof typeof languages;

const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && Object.hasOwn(languages, value);

/** The visitor's remembered choice, else the first language of the browser's list that we speak. */
export function chooseLanguage(remembered: string | undefined, acceptLanguage: string): Language {
  if (isLanguage(remembered)) return remembered;
  const wanted = acceptLanguage
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const weight = parameters.map((p) => /^\s*q=([\d.]+)/.exec(p)?.[1]).find(Boolean);
      return { language: tag.slice(0, 2).toLowerCase(), weight: weight ? Number(weight) : 1 };
    })
    .toSorted((a, b) => b.weight - a.weight)
    .find(({ language }) => isLanguage(language))?.language;
  return isLanguage(wanted) ? wanted : 'en';
}
