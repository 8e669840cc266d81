import { array, number, object, pipe, string, transform } from 'valibot';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { readItem, removeItem, writeItem } from './storage.ts';
import { openStored } from './stored.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

type Words = readonly string[];
const schema = array(string());
const open = (join?: (newer: Words, older: Words) => Words) =>
  openStored<Words>({ name: 'words', schema, ...(join && { join }) });
const both = (newer: Words, older: Words) => [...newer, ...older];
/** Ensures that two writes have different times. */
const later = () => vi.advanceTimersByTime(1);

describe('the copy on the device', () => {
  it('is there for the next visit and removed once it is saved', () => {
    open().write(['a']);
    const next = open();
    expect(next.read()).toEqual(['a']);
    next.write(null);
    expect(localStorage).toHaveLength(0);
  });

  it('stays one item when a new page adopts it', () => {
    for (const word of ['a', 'b', 'c']) {
      const visit = open();
      visit.read();
      visit.write([word]);
    }
    expect(localStorage).toHaveLength(1);
    expect(open().read()).toEqual(['c']);
  });

  it('is written once after the next frame, with the newest value', () => {
    const stored = open();
    stored.show();
    stored.write(['a']);
    stored.write(['a', 'b']);
    expect(localStorage).toHaveLength(0);
    vi.advanceTimersByTime(20);
    expect(open().read()).toEqual(['a', 'b']);
  });

  it('is written at once while the page is hidden, and when the page is left', () => {
    const stored = open();
    const leave = stored.show();
    stored.write(['a']);
    leave();
    expect(open().read()).toEqual(['a']);
    stored.show();
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    stored.write(['b']);
    expect(open().read()).toEqual(['b']);
  });

  it.each([
    ['hidden', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['left', () => window.dispatchEvent(new Event('pagehide'))],
  ])('is written when the page is %s before the frame comes', (_, happen) => {
    const stored = open();
    onTestFinished(stored.show());
    stored.write(['a']);
    happen();
    expect(open().read()).toEqual(['a']);
    // After another tab adopted and saved the item, it must not come back.
    localStorage.clear();
    happen();
    expect(localStorage).toHaveLength(0);
  });

  it('stays in place when a page only reads it', () => {
    open().write(['a']);
    open().read();
    expect(open().read()).toEqual(['a']);
  });

  it.each(['', 'x', '{"version":1,"at":0,"value":[1]}', '{"version":1,"value":["a"]}', '[]'])(
    'is ignored and kept when it is invalid: %s',
    (text) => {
      localStorage.setItem('words#1', text);
      const stored = open();
      expect(stored.read()).toBeNull();
      stored.write(null);
      expect(localStorage.getItem('words#1')).toBe(text);
    },
  );

  it('is read from an earlier release with its own schema and stored in the new form', () => {
    localStorage.setItem('old', '{"word":"a"}');
    const former = {
      name: 'old',
      schema: pipe(
        object({ word: string() }),
        transform(({ word }): Words => [word]),
      ),
    };
    const stored = openStored<Words>({ name: 'words', schema, former });
    expect(stored.read()).toEqual(['a']);
    stored.write(['a', 'b']);
    expect(localStorage.getItem('old')).toBeNull();
    expect(open().read()).toEqual(['a', 'b']);
  });
});

describe('two tabs', () => {
  it('never overwrite each other, and the next visit has the newer value', () => {
    const [one, other] = [open(), open()];
    one.write(['a']);
    later();
    other.write(['b']);
    later();
    one.write(['a', 'a']);
    expect(open().read()).toEqual(['a', 'a']);
    one.write(null);
    expect(open().read()).toEqual(['b']);
  });

  it('leave both values when they can be joined', () => {
    const [one, other] = [open(), open()];
    one.write(['a']);
    later();
    other.write(['b']);
    expect(open(both).read()).toEqual(['b', 'a']);
  });

  it('keep a value that was written after the other tab adopted the item', () => {
    const one = open();
    one.write(['a']);
    const other = open();
    other.read();
    later();
    one.write(['a', 'b']);
    other.write(null);
    expect(open().read()).toEqual(['a', 'b']);
  });

  it('leave nothing when one has adopted and saved the item and the other closes', () => {
    const one = open();
    const leave = one.show();
    one.write(['a']);
    one.flush();
    const other = open();
    other.read();
    other.write(null);
    leave();
    expect(localStorage).toHaveLength(0);
  });

  it('do not store an adopted item again when a late answer reaches a closed page', () => {
    const one = open();
    const leave = one.show();
    one.write(['a']);
    leave();
    const other = open();
    other.read();
    other.write(['a', 'b']);
    later();
    one.write(['a']);
    one.flush();
    expect(open(both).read()).toEqual(['a', 'b']);
    // No other tab has adopted the item this time, so the page may still write it.
    other.write(null);
    const back = one.show();
    one.write(['c']);
    back();
    one.write(['c', 'd']);
    expect(open().read()).toEqual(['c', 'd']);
  });

  it('store an adopted item again while its own page still shows it', () => {
    const one = open();
    one.write(['a']);
    const other = open();
    other.read();
    other.write(null);
    expect(localStorage).toHaveLength(0);
    one.flush();
    expect(open().read()).toEqual(['a']);
  });
});

describe('a browser that cannot store anything', () => {
  const full = () =>
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });

  it('is reported by isKept, and the value lives as long as the page if required', () => {
    const room = full();
    const forgetful = open();
    forgetful.write(['b']);
    expect(forgetful.isKept()).toBe(false);
    expect(open().read()).toBeNull();
    const stored = openStored<Words>({ name: 'words', schema, isRemembered: true });
    const told = vi.fn();
    stored.subscribe(told);
    expect(stored.isKept()).toBe(true);
    stored.write(['a']);
    expect(stored.isKept()).toBe(false);
    expect(told).toHaveBeenCalledOnce();
    expect(open().read()).toEqual(['a']);
    room.mockRestore();
    stored.write(['a']);
    expect(stored.isKept()).toBe(true);
    stored.write(null);
    expect(open().read()).toBeNull();
  });

  it('keeps the earlier item when the new one cannot be stored', () => {
    open().write(['a']);
    const stored = open();
    stored.read();
    full();
    stored.write(['b']);
    vi.restoreAllMocks();
    expect(Object.values({ ...localStorage }).join()).toContain('["a"]');
    stored.write(null);
  });
});

describe('an item that all tabs share', () => {
  it('is parsed with its schema and gone after its removal', () => {
    expect(writeItem('tab', 'n', 7)).toBe(true);
    expect(readItem('tab', 'n', number())).toBe(7);
    expect(readItem('tab', 'n', string())).toBeUndefined();
    expect(readItem('browser', 'n', number())).toBeUndefined();
    removeItem('tab', 'n');
    expect(readItem('tab', 'n', number())).toBeUndefined();
  });
});
