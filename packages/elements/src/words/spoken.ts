import { languages } from '@conkit/rules';

/** What elements speak, English first: the languages of the product, and Arabic. `tag` is what `lang` is given. */
export const spoken = { ...languages, ar: { tag: 'ar' } } as const;

/** A language that elements speak. */
export type Spoken = keyof typeof spoken;

/** Whether a text names a language that elements speak. */
export const isSpoken = (value: unknown): value is Spoken =>
  typeof value === 'string' && Object.hasOwn(spoken, value);

/** Whether a language is read from right to left. */
export const isFromRight = (language: Spoken): boolean => language === 'ar';
