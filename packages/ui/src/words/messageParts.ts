import { formatDay, formatList, pickPlural } from './formatValue.ts';

/** A part of a parsed message. The catalogues and `compileMessage` share this syntax. */
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
export const FORMATS = ['list', 'join', 'date'] as const;
export type Format = (typeof FORMATS)[number];

/** The case of a `select` for an absent value: undefined, null, or an empty text or list. */
export const ABSENT = 'none';

/** Returns the separator of a joined list by its sign: `;` is `; `, and `·` is ` · `. A space is the default. */
export function toSeparator(sign: string): string {
  if (sign === '') return ' ';
  return /^[,;،؛、]$/.test(sign) ? `${sign} ` : ` ${sign} `;
}

type Values = Readonly<Record<string, unknown>>;

/** Returns a value, or a grammatical form of a name, such as an award's, from `forms`. */
function getValue(values: Values, name: string): unknown {
  if (Object.hasOwn(values, name)) return values[name];
  const { forms } = values;
  return typeof forms === 'object' && forms !== null && Object.hasOwn(forms, name)
    ? (forms as Values)[name]
    : undefined;
}

const isAbsent = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0);

function chooseCase(
  part: Extract<MessagePart, { cases: unknown }>,
  value: unknown,
  locale: string,
) {
  const find = (key: string): MessageCase | undefined => part.cases.find((one) => one.key === key);
  const other = find('other');
  if (part.kind === 'select')
    return (isAbsent(value) ? find(ABSENT) : find(String(value))) ?? other;
  const count = Number(value);
  const type = part.kind === 'plural' ? 'cardinal' : 'ordinal';
  const forms = Object.fromEntries(part.cases.map((one) => [one.key, one]));
  return find(`=${count}`) ?? pickPlural(count, locale, { ...forms, other }, type);
}

function formatPart(
  part: Extract<MessagePart, { format: unknown }>,
  value: unknown,
  locale: string,
) {
  if (part.format === 'date') return formatDay(String(value), locale);
  const items = Array.isArray(value) ? value.map(String) : [];
  return part.format === 'list' ? formatList(items, locale) : items.join(toSeparator(part.style));
}

/**
 * Renders a parsed message.
 *
 * @param join joins texts and the elements that `values` creates for tags
 */
export function renderMessage<Result>(
  parts: readonly MessagePart[],
  values: Values,
  locale: string,
  join: (pieces: readonly (string | Result)[]) => Result,
): Result {
  const pieces = parts.map((part): string | Result => {
    if (part.kind === 'text') return part.text;
    const value = getValue(values, part.name);
    if (part.kind === 'value') return String(value ?? '');
    if (part.kind === 'format') return formatPart(part, value, locale);
    if (part.kind !== 'tag') {
      return renderMessage(chooseCase(part, value, locale)?.parts ?? [], values, locale, join);
    }
    if (part.content === null) return value as Result;
    const content = renderMessage(part.content, values, locale, join);
    return typeof value === 'function' ? (value as (of: Result) => Result)(content) : content;
  });
  return join(pieces);
}
