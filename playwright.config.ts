import { defineConfig } from '@playwright/test';
import { chromiumArgs, chromiumPath } from './tools/chromium.ts';

/** The journeys: a real browser on the built portal and the real server, at both widths. */
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 10_000 },
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
    { name: 'desktop', use: { viewport: { width: 1280, height: 900 } } },
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
