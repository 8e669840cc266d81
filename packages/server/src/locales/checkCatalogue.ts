import { isLanguage } from '@conkit/rules';
import { compareMessages, MessageError, parseMessage } from '@conkit/ui/icu';
import type { MessagePart } from '@conkit/ui/message-parts';
import { CONFIG_CONTEXT, parsePo, type PoMessage } from './poFile.ts';
import {
  getIdentity,
  listProductMessages,
  readProductTexts,
  type ProductMessage,
} from './productMessages.ts';

/** A convention's file `locales/<language>.po`. */
export interface Catalogue {
  /** The path for error messages. */
  readonly file: string;
  readonly language: string;
  readonly content: string;
}

/** A problem in a convention's file. */
interface CatalogueProblem {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly message: string;
}

/** A text of a convention. */
export interface OwnText {
  readonly message: ProductMessage;
  readonly text: string;
  readonly parts: readonly MessagePart[];
}

/** What a convention's files contain for one language. */
export interface CheckedCatalogue {
  /** Problems because of which the files can't be used. */
  readonly errors: readonly CatalogueProblem[];
  /** Texts that aren't used, or that are probably wrong. */
  readonly warnings: readonly CatalogueProblem[];
  /** The usable texts that differ from the product's own. */
  readonly texts: readonly OwnText[];
  /** What neither the convention nor the product has in this language. */
  readonly missing: readonly ProductMessage[];
}

const NO_TEXTS: ReadonlyMap<ProductMessage, string> = new Map();

/** The longest text, in characters. */
const MAX_TEXT = 5000;

/**
 * Returns a language's own texts, and everything that is wrong in its files.
 *
 * @param catalogues those of any language; later ones replace texts of earlier ones
 */
export function checkCatalogue(
  language: string,
  catalogues: readonly Catalogue[],
): CheckedCatalogue {
  const files = catalogues.filter((catalogue) => catalogue.language === language);
  const errors: CatalogueProblem[] = [];
  const warnings: CatalogueProblem[] = [];
  // The library has drafts of more languages, which the portal doesn't load.
  const product = isLanguage(language) ? readProductTexts(language) : NO_TEXTS;
  const known = new Map(listProductMessages().map((message) => [getIdentity(message), message]));
  const contexts = new Map(
    listProductMessages().flatMap((message) =>
      message.package === 'portal' ? [] : [[message.context, message] as const],
    ),
  );
  const texts = new Map<ProductMessage, OwnText>();

  /** Checks one message and keeps its text. */
  function check(entry: PoMessage, file: string): void {
    const at = (message: string) => ({ file, line: entry.line, message });
    const message = known.get(getIdentity(entry));
    const name = formatName(entry);
    if (!message) {
      const isChanged = contexts.has(entry.context);
      const why = isChanged ? 'its English text has changed' : 'the portal has no such text';
      warnings.push(at(`${name}: ${why}, so the translation is not used`));
      return;
    }
    if (entry.isFuzzy) warnings.push(at(`${name}: marked as fuzzy, so it is not used`));
    if (entry.isFuzzy || entry.text === '') return;
    if (entry.text.trim() === '') {
      errors.push(at(`${name}: spaces alone`));
      return;
    }
    if (entry.text.length > MAX_TEXT) {
      errors.push(at(`${name}: longer than ${MAX_TEXT} characters`));
      return;
    }
    const parts = parse(entry.text, language);
    if (typeof parts === 'string') {
      errors.push(at(`${name}: ${parts}`));
      return;
    }
    const differences = compareMessages(message, parts);
    errors.push(...differences.map((problem) => at(`${name}: ${problem}${hint(entry.text)}`)));
    if (differences.length > 0) return;
    if (entry.text === product.get(message)) {
      texts.delete(message);
      return;
    }
    warnings.push(
      ...[
        ...findMissingForms(parts, language),
        ...findMissingNumbers(parts, language),
        ...findExcess(message, parts),
      ].map((problem) => at(`${name}: ${problem}`)),
    );
    texts.set(message, { message, text: entry.text, parts });
  }

  for (const { file, content } of files) {
    const { messages, syntaxProblems } = parsePo(content);
    errors.push(...syntaxProblems.map(({ line, problem }) => ({ file, line, message: problem })));
    const seen = new Set<string>();
    for (const entry of messages) {
      const identity = getIdentity(entry);
      if (seen.has(identity)) {
        errors.push({ file, line: entry.line, message: `${formatName(entry)} is there twice` });
        // `checkOwnWords` checks the texts of the settings.
      } else if (!entry.context.startsWith(CONFIG_CONTEXT)) check(entry, file);
      seen.add(identity);
    }
  }
  const [first] = files;
  const doubt = isLanguage(language) ? undefined : findDoubt(language);
  if (first && doubt !== undefined) warnings.push({ file: first.file, line: 1, message: doubt });
  const missing = listProductMessages().filter(
    (message) => !texts.has(message) && !product.has(message),
  );
  return { errors, warnings, texts: [...texts.values()], missing };
}

const getEnglishName = (language: string): string | undefined =>
  new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' }).of(language);

/** Returns why browsers don't ask for a language; `undefined` if they do. */
function findDoubt(language: string): string | undefined {
  const [usual] = Intl.getCanonicalLocales(language);
  if (usual !== language) {
    return `browsers call this language ${usual}, so they never ask for ${language}`;
  }
  return getEnglishName(language) === undefined
    ? `${language} is no code of a language that browsers know`
    : undefined;
}

/** Returns a short name of a message for a line of a report. */
export const formatName = ({
  context,
  source,
}: Pick<ProductMessage, 'context' | 'source'>): string => {
  const start = source.length > 60 ? `${source.slice(0, 60)}…` : source;
  return `${context} “${start.replaceAll(/\s+/g, ' ')}”`;
};

function parse(text: string, language: string): readonly MessagePart[] | string {
  try {
    return parseMessage(text, language);
  } catch (error) {
    if (error instanceof MessageError) return `${error.message}${hint(text)}`;
    throw error;
  }
}

/** Explains a trap of the syntax: `l'{name}` quotes the brace. */
const hint = (text: string): string =>
  /'[{}]/.test(text) ? ". Write ’ instead of ' before a brace" : '';

/** Returns the parts of a message, those inside of cases and tags included. */
function* walk(parts: readonly MessagePart[]): Generator<MessagePart> {
  for (const part of parts) {
    yield part;
    if (part.kind === 'tag') yield* walk(part.content ?? []);
    else if ('cases' in part) for (const one of part.cases) yield* walk(one.parts);
  }
}

/** Plural forms that only larger numbers use, such as that for millions in French, are optional. */
const MAX_COUNT = 200;

/** Returns the plural forms that a language uses for small numbers. */
function listForms(language: string, type: Intl.PluralRuleType): readonly string[] {
  const rules = new Intl.PluralRules(language, { type });
  const counts = Array.from({ length: MAX_COUNT + 1 }, (_, count) => rules.select(count));
  return [...new Set(counts)];
}

/** Returns a line for each plural without a form that the language needs. */
function findMissingForms(parts: readonly MessagePart[], language: string): string[] {
  return [...walk(parts)].flatMap((part) => {
    if (part.kind !== 'plural' && part.kind !== 'selectordinal') return [];
    // Cases for exact numbers alone, such as `=1`, need no forms.
    if (part.cases.every(({ key }) => key === 'other' || key.startsWith('='))) return [];
    const type = part.kind === 'plural' ? 'cardinal' : 'ordinal';
    const lacking = listForms(language, type).filter(
      (form) => !part.cases.some(({ key }) => key === form),
    );
    return lacking.length === 0
      ? []
      : [`the plural of {${part.name}} lacks ${lacking.join(', ')}, which ${language} needs`];
  });
}

/** Returns a line for each plural whose form `one` names no number, although the language uses it for others than 1. */
function findMissingNumbers(parts: readonly MessagePart[], language: string): string[] {
  const rules = new Intl.PluralRules(language);
  const counts = Array.from({ length: MAX_COUNT }, (_, at) => at + 2);
  const other = counts.find((count) => rules.select(count) === 'one');
  if (other === undefined) return [];
  return [...walk(parts)].flatMap((part) => {
    if (part.kind !== 'plural') return [];
    const hasNumber = (inside: readonly MessagePart[]) =>
      [...walk(inside)].some((each) => each.kind === 'value' && each.name === part.name);
    const one = part.cases.find(({ key }) => key === 'one');
    return one && !hasNumber(one.parts) && part.cases.some(({ parts: inside }) => hasNumber(inside))
      ? [
          `the plural of {${part.name}} has a case one without a number, which ${language} uses for ${other}, too`,
        ]
      : [];
  });
}

/** Returns the length of the longest text that a message can have, without its values. */
function measure(parts: readonly MessagePart[]): number {
  return parts.reduce((length, part) => {
    if (part.kind === 'text') return length + part.text.length;
    if (part.kind === 'tag') return length + measure(part.content ?? []);
    if (!('cases' in part)) return length;
    return length + Math.max(...part.cases.map((one) => measure(one.parts)));
  }, 0);
}

/** A translation may be twice as long as the English text, and as many characters longer. */
const MORE_CHARACTERS = 25;

/** Returns a line for a text that probably doesn't fit where the English one is shown. */
function findExcess({ source }: ProductMessage, parts: readonly MessagePart[]): string[] {
  const length = measure(parts);
  const most = 2 * measure(parseMessage(source, 'en')) + MORE_CHARACTERS;
  return length > most ? [`${length} characters, more than ${most}; it may not fit`] : [];
}
