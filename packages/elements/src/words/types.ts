import type { UiWords } from '@conkit/ui';

/** The words of what the elements are drawn with. */
export type ElementWords = Pick<UiWords, 'RankedBallot' | 'NominationGrid' | 'BadgePreview'>;

/** In a language that is not finished, what is missing is said in English. */
export type SomeWords = { readonly [Name in keyof ElementWords]?: Partial<ElementWords[Name]> };
