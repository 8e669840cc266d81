import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { chromiumArgs, chromiumPath } from '../../tools/chromium.ts';
import { buying } from './buying.ts';
import { desk } from './desk.ts';
import { takeGuide } from './guide.ts';
import { home } from './home.ts';
import { reading } from './reading.ts';
import { mails } from './mails.ts';
import { nominate } from './nominate.ts';
import { ownPages } from './ownPages.ts';
import { createPortals } from './portals.ts';
import { writeSheet } from './sheet.ts';
import { shell } from './shell.ts';
import { signIn } from './signIn.ts';
import { openStories } from './stories.ts';
import { getFile, LANGUAGES, take, THEMES, WIDTHS } from './take.ts';
import { vote } from './vote.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    width: { type: 'string', default: '390,1280' },
    language: { type: 'string', default: 'en,fi' },
    theme: { type: 'string', default: 'light,dark' },
    stories: { type: 'boolean', default: false },
    missing: { type: 'boolean', default: false },
    axe: { type: 'boolean', default: false },
    guide: { type: 'boolean', default: false },
    jobs: { type: 'string', default: '2' },
  },
});

const say = (line: string) => process.stdout.write(`${line}\n`);
const root = join(import.meta.dirname, '../..');
const folder = join(root, 'screens');
const only = values.only.split(',');
const isWanted = (name: string) => only.some((part) => name.includes(part));
const chosen = <Value extends string | number>(all: readonly Value[], wanted: string) =>
  all.filter((one) => wanted.split(',').includes(String(one)));
const themes = chosen(THEMES, values.theme);

interface Job {
  readonly name: string;
  readonly files: readonly string[];
  readonly run: () => Promise<void>;
}

const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumArgs });
const portals = createPortals();
const stories = values.stories ? await openStories(join(root, 'storybook-static')) : undefined;
const sets = chosen(WIDTHS, values.width).flatMap((width) =>
  chosen(LANGUAGES, values.language).map((language) => ({ width, language, themes })),
);
const getFiles = (scene: string, set: (typeof sets)[number]) =>
  themes.map((theme) => getFile({ ...set, scene, theme }));
const scenes = [
  ...signIn,
  ...home,
  ...buying,
  ...vote,
  ...reading,
  ...nominate,
  ...shell,
  ...ownPages,
  ...desk,
  ...mails,
];
const guide: Job = {
  name: 'guide',
  files: [],
  run: async () => takeGuide(browser, await portals.northlight(), join(root, 'docs/pictures')),
};
const allJobs: Job[] = [
  ...scenes.flatMap((scene) =>
    sets.map((set) => ({
      name: `${scene.name} ${set.width} ${set.language}`,
      files: getFiles(scene.name, set),
      run: () => take(browser, portals, folder, { ...set, scene, isChecked: values.axe }),
    })),
  ),
  ...(stories?.names ?? []).flatMap((story) =>
    sets.map((set) => {
      const name = `story.${story.replace('--', '.')}`;
      return {
        name: `${name} ${set.width} ${set.language}`,
        files: getFiles(name, set),
        run: () => stories?.take(browser, folder, { ...set, story }) ?? Promise.resolve(),
      };
    }),
  ),
];
const isChosen = ({ name, files }: Job) =>
  isWanted(name) && (!values.missing || files.some((file) => !existsSync(join(folder, file))));
const jobs = values.guide ? [guide] : allJobs.filter(isChosen);

await mkdir(folder, { recursive: true });
const failures: string[] = [];
const queue = [...jobs];
async function work(): Promise<void> {
  for (let job = queue.shift(); job; job = queue.shift()) {
    const start = performance.now();
    try {
      await job.run();
      say(`${job.name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
    } catch (error) {
      const [why = ''] = String(error).split('\n', 1);
      failures.push(`${job.name}: ${why}`);
      say(`${job.name}: FAILED: ${why}`);
    }
  }
}
try {
  await Promise.all(Array.from({ length: Number(values.jobs) }, work));
} finally {
  await browser.close();
  await portals.dispose();
  stories?.close();
}
say(`\n${failures.length} of ${jobs.length} could not be played.`);
say(await writeSheet(folder, failures));
if (failures.length > 0) process.exitCode = 1;
