import type { DeskWords, UiWords } from '../locales/words.gen.ts';

/** All messages of the library, for members and crew. */
export type AllWords = UiWords & DeskWords;

/** Some of a component's messages. */
export type SomeMessages<Messages> = {
  readonly [Key in keyof Messages]?: Messages[Key] extends string | ((...values: never) => unknown)
    ? Messages[Key]
    : SomeMessages<Messages[Key]>;
};

/** Overrides of the library's messages, by component. */
export type UiWordOverrides = { readonly [Name in keyof AllWords]?: SomeMessages<AllWords[Name]> };
