import type { Config } from '@conkit/api-client';
import { readItem, removeItem, writeItem } from '@conkit/drafts';
import { array, number, object, string } from 'valibot';

/** What is paid for, in words for the buyer. */
export interface PaymentSubject {
  /** What is bought. */
  what: readonly string[];
  /** Whom it is for. */
  who: string;
  /** The payer's address. */
  email: string;
}

/** Who buys, and for whom: personal data, which only the buyer's tab knows. */
type Buyer = Pick<PaymentSubject, 'who' | 'email'>;

/** A purchase that is sent, until its end is known. */
export interface Intent {
  /** The idempotency key: however often it is sent, it is charged once. */
  key: string;
  /** in the currency's minor unit */
  amount: number;
  /** What is bought, in words for the buyer. */
  what: readonly string[];
  /** Tells the content from another's without containing it. */
  digest: string;
  /** Null in another tab, and once the tab was closed: who comes then may be somebody else, on a shared computer. */
  buyer: Buyer | null;
}

interface Requested {
  /** What is bought, as it is sent: something else is another purchase, with another key. */
  content: string;
  amount: number;
  subject: PaymentSubject;
}

/** What every tab knows of an intent. */
const keptSchema = object({
  key: string(),
  amount: number(),
  what: array(string()),
  digest: string(),
});

/** What the buyer's tab knows beside it. */
const buyerSchema = object({ key: string(), who: string(), email: string() });

/** 128 random bits. Not `randomUUID`, which a browser has only on https. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** A 64-bit FNV-1a hash, salted with the key: what is bought must not outlive the tab, nor be guessed from this. */
function digestOf(key: string, content: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const character of key + content) {
    const code = BigInt(character.codePointAt(0) ?? 0);
    hash = BigInt.asUintN(64, (hash ^ code) * 0x100000001b3n);
  }
  return hash.toString(16);
}

/** Whether an intent is to buy just this. */
export const isIntentFor = ({ key, digest }: Intent, content: string): boolean =>
  digest === digestOf(key, content);

/** Under which name the intent of an order is kept: each convention's apart, where they share a site. */
export const intentName = (config: Pick<Config, 'id'>, order: string): string =>
  `conkit:${config.id}:intent:${order}`;

/** The open intent, also after a reload or in another tab. */
export function readIntent(name: string): Intent | undefined {
  const kept = readItem('browser', name, keptSchema);
  if (!kept) return undefined;
  const buyer = readItem('tab', name, buyerSchema);
  return { ...kept, buyer: buyer?.key === kept.key ? buyer : null };
}

/** Opens an intent and keeps it at once, so that a reload or another tab finds it. */
export function openIntent(name: string, { content, amount, subject }: Requested): Intent {
  const { what, who, email } = subject;
  const key = newKey();
  const digest = digestOf(key, content);
  writeItem('browser', name, { key, amount, what, digest });
  writeItem('tab', name, { key, who, email });
  return { key, amount, what, digest, buyer: { who, email } };
}

/** Ends an intent, once its outcome is known: the next purchase has a key of its own. */
export function closeIntent(name: string, key: string): void {
  if (readIntent(name)?.key !== key) return;
  removeItem('browser', name);
  removeItem('tab', name);
}
