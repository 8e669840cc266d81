import { ISOLATE_ENGLISH, isLanguage, isolateEnglish } from '@conkit/rules';
import { compileMessage, type CompiledMessage } from '@lingui/message-utils/compileMessage';
import { findUsages, parseHints, parseMessage } from '@conkit/ui/icu';
import { renderMessage, type MessagePart } from '@conkit/ui/message-parts';
import { createHash } from 'node:crypto';
import type { OwnText } from './checkCatalogue.ts';
import type { ServerMessages, Some } from './en.gen.ts';
import { combineMessages } from './messages.ts';
import { listProductMessages, type ProductMessage } from './productMessages.ts';

/** Messages by the steps of their keys. */
interface Tree<Leaf> {
  [step: string]: Leaf | Tree<Leaf>;
}

type Ui = Tree<string | readonly MessagePart[]>;

/** The texts of one language for the portal. JSON, and never HTML. */
export interface PortalTexts {
  /** The portal's own texts, compiled, by their ids. */
  readonly portal: Readonly<Record<string, CompiledMessage>>;
  /** The components' texts. A text with parameters is a list of parts. */
  readonly ui: Ui;
}

/** A convention's texts of one language, ready for use. */
export interface ConventionTexts {
  /** All texts of mails, documents and the server's pages. */
  readonly server: ServerMessages;
  readonly portal: PortalTexts;
  /** `portal` as JSON, and its address, which contains a hash. */
  readonly file: { readonly path: string; readonly body: string };
}

/** Returns whether callers pass values to a message. Its English text and comments decide this for every language. */
const hasParameters = ({ source, comments }: ProductMessage): boolean =>
  findUsages(parseMessage(source, 'en')).size > 0 || parseHints(comments).size > 0;

/** Puts a message into a tree, by its key: `choice.rankingFor`. */
function insert<Leaf>(tree: Tree<Leaf>, key: string, leaf: Leaf): void {
  const steps = key.split('.');
  const last = steps.pop() ?? key;
  let group = tree;
  for (const step of steps) group = (group[step] ??= {}) as Tree<Leaf>;
  group[last] = leaf;
}

type ServerText = string | ((values: Readonly<Record<string, unknown>>) => string);

/**
 * Compiles a convention's texts of one language. If the product doesn't have it, adds the English texts of the portal
 * and its components that are missing, marked as English.
 */
export function compileCatalogue(language: string, texts: readonly OwnText[]): ConventionTexts {
  const server: Tree<ServerText> = {};
  const ui: Ui = {};
  const portal: Record<string, CompiledMessage> = {};
  if (!isLanguage(language)) addEnglish({ portal, ui });
  for (const { message, text, parts } of texts) {
    if (message.package === 'portal') portal[message.key] = compileMessage(text);
    else if (message.package === 'ui') {
      insert(ui, message.key, hasParameters(message) ? parts : toText(parts, {}, language));
    } else {
      const render = (values: Readonly<Record<string, unknown>>) => toText(parts, values, language);
      insert<ServerText>(server, message.key, hasParameters(message) ? render : render({}));
    }
  }
  const forPortal: PortalTexts = { portal, ui };
  const body = JSON.stringify(forPortal);
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 12);
  return {
    server: combineMessages(language, server as Some<ServerMessages>),
    portal: forPortal,
    file: { path: `/assets/locales/${language}-${hash}.json`, body },
  };
}

/** Adds the English texts of the portal and its components. */
function addEnglish({ portal, ui }: { portal: Record<string, CompiledMessage>; ui: Ui }): void {
  const [start, end] = ISOLATE_ENGLISH.map((text) => ({ kind: 'text', text }) as const);
  for (const message of listProductMessages()) {
    const { key, source } = message;
    if (message.package === 'portal') portal[key] = compileMessage(isolateEnglish(source));
    else if (message.package === 'ui' && start && end) {
      const parts = [start, ...parseMessage(source, 'en'), end];
      insert(ui, key, hasParameters(message) ? parts : toText(parts, {}, 'en'));
    }
  }
}

const toText = (
  parts: readonly MessagePart[],
  values: Readonly<Record<string, unknown>>,
  language: string,
): string => renderMessage<string>(parts, values, language, (pieces) => pieces.join(''));
