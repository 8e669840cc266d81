// Decisions: docs/decisions/api-contract.md
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';

/** A list that is read page by page while the answer is sent. */
export type Pages<Item> = AsyncIterable<readonly Item[]>;

/** Reads each page while the one before it is sent. */
export async function* readAhead<Item>(pages: Pages<Item>): AsyncGenerator<readonly Item[]> {
  const iterator = pages[Symbol.asyncIterator]();
  let next = iterator.next();
  for (;;) {
    const result = await next;
    if (result.done) return;
    next = iterator.next();
    // Without a handler, a read that fails before it is awaited would end the process.
    next.catch(() => undefined);
    yield result.value;
  }
}

/** How many items to write before other requests get a turn. */
const ITEMS_PER_TURN = 200;
/** Answers of up to this many characters are sent as one text. */
const MAX_TEXT_LENGTH = 100_000;

/**
 * Formats an answer exactly as `JSON.stringify` does, without blocking the event loop. The body or its fields can be
 * long lists or {@link Pages}.
 *
 * @returns the text, or a stream if it is long
 * @throws the error of reading the first page; an error of a later page aborts the stream
 */
export async function serialize(body: unknown): Promise<string | Readable> {
  if (!isLong(body) && !getFields(body).some(([, value]) => isLong(value))) {
    return JSON.stringify(body);
  }
  const pieces = generatePieces(body);
  let text = '';
  while (text.length < MAX_TEXT_LENGTH) {
    const { done, value } = await pieces.next();
    if (done) return text;
    text += value;
  }
  return Readable.from(continueWith(text, pieces), { objectMode: false });
}

/** Reads all pages of an answer, for callers that need the whole. */
export async function collect(body: unknown): Promise<unknown> {
  if (isPages(body)) return collectPages(body);
  const fields = getFields(body);
  if (!fields.some(([, value]) => isPages(value))) return body;
  const entries: [string, unknown][] = [];
  for (const [key, value] of fields) {
    entries.push([key, isPages(value) ? await collectPages(value) : value]);
  }
  return Object.fromEntries(entries);
}

async function collectPages(pages: Pages<unknown>): Promise<unknown[]> {
  const items: unknown[] = [];
  for await (const page of pages) items.push(...page);
  return items;
}

async function* continueWith(text: string, pieces: AsyncGenerator<string>): AsyncGenerator<string> {
  yield text;
  yield* pieces;
}

async function* generatePieces(body: unknown): AsyncGenerator<string> {
  if (isLong(body)) {
    yield* generateListPieces(body);
    return;
  }
  let opening = '{';
  for (const [key, value] of getFields(body)) {
    if (value === undefined) continue;
    yield `${opening}${JSON.stringify(key)}:`;
    if (isLong(value)) yield* generateListPieces(value);
    else yield JSON.stringify(value);
    opening = ',';
  }
  yield '}';
}

async function* generateListPieces(
  list: Pages<unknown> | readonly unknown[],
): AsyncGenerator<string> {
  let opening = '[';
  for await (const page of isPages(list) ? list : [list]) {
    for (let start = 0; start < page.length; start += ITEMS_PER_TURN) {
      if (opening === ',') await setImmediate();
      const items = page.slice(start, start + ITEMS_PER_TURN).map((item) => JSON.stringify(item));
      yield opening + items.join();
      opening = ',';
    }
  }
  yield opening === '[' ? '[]' : ']';
}

const getFields = (body: unknown): [string, unknown][] =>
  typeof body === 'object' && body !== null && !Array.isArray(body) ? Object.entries(body) : [];

const isPages = (value: unknown): value is Pages<unknown> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;

const isLong = (value: unknown): value is Pages<unknown> | readonly unknown[] =>
  isPages(value) || (Array.isArray(value) && value.length > ITEMS_PER_TURN);
