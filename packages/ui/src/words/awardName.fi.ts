import type { AwardName } from '@conkit/rules';

/** Joins a word to an award's short name, `Hugo-ehdotukset`. Without a short name, the word comes first. */
export const joined = ({ name, forms }: AwardName, word: string): string =>
  forms?.['short'] ? `${forms['short']}${word}` : `${word} (${name})`;

/** Returns a case form of the name, `vuoden 2019 Hugo-palkinnoista`. Without one, the name follows a colon. */
export const inCase = (
  { name, forms, year }: AwardName & { readonly year: number },
  form: 'about' | 'to',
): string => (forms?.[form] ? ` vuoden ${year} ${forms[form]}` : `: ${name} ${year}`);
