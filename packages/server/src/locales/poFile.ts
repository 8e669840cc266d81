import PO from 'pofile';

/** A message of a PO file. */
export interface PoMessage {
  /** `msgctxt`; empty without one. */
  readonly context: string;
  /** `msgid`. */
  readonly source: string;
  /** `msgstr`; empty without a translation. */
  readonly text: string;
  /** Comments for translators (`#.`). */
  readonly comments: readonly string[];
  /** Where the message is used (`#:`). */
  readonly references: readonly string[];
  /** Whether a translator still has to check the text. */
  readonly isFuzzy: boolean;
  /** From 1. */
  readonly line: number;
}

/** A line that isn't PO syntax. */
export interface SyntaxProblem {
  readonly line: number;
  readonly problem: string;
}

/** A PO file. Obsolete messages (`#~`) are left out. */
export interface PoFile {
  readonly headers: Readonly<Record<string, string>>;
  readonly messages: readonly PoMessage[];
  /** The lines that the parser would skip or change without a message. */
  readonly syntaxProblems: readonly SyntaxProblem[];
}

/** A line of a PO file: a comment, or a keyword with a quoted text, or a further quoted text. */
const LINE = /^\s*(#.*|((msgctxt|msgid|msgstr)\s+)?"([^"\\]|\\.)*"\s*)?$/;

/** Parses a PO file. */
export function parsePo(content: string): PoFile {
  const text = content.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const lines = text.split('\n');
  const po = PO.parse(text);
  // The parser has no positions. The first of these lines is the header's, if there is a header.
  const starts = lines.flatMap((line, at) => {
    if (!/^(#~ ?)?msgid\s/.test(line)) return [];
    return /^(#~ ?)?msgctxt\s/.test(lines[at - 1] ?? '') ? [at] : [at + 1];
  });
  const first = starts.length - po.items.length;
  return {
    headers: po.headers as Record<string, string>,
    messages: po.items
      .map((item, at) => ({ item, line: starts[first + at] ?? 1 }))
      .filter(({ item }) => !item.obsolete)
      .map(({ item, line }) => ({
        context: item.msgctxt ?? '',
        source: item.msgid,
        text: item.msgstr[0] ?? '',
        comments: item.extractedComments,
        references: item.references,
        isFuzzy: item.flags['fuzzy'] === true,
        line,
      })),
    syntaxProblems: lines.flatMap((line, at) =>
      LINE.test(line)
        ? []
        : [{ line: at + 1, problem: `not a line of a PO file: ${line.trim().slice(0, 80)}` }],
    ),
  };
}
