import type { UiWords } from '@conkit/ui';

/** The texts of the components that the elements use. */
export type ElementWords = Pick<UiWords, 'RankedBallot' | 'NominationGrid' | 'BadgePreview'>;

/** Texts of an incomplete language. Missing ones fall back to English. */
export type SomeWords = { readonly [Name in keyof ElementWords]?: Partial<ElementWords[Name]> };
