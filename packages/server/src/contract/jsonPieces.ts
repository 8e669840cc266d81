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

/** Items to write before other requests get a turn. */
const AT_ONCE = 200;
/** Answers of up to this many characters are sent as one text. */
const MAX_TEXT = 100_000;

/**
 * Formats an answer exactly as `JSON.stringify` does, without blocking the event loop. The body or its fields can be
 * long lists or {@link Pages}.
 *
 * @returns the text, or a stream if it is long
 * @throws the error of reading the first page; an error of a later page aborts the stream
 */
export async function serialize(body: unknown): Promise<string | Readable> {
  if (!isLong(body) && !fieldsOf(body).some(([, value]) => isLong(value))) {
    return JSON.stringify(body);
  }
  const pieces = jsonPieces(body);
  let text = '';
  while (text.length < MAX_TEXT) {
    const { done, value } = await pieces.next();
    if (done) return text;
    text += value;
  }
  return Readable.from(following(text, pieces), { objectMode: false });
}

/** Reads all pages of an answer, for callers that need the whole. */
export async function collect(body: unknown): Promise<unknown> {
  if (isPages(body)) return collectPages(body);
  const fields = fieldsOf(body);
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

async function* following(text: string, pieces: AsyncGenerator<string>): AsyncGenerator<string> {
  yield text;
  yield* pieces;
}

async function* jsonPieces(body: unknown): AsyncGenerator<string> {
  if (isLong(body)) {
    yield* listPieces(body);
    return;
  }
  let opening = '{';
  for (const [key, value] of fieldsOf(body)) {
    if (value === undefined) continue;
    yield `${opening}${JSON.stringify(key)}:`;
    if (isLong(value)) yield* listPieces(value);
    else yield JSON.stringify(value);
    opening = ',';
  }
  yield '}';
}

async function* listPieces(list: Pages<unknown> | readonly unknown[]): AsyncGenerator<string> {
  let opening = '[';
  for await (const page of isPages(list) ? list : [list]) {
    for (let start = 0; start < page.length; start += AT_ONCE) {
      if (opening === ',') await setImmediate();
      const items = page.slice(start, start + AT_ONCE).map((item) => JSON.stringify(item));
      yield opening + items.join();
      opening = ',';
    }
  }
  yield opening === '[' ? '[]' : ']';
}

const fieldsOf = (body: unknown): [string, unknown][] =>
  typeof body === 'object' && body !== null && !Array.isArray(body) ? Object.entries(body) : [];

const isPages = (value: unknown): value is Pages<unknown> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;

const isLong = (value: unknown): value is Pages<unknown> | readonly unknown[] =>
  isPages(value) || (Array.isArray(value) && value.length > AT_ONCE);
