import type { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { collect, serialize } from './jsonPieces.ts';

async function* createPages<Item>(
  ...pages: (readonly Item[] | Error)[]
): AsyncGenerator<readonly Item[]> {
  for (const page of pages) {
    if (page instanceof Error) throw page;
    yield page;
  }
}

const getText = async (content: string | Readable): Promise<string> => {
  if (typeof content === 'string') return content;
  const chunks: string[] = [];
  for await (const chunk of content) chunks.push(String(chunk));
  return chunks.join('');
};

const items = Array.from({ length: 5001 }, (_, id) => ({
  id,
  text: '"Aoife" \u2028 Ä \\',
  no: undefined,
}));

it('writes the same text as JSON.stringify for any length and pages', async () => {
  const bodies = [null, [], {}, { a: undefined, list: [] }, [1, undefined, 2], items];
  for (const body of [
    ...bodies,
    { first: 1, no: undefined, items, others: items, last: { a: [1] } },
  ]) {
    expect(await getText(await serialize(body))).toBe(JSON.stringify(body));
  }
  const cut = [items.slice(0, 7), [], items.slice(7, 1000), items.slice(1000)];
  const whole = JSON.stringify({ a: 1, items, none: [], z: 'z' });
  const body = () => ({ a: 1, items: createPages(...cut), none: createPages(), z: 'z' });
  expect(await getText(await serialize(body()))).toBe(whole);
  expect(JSON.stringify(await collect(body()))).toBe(whole);
  expect(await getText(await serialize(createPages(...cut)))).toBe(JSON.stringify(items));
});

it('lets other requests run during a long list', async () => {
  let turns = 0;
  const count = setInterval(() => (turns += 1), 0);
  const big = Array.from({ length: 20_000 }, () => items[0]);
  await getText(await serialize({ big }));
  clearInterval(count);
  expect(turns).toBeGreaterThan(3);
});

it("throws if the first page can't be read, and aborts the stream at a later page", async () => {
  await expect(serialize({ items: createPages(new Error('away')) })).rejects.toThrow('away');
  const content = await serialize({ items: createPages(items, new Error('away')) });
  await expect(getText(content)).rejects.toThrow('away');
});

it('stops reading pages when the stream is closed', async () => {
  let read = 0;
  async function* endless() {
    for (;;) {
      read += 1;
      yield items;
    }
  }
  const content = (await serialize(endless())) as Readable;
  for await (const _ of content) break;
  expect(content.destroyed).toBe(true);
  const before = read;
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(read).toBe(before);
});
