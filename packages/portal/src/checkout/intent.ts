import type { Config } from '@conkit/api-client';
import { readItem, removeItem, writeItem } from '@conkit/drafts';
import { array, number, object, string } from 'valibot';

/** What the buyer pays for, as displayed text. */
export interface PaymentSubject {
  what: readonly string[];
  /** The person it is for. */
  who: string;
  /** The payer's email address. */
  email: string;
}

/** Personal data, kept only in the buyer's tab. */
type Buyer = Pick<PaymentSubject, 'who' | 'email'>;

/** A purchase that was sent, kept until its outcome is known. */
export interface Intent {
  /** The idempotency key. A request that is repeated is charged once. */
  key: string;
  /** In the currency's minor unit. */
  amount: number;
  /** What is bought, as displayed text. */
  what: readonly string[];
  /** Identifies the order's content without storing it. */
  digest: string;
  /**
   * Null in other tabs, and after the tab was closed: the next user of a shared computer may be another
   * person.
   */
  buyer: Buyer | null;
}

interface Requested {
  /** The order as it is sent. Different content makes another purchase with its own key. */
  content: string;
  amount: number;
  subject: PaymentSubject;
}

/** Shared by all tabs of the browser. */
const keptSchema = object({
  key: string(),
  amount: number(),
  what: array(string()),
  digest: string(),
});

/** Kept in the buyer's tab only. */
const buyerSchema = object({ key: string(), who: string(), email: string() });

/** 128 random bits. `crypto.randomUUID` exists only on https. */
const createKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/**
 * Returns a 64-bit FNV-1a hash, salted with the key. It stays in the browser after the tab closes, so it
 * must not reveal the order.
 */
function hashContent(key: string, content: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const character of key + content) {
    const code = BigInt(character.codePointAt(0) ?? 0);
    hash = BigInt.asUintN(64, (hash ^ code) * 0x100000001b3n);
  }
  return hash.toString(16);
}

/** Returns true if the intent is for exactly this content. */
export const isIntentFor = ({ key, digest }: Intent, content: string): boolean =>
  digest === hashContent(key, content);

/**
 * Returns the storage name of an order's intent. It contains the convention's id, since conventions can
 * share a site.
 */
export const getIntentName = (config: Pick<Config, 'id'>, order: string): string =>
  `conkit:${config.id}:intent:${order}`;

/** Returns the open intent, also after a reload or in another tab. */
export function readIntent(name: string): Intent | undefined {
  const kept = readItem('browser', name, keptSchema);
  if (!kept) return undefined;
  const buyer = readItem('tab', name, buyerSchema);
  return { ...kept, buyer: buyer?.key === kept.key ? buyer : null };
}

/** Opens an intent and stores it at once, so that a reload or another tab finds it. */
export function openIntent(name: string, { content, amount, subject }: Requested): Intent {
  const { what, who, email } = subject;
  const key = createKey();
  const digest = hashContent(key, content);
  writeItem('browser', name, { key, amount, what, digest });
  writeItem('tab', name, { key, who, email });
  return { key, amount, what, digest, buyer: { who, email } };
}

/** Removes an intent whose outcome is known. The next purchase gets a new key. */
export function closeIntent(name: string, key: string): void {
  if (readIntent(name)?.key !== key) return;
  removeItem('browser', name);
  removeItem('tab', name);
}
