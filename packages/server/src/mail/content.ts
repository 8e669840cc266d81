/** Something to follow, beside the button. */
export interface MailLink {
  /** Whom or what it is about. */
  readonly title?: string;
  readonly label: string;
  readonly href: string;
}

/** A fact with its name. */
export interface Fact {
  readonly label: string;
  readonly value: string;
}

/** A line of a receipt. */
export interface AmountLine {
  readonly what: string;
  /** What follows it in the same sentence, such as for whom it is. */
  readonly detail?: string;
  /** What else is to be known of it, each a sentence of its own. */
  readonly notes?: readonly string[];
  /** In the reader's way of writing. */
  readonly amount: string;
}

/** A place of a ranking; an empty one has nothing but the word for it. */
export interface Rank {
  readonly text: string;
  readonly isEmpty?: boolean;
}

/**
 * What a mail consists of. Both of its forms are made of these and of nothing else, so that a reader of the plain
 * text misses nothing and learns nothing more. Texts are plain: whatever stands in them is shown as it is.
 */
export type Block =
  | { readonly kind: 'text'; readonly text: string }
  /** Begins a part. */
  | { readonly kind: 'heading'; readonly text: string }
  /** What the mail is for; at most one in a mail. */
  | { readonly kind: 'button'; readonly label: string; readonly href: string }
  | { readonly kind: 'links'; readonly links: readonly MailLink[] }
  | { readonly kind: 'facts'; readonly facts: readonly Fact[] }
  | { readonly kind: 'amounts'; readonly lines: readonly AmountLine[]; readonly total?: Fact }
  | { readonly kind: 'ranking'; readonly ranks: readonly Rank[] }
  /** Works with their fields, or anything else without an order. */
  | { readonly kind: 'list'; readonly items: ReadonlyArray<readonly Fact[] | string> }
  /** Something to be typed or copied; `label` says what it is, `note` what to do with it. */
  | {
      readonly kind: 'code';
      readonly code: string;
      readonly label?: string;
      readonly note?: string;
    }
  /** Something that is not as it should be. */
  | { readonly kind: 'notice'; readonly text: string }
  | {
      readonly kind: 'small';
      readonly text: string;
      /** Where the text leads, if it is a link. */
      readonly href?: string;
    };

/** The words of one mail in one language. */
export interface MailContent {
  readonly subject: string;
  /** A part of the subject, over the letter; the whole subject when absent. The plain text has none. */
  readonly heading?: string;
  readonly greeting?: string;
  readonly blocks: readonly Block[];
}

/** A paragraph, which most blocks are. */
export const text = (words: string): Block => ({ kind: 'text', text: words });

/** What is said in the small print at the end. */
export const small = (words: string, href?: string): Block => ({
  kind: 'small',
  text: words,
  ...(href !== undefined && { href }),
});

/** A part of a mail that is only there when something is so. */
export const when = <Part = Block>(isSo: boolean, ...parts: readonly Part[]): readonly Part[] =>
  isSo ? parts : [];

/** Six digits as `482 913`: easier to read, and to type. */
export const inThrees = (code: string): string => code.replace(/^(\d{3})(\d{3})$/, '$1 $2');
