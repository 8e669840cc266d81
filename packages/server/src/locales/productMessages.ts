// Decisions: docs/decisions/languages.md
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../process/root.ts';
import { parsePo, type PoMessage } from './poFile.ts';

/** The packages whose texts a convention can translate or change. */
const PACKAGES = ['portal', 'ui', 'server'] as const;

/** An English text of the product. */
export interface ProductMessage {
  readonly package: (typeof PACKAGES)[number];
  /** The key in its package: `RankedBallot.rankNext`, or Lingui's id for the portal. */
  readonly key: string;
  /** The context (`msgctxt`) that distinguishes it in a convention's file: `ui:RankedBallot.rankNext`. */
  readonly context: string;
  readonly source: string;
  readonly comments: readonly string[];
  /** Where it is used. */
  readonly references: readonly string[];
}

/** The build copies the catalogues next to the bundle. */
const built = fileURLToPath(new URL('./catalogues/', import.meta.url));

const getFile = (name: string, language: string): string =>
  existsSync(built)
    ? join(built, name, `${language}.po`)
    : join(root, 'packages', name, 'src/locales', `${language}.po`);

const readMessages = (name: string, language: string): readonly PoMessage[] => {
  const file = getFile(name, language);
  return existsSync(file) ? parsePo(readFileSync(file, 'utf8')).messages : [];
};

function toProductMessage(
  name: ProductMessage['package'],
  { context, source, comments, references }: PoMessage,
): ProductMessage {
  const shared = { package: name, source, comments };
  if (name !== 'portal') {
    const place = `${name}/${context.split('.', 1)[0] ?? context}`;
    return { ...shared, key: context, context: `${name}:${context}`, references: [place] };
  }
  const key = generateMessageId(source, context);
  return { ...shared, key, context: context === '' ? name : `${name}:${context}`, references };
}

let known: readonly ProductMessage[] | undefined;

/** Returns all texts of portal, components and server in English. */
export function listProductMessages(): readonly ProductMessage[] {
  known ??= PACKAGES.flatMap((name) =>
    readMessages(name, 'en').map((message) => toProductMessage(name, message)),
  );
  return known;
}

/** Returns what identifies a message in a convention's file. */
export const getIdentity = ({
  context,
  source,
}: Pick<ProductMessage, 'context' | 'source'>): string => `${context}\u0004${source}`;

const translations = new Map<string, ReadonlyMap<ProductMessage, string>>();

/** Returns the product's own texts in a language; empty if it has none. */
export function readProductTexts(language: string): ReadonlyMap<ProductMessage, string> {
  const found = translations.get(language);
  if (found) return found;
  const texts = new Map(
    PACKAGES.flatMap((name) =>
      readMessages(name, language)
        .filter(({ isFuzzy, text }) => !isFuzzy && text !== '')
        .map((message) => [getIdentity(toProductMessage(name, message)), message.text] as const),
    ),
  );
  const byMessage = new Map(
    listProductMessages().flatMap((message) => {
      const text = language === 'en' ? message.source : texts.get(getIdentity(message));
      return text === undefined ? [] : [[message, text] as const];
    }),
  );
  translations.set(language, byMessage);
  return byMessage;
}
