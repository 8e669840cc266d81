// Generated from the catalogues (*.po) by scripts/messages.ts. Do not edit.

/**
 * The product's languages, with the fallback English first: those with a catalogue in every package. `tag` is for `Intl`
 * and `<html lang>`, `name` is the language's own name for itself. A draft falls back to English for
 * missing texts and is not proofread yet. The others must have every text.
 */
export const languages = {
  en: { tag: 'en-IE', name: 'English' },
  fi: { tag: 'fi-FI', name: 'Suomi' },
  sv: { tag: 'sv-SE', name: 'Svenska' },
} as const;
