import { readStored, removeStored, writeStored } from './browserStore.ts';

/** A purchase that was sent and whose end is not known. */
export interface Intent {
  /** The idempotency key: however often it is sent, it is charged once. */
  key: string;
  /** What is bought, and for how much: something else is another purchase, with another key. */
  content: string;
}

const isIntent = (value: unknown): value is Intent =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  typeof value.key === 'string' &&
  'content' in value &&
  typeof value.content === 'string';

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

/** The intent to buy this: the open one while the content is the same, else a new one. Kept at once. */
export function openIntent(name: string, content: string): Intent {
  const open = readIntent(name);
  if (open?.content === content) return open;
  const intent = { key: newKey(), content };
  writeStored(name, intent);
  return intent;
}

/** Ends an intent, once its outcome is known: the next purchase has a key of its own. */
export function closeIntent(name: string, key: string): void {
  if (readIntent(name)?.key === key) removeStored(name);
}
