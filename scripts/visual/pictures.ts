import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { chromiumArgs, chromiumPath } from '../../tools/chromium.ts';
import { serveFolder } from '../lib/serveFolder.ts';
import { openGallery } from './draw.ts';
import { storiesIn } from './storybooks.ts';

const folder = join(import.meta.dirname, '../../storybook-static');
const say = (line: string) => process.stdout.write(`${line}\n`);

/** The number of pages that draw at the same time. */
const PAGES = 2;
/** The width of a screen, and of a component, in pixels. */
const getWidth = (id: string) => (id.startsWith('blocks-') ? 1024 : 520);
/** The largest part of a story that a small picture can show, in pixels. */
const HEIGHT = 900;

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
  let failed = 0;
  const work = async () => {
    const environment = { width: 1024, isForced: false, globals: '', scale: 0.6 };
    const gallery = await openGallery(browser, url, environment);
    // All workers take from the same iterator.
    for (const id of rest) {
      try {
        await writeFile(
          join(target, `${id}.jpg`),
          await gallery.drawSmall(id, getWidth(id), HEIGHT),
        );
      } catch {
        failed += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: PAGES }, work));
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
