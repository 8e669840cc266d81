import { defineConfig } from '@playwright/test';
import { chromiumArgs, chromiumPath } from './tools/chromium.ts';
import { firefoxPath, webKitPaths } from './tools/engines.ts';

const isFull = process.env['TEST_FULL'] === 'true';

/** Tests of the projects for Chromium. Files named `.slow.spec.ts` run in the full run only. */
const testIgnore = [
  '**/e2e/engines/**',
  '**/e2e/slow/**',
  ...(isFull ? [] : ['**/*.slow.spec.ts']),
];

/** One project per installed engine. */
const slowProjects = [
  'slow-chromium',
  ...(firefoxPath ? ['slow-firefox'] : []),
  ...(webKitPaths ? ['slow-webkit'] : []),
];

/**
 * End-to-end journeys: real browsers with the built portal and the real server. Chromium runs each at 390 px, except
 * for tests tagged `@any-width`, whose behavior doesn't depend on the width: they run at 1280 px. `npm run test:full`
 * runs the others in both widths, and the tests tagged `@slow`, too: those cost more time than faults they alone find.
 * Where Firefox and WebKit are installed, they run the main journey at 1280 px. In the full run, all engines pay by card
 * over a slow network.
 */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/database.ts',
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
      // Without it, Chromium fails to save downloads with non-ASCII names.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    },
    // Tracing slows down every test; use `npm run e2e -- --trace on`.
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'desktop',
      testIgnore,
      ...(isFull ? {} : { grep: /@any-width/, grepInvert: /@slow/ }),
      use: { viewport: { width: 1280, height: 900 } },
    },
    {
      name: 'phone',
      testIgnore,
      grepInvert: isFull ? /@any-width/ : /@any-width|@slow/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    // These tests drive the browsers directly, because Playwright supports only its own builds of them.
    ...(firefoxPath ? [{ name: 'firefox', testMatch: '**/e2e/engines/*.spec.ts' }] : []),
    ...(webKitPaths ? [{ name: 'webkit', testMatch: '**/e2e/engines/*.spec.ts' }] : []),
    // Only run by `npm run test:full`.
    ...slowProjects.map((name) => ({ name, testMatch: '**/e2e/slow/*.spec.ts' })),
  ],
});
