import { parse, type SelectCase, type Token } from '@messageformat/parser';
import { ABSENT, FORMATS, type Format, type MessagePart } from './messageParts.ts';

const isFormat = (name: string): name is Format => FORMATS.some((format) => format === name);

/** A syntax error in a message. */
export class MessageError extends Error {}

/** Lingui numbers the tags of a sentence: `<0>`. */
const TAG = /<(\/?)(\w+)(\/?)>/g;

interface OpenTag {
  readonly name: string;
  readonly parts: MessagePart[];
}

/** Parses a sequence of tokens, whose texts may contain tags. */
function parseTokens(tokens: readonly Token[], counted: string | undefined): MessagePart[] {
  const root: OpenTag = { name: '', parts: [] };
  const open: OpenTag[] = [root];
  const current = () => open.at(-1) ?? root;
  const add = (part: MessagePart) => current().parts.push(part);
  const addText = (text: string) => {
    if (text !== '') add({ kind: 'text', text });
  };
  for (const token of tokens) {
    if (token.type !== 'content') {
      add(parseToken(token, counted));
      continue;
    }
    let from = 0;
    for (const match of token.value.matchAll(TAG)) {
      const [tag, isEnd, name = '', isEmpty] = match;
      addText(token.value.slice(from, match.index));
      from = match.index + tag.length;
      if (isEmpty) add({ kind: 'tag', name, content: null });
      else if (!isEnd) open.push({ name, parts: [] });
      else {
        const closed = open.length > 1 ? open.pop() : undefined;
        if (closed?.name !== name) throw new MessageError(`unexpected </${name}>`);
        add({ kind: 'tag', name, content: closed.parts });
      }
    }
    addText(token.value.slice(from));
  }
  if (open.length > 1) throw new MessageError(`<${current().name}> is not closed`);
  return root.parts;
}

function parseToken(token: Exclude<Token, { type: 'content' }>, counted?: string): MessagePart {
  switch (token.type) {
    case 'argument':
      return { kind: 'value', name: token.arg };
    case 'octothorpe':
      if (counted === undefined) throw new MessageError('unexpected #');
      return { kind: 'value', name: counted };
    case 'function': {
      if (!isFormat(token.key)) {
        throw new MessageError(`unknown format ${token.key}; use ${FORMATS.join(', ')}`);
      }
      const style = token.param?.map(({ ctx }) => ctx.text).join('') ?? '';
      return { kind: 'format', name: token.arg, format: token.key, style: style.trim() };
    }
    default: {
      const { type, arg, cases } = token;
      if (token.pluralOffset) throw new MessageError('offset is not supported');
      if (!cases.some(({ key }) => key === 'other')) {
        throw new MessageError(`{${arg}, ${type}, …} has no case other`);
      }
      const inner = type === 'select' ? counted : arg;
      const parsed = cases.map((one: SelectCase) => ({
        key: one.key,
        parts: parseTokens(one.tokens, inner),
      }));
      return { kind: type, name: arg, cases: parsed };
    }
  }
}

const categories = (locale: string, type: Intl.PluralRuleType) =>
  new Intl.PluralRules(locale, { type }).resolvedOptions().pluralCategories;

/**
 * Parses an ICU message with tags: `{count, plural, one {# person} other {# people}}`, `<link>text</link>`, `<address/>`.
 *
 * @param locale Its plural forms are the allowed cases.
 * @throws MessageError for a syntax error.
 */
export function parseMessage(text: string, locale: string): readonly MessagePart[] {
  try {
    const tokens = parse(text, {
      cardinal: categories(locale, 'cardinal'),
      ordinal: categories(locale, 'ordinal'),
    });
    return parseTokens(tokens, undefined);
  } catch (error) {
    if (error instanceof MessageError) throw error;
    throw new MessageError(error instanceof Error ? error.message : String(error));
  }
}

/** How a message uses a parameter or tag. */
export interface Usage {
  isValue?: boolean;
  isNumber?: boolean;
  /** Whether it is formatted as a day. */
  isDate?: boolean;
  isOptional?: boolean;
  isList?: boolean;
  /** Whether a function creates an element around a text. */
  isLink?: boolean;
  /** Whether it is an element. */
  isNode?: boolean;
  cases?: Set<string>;
}

/** Collects the parameters and tags of a message. */
export function findUsages(
  parts: readonly MessagePart[],
  usages = new Map<string, Usage>(),
): Map<string, Usage> {
  for (const part of parts) {
    if (part.kind === 'text') continue;
    const usage = usages.get(part.name) ?? {};
    usages.set(part.name, usage);
    if (part.kind === 'value') usage.isValue = true;
    else if (part.kind === 'format') {
      if (part.format === 'date') Object.assign(usage, { isValue: true, isDate: true });
      else usage.isList = true;
    } else if (part.kind === 'tag') {
      if (part.content === null) usage.isNode = true;
      else {
        usage.isLink = true;
        findUsages(part.content, usages);
      }
    } else {
      if (part.kind !== 'select') usage.isNumber = true;
      for (const { key, parts: inner } of part.cases) {
        if (part.kind === 'select') {
          if (key === ABSENT) usage.isOptional = true;
          else if (key !== 'other' || inner.length > 0) {
            usage.cases = (usage.cases ?? new Set()).add(key);
          }
        }
        findUsages(inner, usages);
      }
    }
  }
  return usages;
}

/**
 * Returns the parameters that a comment describes: `{position} number, from 1`. These include parameters that the
 * English text doesn't use.
 */
export function parseHints(comments: readonly string[]): Map<string, string> {
  const hints = new Map<string, string>();
  for (const comment of comments) {
    const [, name, text = ''] = /^\{(\w+)\} (.*)$/.exec(comment) ?? [];
    if (name !== undefined) hints.set(name, text);
  }
  return hints;
}

/** Returns whether a parameter is a name with several forms, of which a language uses the forms that it needs. */
export const hasForms = (hints: ReadonlyMap<string, string>): boolean =>
  [...hints.values()].some((hint) => /^name with forms\b/.test(hint));

/** Returns how a parameter must be filled in: as an element, a list, or a text or number. */
const getKind = ({ isLink, isNode, isList }: Usage): string =>
  isLink ? 'a tag with a text' : isNode ? 'a tag' : isList ? 'a list' : 'a value';

/** An English message with the comments that describe its parameters. */
export interface SourceMessage {
  readonly source: string;
  readonly comments: readonly string[];
}

/** Returns the differences between the parameters and tags of a translation and those of the English text. */
export function compareMessages(
  english: SourceMessage,
  translated: readonly MessagePart[],
): string[] {
  const expected = parseMessage(english.source, 'en');
  const hints = parseHints(english.comments);
  const known = findUsages(expected);
  const used = findUsages(translated);
  const problems: string[] = [];
  for (const [name, usage] of used) {
    const original = known.get(name);
    if (!original && !hints.has(name) && !hasForms(hints)) {
      problems.push(`{${name}} is not in the English text`);
    } else if (original && getKind(original) !== getKind(usage)) {
      problems.push(`${name} is ${getKind(usage)}, in English ${getKind(original)}`);
    } else if (usage.isDate && !original?.isDate) {
      problems.push(`{${name}} is not a date in English`);
    } else if (usage.isNumber && !original?.isNumber && !hints.get(name)?.startsWith('number')) {
      problems.push(`{${name}} is not a number in English; describe it: #. {${name}} number`);
    }
    const unknown = [...(usage.cases ?? [])].filter(
      (one) => original?.cases && !original.cases.has(one) && one !== 'other' && one !== 'false',
    );
    if (unknown.length > 0) problems.push(`{${name}} has no case ${unknown.join(', ')}`);
  }
  for (const [name, { isLink, isNode, isValue, isList }] of known) {
    const isShown = isLink || isNode || isValue || isList;
    if (
      isShown &&
      !used.has(name) &&
      !hasForms(hints) &&
      !/\boptional\b/.test(hints.get(name) ?? '')
    ) {
      problems.push(`${isLink || isNode ? `<${name}>` : `{${name}}`} is missing`);
    }
  }
  return problems;
}
