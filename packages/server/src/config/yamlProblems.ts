import { isAlias, visit, type Document, type YAMLError } from 'yaml';

/** What is wrong with a YAML file, for organisers who don't know YAML's terms. */
interface YamlProblem {
  /** Its position in the file, in characters. */
  readonly offset: number;
  /** The mistake, and what to write instead. */
  readonly message: string;
}

/**
 * Returns the mistakes of a file's syntax. Lists the first one and repeated fields, because others are mostly its
 * consequences.
 */
export function listYamlProblems(text: string, parsed: Document.Parsed): readonly YamlProblem[] {
  // An unknown tag is a warning, but its word would be missing from the text: `title: !Viva Nordcon`.
  const found = [...parsed.errors, ...parsed.warnings];
  if (found.length === 0) return listUnknownAliases(parsed);
  return found
    .filter(({ code }, at) => at === 0 || code === 'DUPLICATE_KEY')
    .map((error) => ({ offset: getOffset(error, text), message: describe(error, text) }));
}

const MISSING_QUOTE = /^Missing closing (.)/;

/** Returns where a mistake is; where a quoted text begins, if it doesn't end. */
function getOffset({ message, pos: [offset] }: YAMLError, text: string): number {
  const [, quote] = MISSING_QUOTE.exec(message) ?? [];
  return quote === undefined ? offset : Math.max(0, text.lastIndexOf(quote, offset - 1));
}

/** Lists text that begins with `*`, which YAML takes for a reference to a marked value. */
function listUnknownAliases(parsed: Document.Parsed): readonly YamlProblem[] {
  const problems: YamlProblem[] = [];
  visit(parsed, {
    Alias: (_, node) => {
      if (!isAlias(node) || node.resolve(parsed) !== undefined) return;
      const message = `*${node.source}: ${quoteWhole('*')}`;
      problems.push({ offset: node.range?.[0] ?? 0, message });
    },
  });
  return problems;
}

const quoteWhole = (sign: string) =>
  `text that begins with ${sign} needs quotation marks around it`;

const COLUMN = 'begin this line in the same column as the lines that it belongs to';

function describe({ code, message, pos }: YAMLError, text: string): string {
  const [offset] = pos;
  const rest = text.slice(offset);
  switch (code) {
    case 'DUPLICATE_KEY':
      return `${/^[^:\n]+/.exec(rest)?.[0].trim() ?? 'a field'} is here twice; keep one of them`;
    case 'TAB_AS_INDENT':
      return 'a tab is at the beginning of this line; write spaces instead';
    case 'BLOCK_AS_IMPLICIT_KEY':
      return 'a second colon follows; put quotation marks around text that contains a colon. If it is in the next line, begin that line in the same column as this field';
    case 'MULTILINE_IMPLICIT_KEY':
      return 'write a colon and a space after the name of the field, in the same line';
    case 'BAD_SCALAR_START':
      return quoteWhole(rest.charAt(0));
    case 'BAD_DQ_ESCAPE':
      return String.raw`between double quotation marks, \ has a meaning of its own; write \\ instead`;
    case 'MULTIPLE_DOCS':
      return 'remove the line ---; a file has one document';
    case 'BAD_INDENT':
    case 'MISSING_CHAR':
      return describeMissing(message);
    case 'UNEXPECTED_TOKEN':
      return message.startsWith('Unexpected block-seq-ind')
        ? 'begin a list, whose entries begin with -, in a line of its own'
        : 'this does not belong here; put quotation marks around the whole text that it is part of, or write a comma before it in a list';
    case 'ALIAS_PROPS':
    case 'BAD_ALIAS':
    case 'BAD_COLLECTION_TYPE':
    case 'BAD_DIRECTIVE':
    case 'BAD_PROP_ORDER':
    case 'MULTIPLE_ANCHORS':
    case 'MULTIPLE_TAGS':
    case 'TAG_RESOLVE_FAILED':
      return quoteWhole('&, *, ! or %');
    case 'IMPOSSIBLE':
    case 'KEY_OVER_1024_CHARS':
    case 'NON_STRING_KEY':
    case 'BLOCK_IN_FLOW':
    case 'RESOURCE_EXHAUSTION':
      return 'this is written in a way that cannot be read; compare it with the fields around it';
  }
}

function describeMissing(message: string): string {
  const [, bracket] = /^Flow .* with an? (.)/.exec(message) ?? [];
  if (bracket !== undefined)
    return `write ${bracket} at the end of what ${OPENING[bracket]} begins`;
  const [, quote] = MISSING_QUOTE.exec(message) ?? [];
  if (quote !== undefined) {
    return `write ${quote} at the end of the text that begins here. To write ${quote} in it, begin and end it with ${OTHER_QUOTE[quote]}`;
  }
  if (message.startsWith('Implicit map keys')) {
    return 'write a colon and a space after the name of the field; if this is part of a longer text, begin it with more spaces than the field of that text';
  }
  if (message.includes('Missing ,')) return 'write a comma between two entries';
  if (message.includes('Missing space')) return 'write a space after the colon';
  if (message.includes('Comments')) return 'write a space before #';
  return COLUMN;
}

const OPENING: Readonly<Record<string, string>> = { ']': '[', '}': '{' };
const OTHER_QUOTE: Readonly<Record<string, string>> = { '"': "'", "'": '"' };
