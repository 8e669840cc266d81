import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { serveFolder } from '../lib/serveFolder.ts';
import { openContext, picture, type Take } from './take.ts';

interface StoryIndex {
  readonly entries: Record<string, { id: string; title: string; name: string; type: string }>;
}

/** Variants that the sheet makes for every story: language, theme, width. */
const isVariant = (name: string) => /^(Dark|Finnish|Phone)$/.test(name);

/** Returns the names of the blocks' stories, such as `story.blocks-receipt--daypass`. */
async function storiesIn(folder: string): Promise<string[]> {
  const index = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')) as StoryIndex;
  return Object.values(index.entries)
    .filter(
      ({ type, title, name }) => type === 'story' && /blocks\//i.test(title) && !isVariant(name),
    )
    .map(({ id }) => id);
}

type StoryTake = Omit<Take, 'scene' | 'isChecked'> & { readonly story: string };

/**
 * Takes pictures of the blocks' stories, for states that are hard to reach in the portal.
 *
 * @param folder the output of `npm run build-storybook`
 */
export async function openStories(folder: string) {
  if (!existsSync(join(folder, 'index.json'))) {
    throw new Error('There are no stories: run `npm run build-storybook` first.');
  }
  const { url, close } = await serveFolder(folder);
  const take = async (
    browser: Browser,
    target: string,
    { story, width, language, themes }: StoryTake,
  ): Promise<void> => {
    const context = await openContext(browser, width, language, url);
    try {
      const page = await context.newPage();
      for (const theme of themes) {
        await page.goto(
          `/iframe.html?viewMode=story&id=${story}&globals=theme:${theme};locale:${language}`,
        );
        await page.locator('#storybook-root > *').first().waitFor({ state: 'attached' });
        await page.waitForLoadState('networkidle');
        const shot = { scene: `story.${story.replace('--', '.')}`, width, language };
        await picture(page, target, shot, [theme], undefined);
      }
    } finally {
      await context.close();
    }
  };
  return { names: await storiesIn(folder), take, close };
}
