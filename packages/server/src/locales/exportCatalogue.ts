import PO from 'pofile';
import { readPo } from './poFile.ts';
import {
  getIdentity,
  listProductMessages,
  readProductTexts,
  type ProductMessage,
} from './productMessages.ts';

type PoItem = InstanceType<typeof PO.Item>;

/** A file for translators. */
export interface ExportedCatalogue {
  /** The PO file. */
  readonly content: string;
  readonly total: number;
  /** How many messages have a text. */
  readonly translated: number;
}

const HEADERS: Readonly<Record<string, string>> = {
  'Project-Id-Version': 'ConKit',
  'MIME-Version': '1.0',
  'Content-Type': 'text/plain; charset=UTF-8',
  'Content-Transfer-Encoding': '8bit',
};

/** A text of a convention's settings, which isn't in ICU syntax. */
export type SettingsText = Pick<ProductMessage, 'context' | 'source'>;

/** Returns whether the context alone identifies a text. The portal's texts have no keys. */
const isKeyed = ({ package: name }: Partial<ProductMessage>): boolean => name !== 'portal';

/**
 * Returns a PO file with the convention's own texts, and with every text of portal, components and server. Translations
 * come from the former file, else from the product. If an English text has changed, its translation is marked as fuzzy.
 * If it is gone, as obsolete.
 *
 * @param former the file that it replaces
 * @param own texts of the convention's settings that lack this language
 */
export function exportCatalogue(
  language: string,
  former?: string,
  own: readonly SettingsText[] = [],
): ExportedCatalogue {
  const product = readProductTexts(language);
  const po = readPo(former ?? '');
  const items = po.items.filter(({ obsolete }) => !obsolete);
  const byIdentity = new Map(items.map((item) => [identify(item), item]));
  const byContext = new Map(items.map((item) => [item.msgctxt ?? '', item]));
  const used = new Set<PoItem>();
  const toItem = (message: SettingsText & Partial<ProductMessage>, usual = ''): PoItem => {
    const same = byIdentity.get(getIdentity(message));
    const changed = isKeyed(message) ? byContext.get(message.context) : undefined;
    const before = same ?? changed;
    if (before) used.add(before);
    const item = new PO.Item();
    item.msgctxt = message.context;
    item.msgid = message.source;
    item.extractedComments = [...(message.comments ?? [])];
    item.references = [...(message.references ?? [])];
    item.comments = before?.comments ?? [];
    const text = before?.msgstr[0] ?? '';
    item.msgstr = [text === '' ? usual : text];
    if (text !== '' && (!same || same.flags['fuzzy'])) item.flags['fuzzy'] = true;
    return item;
  };
  const exported = [
    ...own.map((text) => toItem(text)),
    ...listProductMessages().map((message) => {
      const item = toItem(message, product.get(message));
      // Weblate then checks the syntax.
      item.flags['icu-message-format'] = true;
      return item;
    }),
  ];
  const gone = po.items.filter(
    (item) => !used.has(item) && item.msgstr.some((text) => text !== ''),
  );
  for (const item of gone) item.obsolete = true;
  po.items = [...exported, ...gone];
  po.headers = { ...HEADERS, ...withoutEmpty(po.headers), Language: language };
  return {
    content: `${po.toString().trimEnd()}\n`,
    total: exported.length,
    translated: exported.filter(({ msgstr }) => msgstr[0] !== '').length,
  };
}

const identify = ({ msgctxt = '', msgid }: PoItem): string =>
  getIdentity({ context: msgctxt, source: msgid });

const withoutEmpty = (headers: PO['headers']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
