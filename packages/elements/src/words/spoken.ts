import { languages } from '@conkit/rules';

/** The languages of the elements, English first: those of the product, and Arabic. `tag` is the value of `lang`. */
export const spoken = { ...languages, ar: { tag: 'ar' } } as const;

/** The key of a language. */
export type Spoken = keyof typeof spoken;

/** Returns whether a value is the key of a language. */
export const isSpoken = (value: unknown): value is Spoken =>
  typeof value === 'string' && Object.hasOwn(spoken, value);

/** Returns whether a language is written from right to left. */
export const isFromRight = (language: Spoken): boolean => language === 'ar';
