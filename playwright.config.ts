import { defineConfig } from '@playwright/test';
import { chromiumArgs, chromiumPath } from './tools/chromium.ts';
import { firefoxPath, webKitPaths } from './tools/engines.ts';

/** One project per installed engine. */
const slowProjects = [
  'slow-chromium',
  ...(firefoxPath ? ['slow-firefox'] : []),
  ...(webKitPaths ? ['slow-webkit'] : []),
];

/**
 * The journeys: real browsers on the built portal and the real server. Chromium goes through all of them, at both
 * widths but for those with the tag `@any-width`: who may, what is charged, what the keyboard, a second tab, a
 * session or a lost answer does is the same at every width, and its screens are in other journeys. Where Firefox
 * and WebKit are installed they go through the main one, and all through a card payment over a slow network.
 */
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // The longest journey takes minutes on a busy machine. Only tests that hang should reach these.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    locale: 'en-IE',
    timezoneId: 'Europe/Dublin',
    launchOptions: {
      executablePath: chromiumPath,
      args: chromiumArgs,
      // Without it Chromium gives up on a download's name that has more than ASCII letters.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    },
    // Tracing slows every test down; `npm run e2e -- --trace on` makes traces.
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: ['**/e2e/engines/**', '**/e2e/slow/**'],
      use: { viewport: { width: 1280, height: 900 } },
    },
    {
      name: 'phone',
      testIgnore: ['**/e2e/engines/**', '**/e2e/slow/**'],
      grepInvert: /@any-width/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    // Not driven by Playwright, whose own builds they would have to be.
    ...(firefoxPath ? [{ name: 'firefox', testMatch: '**/e2e/engines/*.spec.ts' }] : []),
    ...(webKitPaths ? [{ name: 'webkit', testMatch: '**/e2e/engines/*.spec.ts' }] : []),
    // By `npm run test:full` alone.
    ...slowProjects.map((name) => ({ name, testMatch: '**/e2e/slow/*.spec.ts' })),
  ],
});
