import type { Page } from '@playwright/test';
import { openNewHome } from './account.ts';
import { expect, test } from './test.ts';

declare global {
  interface Window {
    /** Each unexpected shift: what moved, from where, and to where. */
    shifts?: string[];
  }
}

/** Delays the fonts, as on a slow connection. */
const LATE_MS = 800;

/** Records unexpected layout shifts in every page. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    window.shifts = shifts;
    interface Shift extends PerformanceEntry {
      readonly hadRecentInput: boolean;
      readonly sources: readonly { node: Node | null; previousRect: object; currentRect: object }[];
    }
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue;
        for (const { node, previousRect, currentRect } of sources) {
          const places = [previousRect, currentRect].map((place) => JSON.stringify(place));
          shifts.push(`${node?.textContent?.slice(0, 80)}: ${places.join(' → ')}`);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

// These zones are far from the zone of the rules, which the server falls back to.
for (const [language, zone] of [
  ['en', 'Europe/Dublin'],
  ['fi', 'Europe/Helsinki'],
] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ timezoneId: zone });
    test(`nothing moves during hydration and when fonts load late: ${language}`, async ({
      page,
      server,
    }) => {
      await openNewHome(page, server, { 'Sheila Shift': 'Adult' });
      const { people } = (await (await page.request.get('/api/user')).json()) as {
        people: { id: number }[];
      };
      const id = people[0]?.id;
      await page.context().addCookies([{ name: 'language', value: language, url: server.url }]);
      await page.route('**/*.woff2', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, LATE_MS));
        await route.continue();
      });
      await watchShifts(page);
      const paths = ['/', `/hugo/vote/${id}`, `/hugo/nominate/${id}`, '/new', '/pay'];
      for (const path of paths) {
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        await page.evaluate(() => document.fonts.ready);
        // The page requests the reader's zone when the browser is idle.
        await page.waitForTimeout(1000);
        expect(await page.evaluate(() => window.shifts), path).toEqual([]);
      }
    });
  });
}
