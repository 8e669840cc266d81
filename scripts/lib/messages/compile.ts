import {
  findUsages,
  hasForms,
  parseHints,
  parseMessage,
  type Usage,
} from '../../../packages/ui/src/words/icu.ts';
import {
  ABSENT,
  toSeparator,
  type MessageCase,
  type MessagePart,
} from '../../../packages/ui/src/words/messageParts.ts';
import type { CatalogueEntry } from './catalogue.ts';

/** A parameter of a message, with its TypeScript type. */
export interface Parameter {
  readonly name: string;
  readonly type: string;
  readonly isOptional: boolean;
  readonly usage: Usage;
}

/** The English message, which decides how a key is called in every language. */
export interface Signature {
  readonly parameters: readonly Parameter[];
  /** Whether the values are a name with its forms. */
  readonly hasForms: boolean;
  /** Whether it contains elements. */
  readonly isNode: boolean;
}

/** Returns a text as a string literal. */
export const quote = (text: string): string =>
  `'${text
    .replaceAll('\\', '\\\\')
    .replaceAll("'", String.raw`\'`)
    .replaceAll('\n', String.raw`\n`)}'`;

const inTemplate = (text: string): string => text.replaceAll(/[`\\]|\$(?=\{)/g, String.raw`\$&`);

function getType(usage: Usage, hint: string | undefined): string {
  if (usage.isLink) return '(text: string) => ReactNode';
  if (usage.isNode) return 'ReactNode';
  if (usage.isList) return 'readonly string[]';
  if (usage.isNumber || hint?.startsWith('number')) return 'number';
  const cases = [...(usage.cases ?? [])].filter((key) => key !== 'other');
  if (cases.length === 0 || usage.isValue) return 'string';
  if (cases.every((key) => key === 'true' || key === 'false')) return 'boolean';
  return [...(usage.cases ?? [])].map(quote).join(' | ');
}

/** Returns how an English message is called. */
export function getSignature(entry: CatalogueEntry): Signature {
  const usages = findUsages(parseMessage(entry.source, 'en'));
  const hints = parseHints(entry.comments);
  const withForms = hasForms(hints);
  const names = new Set([...usages.keys(), ...hints.keys()]);
  const parameters = [...names]
    .filter((name) => !withForms || hints.has(name) || !isForm(usages.get(name) ?? {}))
    .map((name) => {
      const usage = usages.get(name) ?? {};
      const hint = hints.get(name);
      const isOptional = usage.isOptional === true || /\boptional\b/.test(hint ?? '');
      return { name, type: getType(usage, hint), isOptional, usage };
    });
  const isNode = [...usages.values()].some((usage) => usage.isLink || usage.isNode);
  return { parameters, hasForms: withForms, isNode };
}

/** Returns whether a value without a description is a form of the name, in a message about a name with forms. */
const isForm = ({ cases, isNumber, isLink, isNode }: Usage): boolean =>
  !isNumber && !isLink && !isNode && [...(cases ?? [])].every((key) => key === 'other');

/** Returns the type of a message in TypeScript. */
export function getMessageType({ parameters, hasForms: withForms, isNode }: Signature): string {
  if (parameters.length === 0) return 'string';
  const fields = parameters.map(({ name, type, isOptional }) =>
    isOptional ? `${name}?: ${type} | null | undefined` : `${name}: ${type}`,
  );
  if (withForms) fields.push('forms?: Readonly<Record<string, string>> | undefined');
  return `(values: { ${fields.join('; ')} }) => ${isNode ? 'ReactNode' : 'string'}`;
}

/**
 * Returns whether a language's numbers have two forms, and only 1 has the first. Such a language needs no
 * `Intl.PluralRules`.
 */
function isOneOrOther(locale: string): boolean {
  const rules = new Intl.PluralRules(locale);
  return Array.from({ length: 200 }, (_, count) => count).every(
    (count) => rules.select(count) === (count === 1 ? 'one' : 'other'),
  );
}

/** The helpers that compiled code imports, by the module. */
export interface Imports {
  readonly react: Set<string>;
  readonly format: Set<string>;
}

interface Scope {
  readonly signature: Signature;
  readonly locale: string;
  readonly imports: Imports;
  readonly used: Set<string>;
}

const hasTags = (parts: readonly MessagePart[]): boolean =>
  [...findUsages(parts).values()].some(({ isLink, isNode }) => isLink || isNode);

function readValue(name: string, { signature, used }: Scope): string {
  const isKnown = signature.parameters.some((one) => one.name === name);
  if (!isKnown && signature.hasForms) {
    used.add('forms');
    return `forms?.[${quote(name)}]`;
  }
  used.add(name);
  return name;
}

const findParameter = (name: string, { signature }: Scope): Parameter | undefined =>
  signature.parameters.find((one) => one.name === name);

function absentTest(name: string, value: string, scope: Scope): string {
  const type = findParameter(name, scope)?.type;
  if (type === 'number') return `${value} == null`;
  return type?.startsWith('readonly') ? `!${value}?.length` : `!${value}`;
}

function compileSelect(
  part: Extract<MessagePart, { cases: unknown }>,
  scope: Scope,
  compile: (parts: readonly MessagePart[]) => string,
): string {
  const value = readValue(part.name, scope);
  const find = (key: string) => part.cases.find((one) => one.key === key);
  const other = find('other')?.parts ?? [];
  const join = (tests: readonly (readonly [test: string, one: MessageCase])[], rest: string) =>
    tests.reduceRight(
      (otherwise, [test, { parts }]) => `${test} ? ${compile(parts)} : ${otherwise}`,
      rest,
    );
  if (part.kind !== 'select') {
    const exact = part.cases
      .filter(({ key }) => key.startsWith('='))
      .map((one) => [`${value} === ${one.key.slice(1)}`, one] as const);
    const first = part.cases.find(({ key }) => !key.startsWith('=') && key !== 'other');
    if (first === undefined) return `(${join(exact, compile(other))})`;
    if (part.kind === 'plural' && isOneOrOther(scope.locale)) {
      return `(${join([...exact, [`${value} === 1`, first]], compile(other))})`;
    }
    const fields = part.cases
      .filter(({ key }) => !key.startsWith('='))
      .map(({ key, parts }) => `${key}: ${compile(parts)}`);
    const forms = `{ ${fields.join(', ')} }`;
    const isEnglishOrdinal = part.kind === 'selectordinal' && scope.locale === 'en';
    scope.imports.format.add(isEnglishOrdinal ? 'pickEnglishOrdinal' : 'pickPlural');
    const type = part.kind === 'plural' ? '' : ", 'ordinal'";
    const picked = isEnglishOrdinal
      ? `pickEnglishOrdinal(${value}, ${forms})`
      : `pickPlural(${value}, ${quote(scope.locale)}, ${forms}${type})`;
    return exact.length === 0 ? picked : `(${join(exact, picked)})`;
  }
  const absent = find(ABSENT);
  const named = part.cases.filter(({ key }) => key !== 'other' && key !== ABSENT);
  const type = findParameter(part.name, scope)?.type;
  const toTest = (one: MessageCase): readonly [string, MessageCase] =>
    type === 'boolean'
      ? [one.key === 'true' ? value : `!${value}`, one]
      : [`${value} === ${quote(one.key)}`, one];
  // The type has no other value, so the last case needs no test.
  const isWhole = other.length === 0 && named.length > 1;
  const rest = isWhole ? compile(named.at(-1)?.parts ?? []) : compile(other);
  const tests = (isWhole ? named.slice(0, -1) : named).map(toTest);
  if (absent) tests.unshift([absentTest(part.name, value, scope), absent]);
  return tests.length === 0 ? rest : `(${join(tests, rest)})`;
}

function compileFormat(part: Extract<MessagePart, { format: unknown }>, scope: Scope): string {
  const value = readValue(part.name, scope);
  if (part.format === 'join') return `${value}.join(${quote(toSeparator(part.style))})`;
  const what = part.format === 'list' ? 'List' : 'Day';
  const isEnglish = scope.locale === 'en';
  const helper = isEnglish ? `formatEnglish${what}` : `format${what}`;
  scope.imports.format.add(helper);
  return `${helper}(${isEnglish ? value : `${value}, ${quote(scope.locale)}`})`;
}

/** Compiles parts without elements to an expression of a string. */
function compileText(parts: readonly MessagePart[], scope: Scope): string {
  const pieces = parts.map((part) => {
    if (part.kind === 'text') return { text: part.text };
    if (part.kind === 'value') return { value: readValue(part.name, scope) };
    if (part.kind === 'format') return { value: compileFormat(part, scope), isText: true };
    if (part.kind === 'tag') throw new Error(`<${part.name}> is not a text`);
    return {
      value: compileSelect(part, scope, (inner) => compileText(inner, scope)),
      isText: true,
    };
  });
  const [first] = pieces;
  if (first === undefined) return "''";
  if (pieces.every(({ text }) => text !== undefined)) {
    return quote(pieces.map(({ text }) => text).join(''));
  }
  if (pieces.length === 1 && first.value !== undefined) {
    const isText =
      first.isText ||
      (parts[0]?.kind === 'value' &&
        findParameter(parts[0].name, scope)?.type === 'string' &&
        !findParameter(parts[0].name, scope)?.isOptional);
    if (isText) return first.value.replace(/^\((.*)\)$/s, '($1)');
  }
  return `\`${pieces.map(({ text, value }) => (text === undefined ? `\${${unwrap(value ?? '')}}` : inTemplate(text))).join('')}\``;
}

/** Drops the parentheses around a whole expression. */
function unwrap(expression: string): string {
  if (!expression.startsWith('(') || !expression.endsWith(')')) return expression;
  let depth = 0;
  for (const [index, letter] of [...expression].entries()) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (depth === 0 && index < expression.length - 1) return expression;
  }
  return expression.slice(1, -1);
}

/** Compiles parts with elements to an expression of a `ReactNode`. */
function compileNode(parts: readonly MessagePart[], scope: Scope): string {
  if (!hasTags(parts)) return compileText(parts, scope);
  const children: string[] = [];
  let run: MessagePart[] = [];
  const flush = () => {
    if (run.length > 0) children.push(compileText(run, scope));
    run = [];
  };
  for (const part of parts) {
    if (!hasTags([part])) {
      run.push(part);
      continue;
    }
    flush();
    if (part.kind === 'tag') {
      const value = readValue(part.name, scope);
      children.push(
        part.content === null ? value : `${value}(${compileNode(part.content, scope)})`,
      );
    } else if ('cases' in part) {
      children.push(compileSelect(part, scope, (inner) => compileNode(inner, scope)));
    }
  }
  flush();
  if (children.length === 1) return children[0] ?? "''";
  scope.imports.react.add('createElement').add('Fragment');
  return `createElement(Fragment, null, ${children.map(unwrap).join(', ')})`;
}

/** Compiles a message to a string or a function. */
export function compileMessage(
  parts: readonly MessagePart[],
  signature: Signature,
  locale: string,
  imports: Imports,
): string {
  const scope: Scope = { signature, locale, imports, used: new Set() };
  const body = unwrap(signature.isNode ? compileNode(parts, scope) : compileText(parts, scope));
  if (signature.parameters.length === 0) return body;
  const names = [...scope.used];
  return `${names.length === 0 ? '()' : `({ ${names.join(', ')} })`} => ${body}`;
}
