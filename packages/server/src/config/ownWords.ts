// Decisions: docs/decisions/languages.md
import type { Catalogue } from '../locales/checkCatalogue.ts';
import { CONFIG_CONTEXT, parsePo, type PoMessage } from '../locales/poFile.ts';
import type { ConfigProblem, Path } from './problems.ts';
import { isMapping, type Mapping } from './schema/values.ts';
import { walkTexts } from './walkTexts.ts';

/** A text of a convention's settings. */
export interface OwnWord {
  readonly path: Path;
  /** Its context in a PO file. Steps into a list are the `key` or `id` of the entry, so that its order can change. */
  readonly context: string;
  /** The English text. */
  readonly source: string;
  readonly text: Mapping;
}

/** Returns the texts of the settings. */
export const listOwnWords = (document: Mapping): readonly OwnWord[] =>
  [...walkTexts(document)].map(([path, text]) => ({
    path,
    context: `${CONFIG_CONTEXT}${nameSteps(document, path).join('.')}`,
    source: String(text['en']),
    text,
  }));

function nameSteps(document: Mapping, path: Path): readonly string[] {
  let value: unknown = document;
  return path.map((step) => {
    const next: unknown = Reflect.get(value as object, step);
    const name = Array.isArray(value) && isMapping(next) ? (next['key'] ?? next['id']) : undefined;
    value = next;
    return String(name ?? step);
  });
}

const isOwn = ({ context }: PoMessage): boolean => context.startsWith(CONFIG_CONTEXT);

/** What identifies a text in a PO file. */
const getIdentity = ({ context, source }: Pick<OwnWord, 'context' | 'source'>): string =>
  `${context}\u0004${source}`;

/** Returns the settings with the translations that only the PO files have. */
export function translate(written: Mapping, catalogues: readonly Catalogue[]): Mapping {
  const found = catalogues.flatMap(({ language, content }) =>
    content.includes(CONFIG_CONTEXT)
      ? parsePo(content)
          .messages.filter((message) => isOwn(message) && !message.isFuzzy)
          .filter(({ text }) => text.trim() !== '')
          .map((message) => ({ language, identity: getIdentity(message), text: message.text }))
      : [],
  );
  if (found.length === 0) return written;
  const document = structuredClone(written);
  const words = new Map(listOwnWords(document).map((word) => [getIdentity(word), word]));
  // Files of the folder itself come after those of the folder that it extends.
  for (const { language, identity, text } of found.toReversed()) {
    const word = words.get(identity);
    if (word && !Object.hasOwn(word.text, language)) Reflect.set(word.text, language, text);
  }
  return document;
}

/** The longest translation, in characters. */
const MAX_TEXT = 5000;

/**
 * Returns the translations in PO files that can't be used, because of errors in them or because the settings have
 * another text.
 */
export function checkOwnWords(
  written: Mapping,
  catalogues: readonly Catalogue[],
): { readonly errors: readonly ConfigProblem[]; readonly warnings: readonly ConfigProblem[] } {
  const errors: ConfigProblem[] = [];
  const warnings: ConfigProblem[] = [];
  const words = new Map(listOwnWords(written).map((word) => [getIdentity(word), word]));
  const contexts = new Set([...words.values()].map(({ context }) => context));
  for (const { file, language, content } of catalogues) {
    if (!content.includes(CONFIG_CONTEXT)) continue;
    for (const message of parsePo(content).messages.filter(isOwn)) {
      const name = `${message.context} “${message.source.slice(0, 60)}”`;
      const at = (problem: string) => ({
        file,
        line: message.line,
        message: `${name}: ${problem}`,
      });
      const word = words.get(getIdentity(message));
      if (message.text === '') continue;
      if (!word) {
        const why = contexts.has(message.context)
          ? 'its English text has changed'
          : 'the settings have no such text';
        warnings.push(at(`${why}, so the translation is not used`));
      } else if (Object.hasOwn(word.text, language)) {
        warnings.push(at('the settings have a translation, which is used instead'));
      } else if (message.isFuzzy) warnings.push(at('marked as fuzzy, so it is not used'));
      else errors.push(...findErrors(message).map(at));
    }
  }
  return { errors, warnings };
}

function findErrors({ source, text }: PoMessage): readonly string[] {
  if (text.trim() === '') return ['spaces alone'];
  if (text.length > MAX_TEXT) return [`longer than ${MAX_TEXT} characters`];
  const [expected, given] = [listPlaceholders(source), listPlaceholders(text)];
  return [
    ...expected.filter((name) => !given.includes(name)).map((name) => `${name} is missing`),
    ...given.filter((name) => !expected.includes(name)).map((name) => `${name} is unknown`),
  ];
}

/** Returns the names in braces: `{minutes}`. */
const listPlaceholders = (text: string): readonly string[] => [
  ...new Set(text.match(/\{[^{}]*\}/g)),
];
