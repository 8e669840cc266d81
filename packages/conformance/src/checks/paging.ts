import type { Answer, Browser, Kit } from '../kit.ts';
import type { Scene } from '../scene/scene.ts';
import { requirePart } from './callers.ts';
import type { Check } from './check.ts';

/** How an operation answers a list in pages. */
interface Paging<Body> {
  /** The parameter that takes the last number of the previous page. */
  readonly start: 'after' | 'before';
  /** Returns the numbers of the listed entries. */
  readonly getIds: (body: Body) => readonly number[];
  /** Returns the account that reads the list, and makes sure that it has an entry. By default, the target. */
  readonly getReader?: (scene: Scene) => Promise<Browser>;
  /** Checks the rest of an answer with `limit`. */
  readonly look?: (kit: Kit, answer: Answer, body: Body, count: number) => unknown;
}

/** Invalid limits: a limit must be a number from 1 to 1000. */
const WRONG_LIMITS = ['0', '-1', '1.5', 'ten', '1001', ''];
const WRONG_STARTS = ['0', '-1', '1.5', 'ten', '2147483648', ''];

/** Checks a list with the parameters `limit` and `after` or `before`. */
export const pagingChecks = <Body>({
  start,
  getIds,
  getReader = async (scene) => (await scene.testAccount('target')).browser,
  look,
}: Paging<Body>): readonly [inPages: Check, wrong: Check] => [
  {
    title: 'lists each entry once in pages',
    run: async (scene, id) => {
      await requirePart(scene, id);
      const { kit } = scene;
      const browser = await getReader(scene);
      const whole = getIds(kit.must<Body>(await kit.send(browser, id)));
      const limit = Math.max(1, Math.ceil(whole.length / 3));
      const seen: number[] = [];
      const last = () => (start === 'after' ? Math.max(...seen) : Math.min(...seen));
      for (let isFull = true; isFull && seen.length <= whole.length;) {
        const query = `limit=${limit}${seen.length === 0 ? '' : `&${start}=${last()}`}`;
        const answer = await kit.send(browser, id, { query });
        const body = kit.must<Body>(answer, '200', query);
        const ids = getIds(body);
        const isRight = kit.that(
          ids.length <= limit,
          `lists ${ids.length} entries for a limit of ${limit}`,
          answer,
        );
        const isNew = ids.every((one) => !seen.includes(one));
        if (!kit.that(isNew, 'repeats an entry of an earlier page', answer) || !isRight) return;
        look?.(kit, answer, body, whole.length);
        seen.push(...ids);
        isFull = ids.length === limit;
      }
      const missing = whole.filter((one) => !seen.includes(one));
      kit.that(missing.length === 0, `leaves out ${missing.length} of ${whole.length} in pages`);
    },
  },
  {
    title: 'refuses page parameters that are no number in range',
    run: async (scene, id) => {
      await requirePart(scene, id);
      const { kit } = scene;
      const browser = await getReader(scene);
      const wrong = [
        ...WRONG_LIMITS.map((value) => `limit=${value}`),
        ...WRONG_STARTS.map((value) => `${start}=${value}`),
      ];
      for (const query of wrong)
        kit.expect(await kit.send(browser, id, { query }), '400 invalid', query);
    },
  },
];
