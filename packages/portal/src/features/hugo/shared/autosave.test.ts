import { expect, it } from 'vitest';
import { ApiError } from '../../../api/problem.ts';
import { readRetryDelay } from '../../../api/queryClient.ts';
import { getRetryDelay } from './autosave.ts';

const unavailable = (seconds: string) =>
  new ApiError(new Response(null, { status: 503, headers: { 'retry-after': seconds } }), undefined);
/** The random numbers of ten browsers. */
const browsers = Array.from({ length: 10 }, (_, at) => () => at / 10);

it('spreads the retries of saves that failed at the same time, and none is too early', () => {
  const saves = browsers.map((random) => getRetryDelay(unavailable('5'), 0, random) ?? 0);
  expect(new Set(saves).size).toBe(10);
  expect(Math.min(...saves)).toBe(5000);
  expect(Math.max(...saves)).toBe(9500);
  expect(browsers.map((random) => getRetryDelay(unavailable('30'), 0, random) ?? 0)).toEqual(
    browsers.map((random) => Math.round(30_000 * (1 + random()))),
  );
  // The random part is at most 30 seconds, even after a long `Retry-After`.
  expect(getRetryDelay(unavailable('600'), 0, () => 0.5)).toBe(615_000);
});

it('spreads the retries of reads that failed at the same time, and respects Retry-After', () => {
  const reads = browsers.map((random) => readRetryDelay(0, unavailable('5'), random));
  expect(new Set(reads).size).toBe(10);
  expect(Math.min(...reads)).toBe(5000);
  expect(readRetryDelay(0, new ApiError(undefined, undefined), () => 0)).toBe(1000);
  expect(readRetryDelay(1, new ApiError(undefined, undefined), () => 0.5)).toBe(3000);
});
