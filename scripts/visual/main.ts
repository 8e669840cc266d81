import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { chromiumArgs, chromiumPath } from '../../tools/chromium.ts';
import { serveFolder } from '../lib/serveFolder.ts';
import { chooseStories } from './choose.ts';
import { compare } from './compare.ts';
import { openGallery } from './draw.ts';
import { writeReport, type Change } from './report.ts';
import { storiesIn, getStorybook, storybookOfTree } from './storybooks.ts';

const { values } = parseArgs({
  options: {
    base: { type: 'string' },
    only: { type: 'string', default: '' },
    shard: { type: 'string', default: '1/1' },
    width: { type: 'string', default: '1280' },
    globals: { type: 'string', default: '' },
    forced: { type: 'boolean', default: false },
  },
});
if (values.base === undefined) {
  process.stderr.write('Name a commit to compare with: npm run visual -- --base main\n');
  process.exit(1);
}
const say = (line: string) => process.stdout.write(`${line}\n`);
const start = performance.now();
const folders = { before: await getStorybook(values.base), after: await storybookOfTree() };
const built = performance.now();
const chosen = chooseStories(await storiesIn(folders.before), await storiesIn(folders.after), {
  only: values.only.split(',').filter(Boolean),
  shard: values.shard,
});
say(`Comparing ${chosen.both.length} stories …`);

const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumArgs });
const servers = [await serveFolder(folders.before), await serveFolder(folders.after)] as const;
const environment = {
  width: Number(values.width),
  isForced: values.forced,
  globals: values.globals,
};

/** The number of pairs of pages that draw at the same time. While one waits, another uses the processor. */
const PAIRS = 3;
const changes: Change[] = [];
const failures: string[] = [];
const rest = chosen.both.values();

/** Compares stories until none is left, in a page of each Storybook. */
async function work(): Promise<void> {
  const [before, after] = await Promise.all([
    openGallery(browser, servers[0].url, environment),
    openGallery(browser, servers[1].url, environment),
  ]);
  /** Compares a story's old and new pictures; returns undefined if they are the same. */
  const getChange = async (id: string, isAlone: boolean): Promise<Change | undefined> => {
    const [was, is] = await Promise.all([before.draw(id, isAlone), after.draw(id, isAlone)]);
    const { pixels, difference } = compare(was, is);
    return difference && { id, pixels, before: was, after: is, difference };
  };
  // All workers take from the same iterator.
  for (const id of rest) {
    try {
      // A difference that does not occur again was a transition, or a remainder of the previous story.
      const change = (await getChange(id, false)) && (await getChange(id, true));
      if (change) {
        changes.push(change);
        say(`${id}: ${change.pixels} pixels`);
      }
    } catch (error) {
      const [why = ''] = String(error).split('\n', 1);
      failures.push(`${id}: ${why}`);
      say(`${id}: FAILED: ${why}`);
    }
  }
}
await Promise.all(Array.from({ length: PAIRS }, work));
await browser.close();
for (const { close } of servers) close();
const page = await writeReport(join(import.meta.dirname, '../../visual'), {
  base: values.base,
  ...chosen,
  changes,
  failures,
});
const seconds = (from: number, to = performance.now()) => Math.round((to - from) / 1000);
say(
  `\n${changes.length} of ${chosen.both.length} stories changed (${seconds(start, built)} s to build, ${seconds(built)} s to compare): ${page}`,
);
if (changes.length + failures.length > 0) process.exitCode = 1;
