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

/** Who buys what: personal data, which only the buyer's tab knows. */
interface Buyer extends Pick<PaymentSubject, 'who' | 'email'> {
  /** What is bought, as it is sent: something else is another purchase, with another key. */
  content: string;
}

/** A purchase that is sent, until its end is known. */
export interface Intent {
  /** The idempotency key: however often it is sent, it is charged once. */
  key: string;
  /** cents */
  amount: number;
  /** What is bought, in words for the buyer. */
  what: readonly string[];
  /** Null once the tab was closed: who comes then may be somebody else, on a shared computer. */
  buyer: Buyer | null;
}

interface Wanted {
  content: string;
  amount: number;
  subject: PaymentSubject;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isKept = (value: unknown): value is Omit<Intent, 'buyer'> =>
  isObject(value) &&
  'key' in value &&
  typeof value.key === 'string' &&
  'amount' in value &&
  typeof value.amount === 'number' &&
  'what' in value &&
  Array.isArray(value.what);

const isBuyer = (value: unknown): value is Buyer & { key: string } =>
  isObject(value) &&
  ['key', 'content', 'who', 'email'].every((name) => typeof Reflect.get(value, name) === 'string');

/** 128 random bits. Not `randomUUID`, which a browser has only on https. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** The open intent, also after a reload or in another tab. */
export function readIntent(name: string): Intent | undefined {
  const kept = readStored('browser', name);
  if (!isKept(kept)) return undefined;
  const { key, amount, what } = kept;
  const buyer = readStored('tab', name);
  return { key, amount, what, buyer: isBuyer(buyer) && buyer.key === key ? buyer : null };
}

/** The intent to buy this: the open one while content and amount are the same, else a new one. Kept at once. */
export function openIntent(name: string, { content, amount, subject }: Wanted): Intent {
  const open = readIntent(name);
  if (open?.buyer?.content === content && open.amount === amount) return open;
  const key = newKey();
  const { what, who, email } = subject;
  const buyer = { key, content, who, email };
  writeStored('browser', name, { key, amount, what });
  writeStored('tab', name, buyer);
  return { key, amount, what, buyer };
}

/** Ends an intent, once its outcome is known: the next purchase has a key of its own. */
export function closeIntent(name: string, key: string): void {
  if (readIntent(name)?.key !== key) return;
  removeStored('browser', name);
  removeStored('tab', name);
}
