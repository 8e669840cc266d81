import { readStored, removeStored, writeStored } from './browserStore.ts';

/** What is paid for, in words for the buyer. */
export interface PaymentSubject {
  /** What is bought. */
  what: readonly string[];
  /** Whom it is for. */
  who: string;
  /** The payer's address. */
  email: string;
}

/** A purchase that is sent, until its end is known. */
export interface Intent {
  /** The idempotency key: however often it is sent, it is charged once. */
  key: string;
  /** What is bought, as it is sent: something else is another purchase, with another key. */
  content: string;
  /** cents */
  amount: number;
  subject: PaymentSubject;
}

type Wanted = Omit<Intent, 'key'>;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isSubject = (value: unknown): value is PaymentSubject =>
  isObject(value) &&
  'what' in value &&
  Array.isArray(value.what) &&
  'who' in value &&
  typeof value.who === 'string' &&
  'email' in value &&
  typeof value.email === 'string';

const isIntent = (value: unknown): value is Intent =>
  isObject(value) &&
  'key' in value &&
  typeof value.key === 'string' &&
  'content' in value &&
  typeof value.content === 'string' &&
  'amount' in value &&
  typeof value.amount === 'number' &&
  'subject' in value &&
  isSubject(value.subject);

/** 128 random bits. Not `randomUUID`, which a browser has only on https. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** The open intent, also after a reload. */
export function readIntent(name: string): Intent | undefined {
  const stored = readStored(name);
  return isIntent(stored) ? stored : undefined;
}

/** The intent to buy this: the open one while content and amount are the same, else a new one. Kept at once. */
export function openIntent(name: string, wanted: Wanted): Intent {
  const open = readIntent(name);
  if (open?.content === wanted.content && open.amount === wanted.amount) return open;
  const intent = { key: newKey(), ...wanted };
  writeStored(name, intent);
  return intent;
}

/** Ends an intent, once its outcome is known: the next purchase has a key of its own. */
export function closeIntent(name: string, key: string): void {
  if (readIntent(name)?.key === key) removeStored(name);
}
