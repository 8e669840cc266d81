import PO from 'pofile';

/** The start of the context of a text of a convention's settings: `config:memberships.Adult.label`. */
export const CONFIG_CONTEXT = 'config:';

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
  /** The lines that can't be read, which the parser would skip or change without a message. */
  readonly syntaxProblems: readonly SyntaxProblem[];
}

/** A line of a PO file: a comment, or a keyword with a quoted text, or a further quoted text. */
const LINE = /^\s*(#.*|((msgctxt|msgid|msgstr)\s+)?"([^"\\]|\\.)*"\s*)?$/;

/** The largest file, in characters and in lines. A file with all texts has about a quarter of it. */
const MAX_FILE = 2_000_000;
const MAX_LINES = 50_000;

/** Earlier English texts, which the parser would add to the text above. */
const PREVIOUS = /^#~?\|.*$/gm;

/** Returns the parser's own form of a PO file. */
export function readPo(content: string): PO {
  const po = PO.parse(content.replaceAll(PREVIOUS, ''));
  for (const item of po.items) {
    // The parser keeps the space of `icu-message-format, fuzzy`.
    item.flags = Object.fromEntries(
      Object.entries(item.flags).map(([flag, isSet]) => [flag.trim(), isSet]),
    );
  }
  return po;
}

const refuse = (problem: string): PoFile => ({
  headers: {},
  messages: [],
  syntaxProblems: [{ line: 1, problem }],
});

/** Returns why a line can't be read; `undefined` if it can. */
function findProblem(line: string): string | undefined {
  if (line.includes('\uFFFD')) return 'not UTF-8: save the file in UTF-8';
  return LINE.test(line) ? undefined : `not a line of a PO file: ${line.trim().slice(0, 80)}`;
}

/** Parses a PO file. */
export function parsePo(content: string): PoFile {
  if (content.length > MAX_FILE) return refuse(`larger than ${MAX_FILE} characters`);
  const text = content.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const lines = text.split('\n');
  if (lines.length > MAX_LINES) return refuse(`more than ${MAX_LINES} lines`);
  const po = readPo(text);
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
    syntaxProblems: lines.flatMap((line, at) => {
      const problem = findProblem(line);
      return problem === undefined ? [] : [{ line: at + 1, problem }];
    }),
  };
}
