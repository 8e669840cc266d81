// Generated from the catalogues (*.po) by scripts/messages.ts. Do not edit.

/**
 * The product's languages, with the fallback English first: those with a catalogue in every package. `tag` is for `Intl`
 * and `<html lang>`, `name` is the language's own name for itself. A complete language must have every text. The others
 * fall back to English for missing texts and are not proofread yet.
 */
export const languages = {
  en: { tag: 'en-IE', name: 'English', isComplete: true },
  fi: { tag: 'fi-FI', name: 'Suomi', isComplete: true },
  sv: { tag: 'sv-SE', name: 'Svenska', isComplete: true },
} as const;
