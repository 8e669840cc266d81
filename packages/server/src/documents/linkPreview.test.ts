import { createCanvas, loadImage } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import { forEachDatabase } from '../testing/databases.ts';
import { PREVIEW_SIZE } from './linkPreview.ts';

/** Returns the columns of a picture that are as light as its text. */
async function getLightColumns(png: Buffer): Promise<readonly number[]> {
  const { width, height } = PREVIEW_SIZE;
  const ctx = createCanvas(width, height).getContext('2d');
  ctx.drawImage(await loadImage(png), 0, 0);
  const { data } = ctx.getImageData(0, 0, width, height);
  const columns = new Set<number>();
  for (let n = 0; n < width * height; n += 1) {
    const [red = 0, green = 0, blue = 0] = data.subarray(4 * n, 4 * n + 3);
    if (Math.min(red, green, blue) > 200) columns.add(n % width);
  }
  return [...columns].toSorted((a, b) => a - b);
}

forEachDatabase((start) => {
  it('draws a picture of the convention in each of its languages, for pages of other sites', async () => {
    const server = await start({ convention: 'dublin-2019' });
    const [english, finnish, unknown] = await Promise.all(
      ['en', 'fi', 'xx'].map((language) => server.get(`/preview.png?language=${language}`)),
    );
    expect(english?.statusCode).toBe(200);
    expect(english?.headers).toMatchObject({
      'content-type': 'image/png',
      'cross-origin-resource-policy': 'cross-origin',
    });
    const { width, height } = await loadImage(english?.rawPayload ?? Buffer.alloc(0));
    expect({ width, height }).toEqual(PREVIEW_SIZE);
    expect(finnish?.rawPayload.equals(english?.rawPayload ?? Buffer.alloc(0))).toBe(false);
    expect(unknown?.rawPayload.equals(english?.rawPayload ?? Buffer.alloc(0))).toBe(true);
  });

  it('fits long names between the margins', async () => {
    const server = await start({
      convention: 'teacup-2030',
      change: (same) => ({ ...same, about: { place: { en: 'W'.repeat(60) } } }),
    });
    const columns = await getLightColumns((await server.get('/preview.png')).rawPayload);
    expect(columns[0]).toBeGreaterThanOrEqual(78);
    expect(columns.at(-1)).toBeLessThanOrEqual(PREVIEW_SIZE.width - 78);
    expect(columns.length).toBeGreaterThan(500);
  });

  it('draws a picture for members who voted, in each language, and none without voting', async () => {
    const server = await start({ convention: 'dublin-2019' });
    const [english, finnish, preview] = await Promise.all(
      ['/voted.png', '/voted.png?language=fi', '/preview.png'].map((url) => server.get(url)),
    );
    const bytes = [english, finnish, preview].map((answer) =>
      answer?.rawPayload.toString('base64'),
    );
    expect(new Set(bytes).size).toBe(3);
    expect((await getLightColumns(english?.rawPayload ?? Buffer.alloc(0))).length).toBeGreaterThan(
      200,
    );
    const small = await start({ convention: 'teacup-2030' });
    expect((await small.get('/voted.png')).statusCode).toBe(404);
  });
});
