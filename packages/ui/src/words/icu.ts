import { parse, type SelectCase, type Token } from '@messageformat/parser';

/** A part of a message. The catalogues and `compileMessage` share this syntax. */
export type MessagePart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'value'; readonly name: string }
  | {
      readonly kind: 'format';
      readonly name: string;
      readonly format: Format;
      readonly style: string;
    }
  | {
      readonly kind: 'plural' | 'selectordinal' | 'select';
      readonly name: string;
      readonly cases: readonly MessageCase[];
    }
  | {
      readonly kind: 'tag';
      readonly name: string;
      readonly content: readonly MessagePart[] | null;
    };

export interface MessageCase {
  readonly key: string;
  readonly parts: readonly MessagePart[];
}

/** The formats of values: `{titles, list}`, `{titles, join, ;}` and `{day, date}`. */
const FORMATS = ['list', 'join', 'date'] as const;
export type Format = (typeof FORMATS)[number];

const isFormat = (name: string): name is Format => FORMATS.some((format) => format === name);

/** The case of a `select` for an absent value: undefined, null, or an empty text or list. */
export const ABSENT = 'none';

/** A syntax error in a message. */
export class MessageError extends Error {}

const TAG = /<(\/?)([a-zA-Z]\w*)(\/?)>/g;

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

/** Returns the separator of a joined list by its sign: `;` is `; `, and `·` is ` · `. A space is the default. */
export function toSeparator(sign: string): string {
  if (sign === '') return ' ';
  return /^[,;،؛、]$/.test(sign) ? `${sign} ` : ` ${sign} `;
}
