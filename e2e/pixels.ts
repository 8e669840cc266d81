import type { Locator } from '@playwright/test';
import { PNG } from 'pngjs';

/** Returns the painted colours along the horizontal middle of an element. */
export async function colorsAcross(element: Locator): Promise<ReadonlySet<string>> {
  const { width, height, data } = PNG.sync.read(await element.screenshot());
  const row = data.subarray(4 * width * Math.floor(height / 2)).subarray(0, 4 * width);
  return new Set(
    Array.from({ length: width }, (_, x) =>
      row
        .subarray(4 * x)
        .subarray(0, 3)
        .join(),
    ),
  );
}
