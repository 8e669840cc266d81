import { defineConfig } from '@playwright/test';
import { chromiumArgs, chromiumPath } from './tools/chromium.ts';
import { firefoxPath, webKitPaths } from './tools/engines.ts';

/**
 * What is the same at every width, by title: who may, what is charged, what a second tab, a session or a lost
 * answer does. It is tried at one width; its screens are seen at both in the other journeys.
 */
const atAnyWidth = [
  'a double click on',
  'an answer that is lost',
  'a purchase that never arrived',
  'a purchase that arrives after another',
  'a reload while the payment is under way',
  'the page is closed: whoever comes back',
  'a payment whose browser is gone',
  'a script that does not load',
  'the bank asks, and the card holder',
  'who nominates in two tabs',
  'two tabs that edit the same person',
  'one tab follows who signs in',
  'a session that ends while somebody edits',
  'signing out everywhere',
  'an administrator moves a person',
  'is never somebody else’s',
  'is not for a child',
  'keeps what was ranked without a network',
  'who asks to upgrade somebody else’s',
  'what is done before the scripts are there',
  'a reader a day away from the server',
  'a scrollbar has the colours',
  'a voter downloads the packet',
  'the extra of Best Series',
];

/**
 * The journeys: real browsers on the built portal and the real server. Chromium goes through all of them, at
 * both widths; where Firefox and WebKit are installed they go through the main one.
 */
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
    {
      name: 'desktop',
      testIgnore: '**/e2e/engines/**',
      use: { viewport: { width: 1280, height: 900 } },
    },
    {
      name: 'phone',
      testIgnore: '**/e2e/engines/**',
      grepInvert: new RegExp(atAnyWidth.join('|')),
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    // Not driven by Playwright, whose own builds they would have to be.
    ...(firefoxPath ? [{ name: 'firefox', testMatch: '**/e2e/engines/*.spec.ts' }] : []),
    ...(webKitPaths ? [{ name: 'webkit', testMatch: '**/e2e/engines/*.spec.ts' }] : []),
  ],
});
