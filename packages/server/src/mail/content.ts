/** A link in addition to the button. */
export interface MailLink {
  /** The person or thing that the link is about. */
  readonly title?: string;
  readonly label: string;
  readonly href: string;
}

/** A label with its value. */
export interface Fact {
  readonly label: string;
  readonly value: string;
}

/** A line of a receipt. */
export interface AmountLine {
  readonly what: string;
  /** Text that continues the same sentence, such as the name of the recipient. */
  readonly detail?: string;
  /** Further sentences about the line. */
  readonly notes?: readonly string[];
  /** Formatted for the reader. */
  readonly amount: string;
}

/** A position of a ranking; an empty position has only a label. */
export interface Rank {
  readonly text: string;
  readonly isEmpty?: boolean;
}

/**
 * A part of a mail. Both the HTML and the plain text are built from blocks, so both have the same content.
 * Texts are plain text and are escaped.
 */
export type Block =
  | { readonly kind: 'text'; readonly text: string }
  /** Begins a section. */
  | { readonly kind: 'heading'; readonly text: string }
  /** The main action of the mail; at most one per mail. */
  | { readonly kind: 'button'; readonly label: string; readonly href: string }
  | { readonly kind: 'links'; readonly links: readonly MailLink[] }
  | { readonly kind: 'facts'; readonly facts: readonly Fact[] }
  | { readonly kind: 'amounts'; readonly lines: readonly AmountLine[]; readonly total?: Fact }
  | { readonly kind: 'ranking'; readonly ranks: readonly Rank[] }
  /** Works with their fields, or any other unordered list. */
  | { readonly kind: 'list'; readonly items: ReadonlyArray<readonly Fact[] | string> }
  /** A value to type or copy; `label` names it, `note` explains what to do with it. */
  | {
      readonly kind: 'code';
      readonly code: string;
      readonly label?: string;
      readonly note?: string;
    }
  /** A warning. */
  | { readonly kind: 'notice'; readonly text: string }
  | {
      readonly kind: 'small';
      readonly text: string;
      /** The target when the text is a link. */
      readonly href?: string;
    };

/** The texts of one mail in one language. */
export interface MailContent {
  readonly subject: string;
  /** The heading above the letter: a part of the subject, by default all of it. It is not in the plain text. */
  readonly heading?: string;
  readonly greeting?: string;
  readonly blocks: readonly Block[];
}

/** Creates a paragraph. */
export const text = (words: string): Block => ({ kind: 'text', text: words });

/** Creates a block of small print for the end of the mail. */
export const small = (words: string, href?: string): Block => ({
  kind: 'small',
  text: words,
  ...(href !== undefined && { href }),
});

/** Returns the parts when the condition is true, otherwise nothing. */
export const when = <Part = Block>(isSo: boolean, ...parts: readonly Part[]): readonly Part[] =>
  isSo ? parts : [];

/** Formats six digits as `482 913`, which is easier to read and type. */
export const inThrees = (code: string): string => code.replace(/^(\d{3})(\d{3})$/, '$1 $2');
