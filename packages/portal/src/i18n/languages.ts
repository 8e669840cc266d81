/** The languages of the portal, with the tag that `Intl` and `<html lang>` are given. */
export const languages = {
  en: { tag: 'en-IE', name: 'English' },
  fi: { tag: 'fi-FI', name: 'Suomi' },
} as const;

export type Language = keyof typeof languages;
