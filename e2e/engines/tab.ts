import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type { Driver, InputActions } from './driver.ts';
import { look, type Seen, type SentTarget, type SentText } from './inPage.ts';

/** An element by role and name, optionally within another one. */
export interface Target {
  readonly role: string;
  readonly name?: string | RegExp;
  readonly within?: Target;
}

/** Timeout for a page to show what is expected, in milliseconds. */
const PATIENCE = { timeout: 60_000 };

const keys = { Enter: '\uE007', Control: '\uE009' } as const;

/** The same queries as in the component tests. */
const finders = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.js'),
  'utf8',
);

const sent = (name: string | RegExp): SentText =>
  typeof name === 'string' ? name : { source: name.source, flags: name.flags };

const getPath = ({ role, name, within }: Target): SentTarget[] => [
  ...(within ? getPath(within) : []),
  { role, ...(name !== undefined && { name: sent(name) }) },
];

const getName = ({ role, name, within }: Target): string =>
  `${role} ${name ?? ''}${within ? ` in ${getName(within)}` : ''}`;

const NOTHING: Seen = { count: 0, text: '', value: '', isCut: false, isFocused: false };

const typing = (text: string): InputActions => ({
  type: 'key',
  id: 'keyboard',
  actions: [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]),
});

/**
 * A page as its user sees it: elements by role and name, pointer and keyboard. Every action waits for a condition,
 * never for a time.
 */
export function getTab(driver: Driver) {
  const call = async <Result>(source: string, argument: unknown): Promise<Result> =>
    JSON.parse(
      await driver.call(
        `(json) => JSON.stringify((${source})(JSON.parse(json)) ?? null)`,
        JSON.stringify(argument),
      ),
    ) as Result;

  const seen = async (target: Target | undefined): Promise<Seen> => {
    try {
      const isReady = await call<boolean>('() => typeof TestingLibraryDom === "object"', null);
      // Every newly loaded page needs the queries again.
      if (!isReady) await call(`() => { ${finders} }`, null);
      return await call<Seen>(look.toString(), target ? getPath(target) : []);
    } catch (error) {
      // The browser left the page during the call. The caller tries again on the next page.
      return { ...NOTHING, obstacle: String(error) };
    }
  };

  /** Returns the centre of a pressable target, once it has stopped moving. */
  const getPoint = async (target: Target) => {
    let point: Seen['point'];
    await expect
      .poll(
        async () => {
          const before = point;
          const { count, point: now, obstacle } = await seen(target);
          point = now;
          const isStill = now && before?.x === now.x && before.y === now.y;
          return `${count} found, ${isStill ? 'ready' : (obstacle ?? 'moving')}`;
        },
        { ...PATIENCE, message: `to press: ${getName(target)}`, intervals: [50] },
      )
      .toBe('1 found, ready');
    if (!point) throw new Error('It was ready a moment ago');
    return point;
  };

  const click = async (target: Target) => {
    const { x, y } = await getPoint(target);
    await driver.perform([
      {
        type: 'pointer',
        id: 'mouse',
        actions: [
          { type: 'pointerMove', x, y, duration: 0 },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      },
    ]);
  };

  return {
    driver,
    goto: driver.goto,
    click,
    /** Reads a target, or the whole page, without waiting. */
    look: seen,
    pressEnter: () => driver.perform([typing(keys.Enter)]),
    /** Focuses a field and replaces its text. */
    fill: async (target: Target, text: string) => {
      // Hydration may move the page under the pointer.
      await expect
        .poll(async () => {
          if (!(await seen(target)).isFocused) await click(target);
          return (await seen(target)).isFocused;
        }, PATIENCE)
        .toBe(true);
      await driver.perform([
        {
          type: 'key',
          id: 'keyboard',
          actions: [
            { type: 'keyDown', value: keys.Control },
            ...typing('a').actions,
            { type: 'keyUp', value: keys.Control },
          ],
        },
      ]);
      await driver.perform([typing(text)]);
      await expect.poll(async () => (await seen(target)).value, PATIENCE).toBe(text);
    },
    /** Waits until a target exists and returns it. */
    find: async (target: Target): Promise<Seen> => {
      let found: Seen | undefined;
      await expect
        .poll(async () => (found = await seen(target)).count, {
          ...PATIENCE,
          message: `to find: ${getName(target)}`,
        })
        .toBeGreaterThan(0);
      if (!found) throw new Error('It was there a moment ago');
      return found;
    },
    /** Waits until a target is gone. */
    missing: (target: Target) =>
      expect
        .poll(async () => (await seen(target)).count, { ...PATIENCE, message: getName(target) })
        .toBe(0),
    /** Waits until the page or a target contains a text. */
    reads: (what: string | RegExp, within?: Target) =>
      expect
        .poll(async () => {
          const { text, obstacle } = await seen(within);
          return text || obstacle;
        }, PATIENCE)
        .toMatch(what),
  };
}

/** See {@link getTab}. */
export type Tab = ReturnType<typeof getTab>;
