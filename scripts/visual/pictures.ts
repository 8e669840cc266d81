import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { chromiumArgs, chromiumPath } from '../../tools/chromium.ts';
import { serveFolder } from '../lib/serveFolder.ts';
import { openGallery, type Place } from './draw.ts';
import { storiesIn } from './storybooks.ts';

const folder = join(import.meta.dirname, '../../storybook-static');
const say = (line: string) => process.stdout.write(`${line}\n`);

/** The number of pages that draw at the same time. */
const PAGES = 2;
/** The width of a screen, of a component and of a basic one, in pixels. */
const getWidth = (id: string) =>
  id.startsWith('blocks-') ? 1024 : id.startsWith('primitives-') ? 360 : 520;
/** The largest part of a story that a small picture can show, in pixels. */
const HEIGHT = 900;
/** The size of a picture with the parts of a block: narrow, so that its text can be read beside the list of parts. */
const PARTS = { width: 768, height: 1800, scale: 1.5 };

const launch = async (): Promise<Browser | undefined> => {
  try {
    return await chromium.launch({ executablePath: chromiumPath, args: chromiumArgs });
  } catch {
    return undefined;
  }
};

async function takeAll(browser: Browser): Promise<void> {
  const start = performance.now();
  const target = join(folder, 'pictures');
  await rm(target, { recursive: true, force: true });
  await mkdir(target);
  const { url, close } = await serveFolder(folder);
  const ids = await storiesIn(folder);
  const rest = ids.values();
  const environment = { isForced: false, globals: '' };
  const faces: string[] = [];
  let failed = 0;
  const fail = (id: string, error: unknown) => {
    failed += 1;
    process.exitCode = 1;
    say(`${id} has no picture: ${String(error).split('\n', 1).join('')}`);
  };
  const work = async () => {
    const gallery = await openGallery(browser, url, { ...environment, width: 1024, scale: 0.6 });
    // All workers take from the same iterator.
    for (const id of rest) {
      try {
        await writeFile(
          join(target, `${id}.jpg`),
          await gallery.drawSmall(id, getWidth(id), HEIGHT),
        );
        if (await gallery.getAnatomy()) faces.push(id);
      } catch (error) {
        fail(id, error);
      }
    }
  };
  await Promise.all(Array.from({ length: PAGES }, work));
  const places: Record<string, readonly Place[]> = {};
  const gallery = await openGallery(browser, url, { ...environment, ...PARTS });
  for (const id of faces.toSorted()) {
    try {
      const { picture, places: own } = await gallery.drawParts(id, PARTS.height);
      await writeFile(join(target, `${id}.parts.jpg`), picture);
      places[id] = own;
    } catch (error) {
      fail(id, error);
    }
  }
  await writeFile(join(target, 'parts.json'), JSON.stringify(places));
  close();
  const seconds = Math.round((performance.now() - start) / 1000);
  say(`${ids.length - failed} of ${ids.length} stories have a picture (${seconds} s).`);
}

if (!existsSync(join(folder, 'index.json'))) {
  process.stderr.write('There is no Storybook: run npm run build-storybook\n');
  process.exit(1);
}
const browser = await launch();
if (browser) await takeAll(browser);
else say('There is no Chromium, so the pages show names in place of pictures.');
await browser?.close();
