import { standardTheme } from '../../packages/ui/src/theme/createTheme.ts';
import { en } from '../../packages/server/src/locales/en.gen.ts';
import { type PageName, renderOwnPage } from '../../packages/server/src/pages/ownPage.ts';
import type { Scene } from './scene.ts';

const convention = { name: 'Dublin 2019', texts: {}, theme: standardTheme };

/** The pages that the server renders itself; a running portal hardly ever shows them. */
export const ownPages: readonly Scene[] = (Object.keys(en.pages) as PageName[]).map((name) => ({
  name: `own.${name}`,
  play: async ({ page, say }) => {
    const language = say('en', 'fi') === 'fi' ? 'fi' : 'en';
    // Leaves the server's page, whose policy blocks this page's styles.
    await page.goto('about:blank');
    await page.setContent(renderOwnPage({ name, convention, language, href: '/' }));
  },
}));
