// Generated from the catalogues (*.po) by scripts/messages.ts. Do not edit.

/** The languages of the elements, English first. `tag` is the value of `lang`. */
export const languages = {
  en: { tag: 'en-IE', direction: 'ltr' },
  fi: { tag: 'fi-FI', direction: 'ltr' },
  sv: { tag: 'sv-SE', direction: 'ltr' },
  ar: { tag: 'ar', direction: 'rtl' },
} as const;

/** Loads the messages of a language. The components contain the English ones. */
export const loaders = {
  fi: () => import('./fi.gen.ts'),
  sv: () => import('./sv.gen.ts'),
  ar: () => import('./ar.gen.ts'),
};
