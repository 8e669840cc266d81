import type { AwardName } from '@conkit/rules';

/** A word that is joined to what an award is called for short: `Hugo-ehdotukset`; else the word, and the name after it. */
export const joined = ({ name, forms }: AwardName, word: string): string =>
  forms?.['short'] ? `${forms['short']}${word}` : `${word} (${name})`;

/** What stands in a case of the name: `vuoden 2019 Hugo-palkinnoista`; else after a colon as it is. */
export const inCase = (
  { name, forms, year }: AwardName & { readonly year: number },
  form: 'about' | 'to',
): string => (forms?.[form] ? ` vuoden ${year} ${forms[form]}` : `: ${name} ${year}`);
