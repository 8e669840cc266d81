import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeIntent, isIntentFor, openIntent, readIntent } from './intent.ts';

const forbid = () => {
  throw new DOMException('denied', 'SecurityError');
};

const subject = { what: ['Adult membership'], who: 'Aoife', email: 'aoife@example.com' };
const requested = (content: string, amount = 21000) => ({ content, amount, subject });

afterEach(() => {
  vi.restoreAllMocks();
  for (const name of ['a', 'b']) closeIntent(name, readIntent(name)?.key ?? '');
});

describe('the key of a purchase', () => {
  it('stays the same after a reload until the purchase ends, and is a new one afterwards', () => {
    const { key } = openIntent('a', requested('Adult for Aoife'));
    expect(readIntent('a')?.key).toBe(key);
    expect(openIntent('b', requested('Adult for Aoife')).key).not.toBe(key);
    closeIntent('a', key);
    expect(readIntent('a')).toBeUndefined();
    expect(openIntent('a', requested('Adult for Aoife')).key).not.toBe(key);
  });

  it('survives closing the tab together with what is bought, but without the buyer', () => {
    const { key } = openIntent('a', requested('Adult for Aoife'));
    expect(JSON.stringify(localStorage)).not.toMatch(/aoife/i);
    sessionStorage.clear();
    expect(readIntent('a')).toMatchObject({
      key,
      amount: 21000,
      what: ['Adult membership'],
      buyer: null,
    });
  });

  it('lets other tabs show what is being paid for', () => {
    openIntent('a', requested('Adult for Aoife'));
    sessionStorage.clear();
    const open = readIntent('a');
    expect(open && isIntentFor(open, 'Adult for Aoife')).toBe(true);
    expect(open && isIntentFor(open, 'Adult for Ben')).toBe(false);
  });

  it('has no buyer in a tab that knows the buyer of another purchase only', () => {
    openIntent('a', requested('Adult for Aoife'));
    const own = sessionStorage.getItem('a') ?? '';
    // Another tab opens the next purchase; this one keeps the buyer of the first.
    const { key } = openIntent('a', requested('Adult for Ben'));
    sessionStorage.setItem('a', own);
    expect(readIntent('a')).toMatchObject({ key, buyer: null });
  });

  it('is kept when another purchase ends', () => {
    const { key } = openIntent('a', requested('Adult for Aoife'));
    closeIntent('a', 'another key');
    expect(readIntent('a')?.key).toBe(key);
  });

  it('is kept in memory when storage is blocked', () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      vi.spyOn(Storage.prototype, method).mockImplementation(forbid);
    }
    const { key } = openIntent('a', requested('Adult for Aoife'));
    expect(readIntent('a')?.key).toBe(key);
    closeIntent('a', key);
    expect(readIntent('a')).toBeUndefined();
  });

  it('is replaced when the stored value is invalid', () => {
    localStorage.setItem('a', '{"key":5');
    expect(readIntent('a')).toBeUndefined();
    localStorage.setItem('a', '{"key":5,"amount":1,"what":[]}');
    expect(openIntent('a', requested('x')).key).toMatch(/^[0-9a-f]{32}$/);
  });
});
