// Decisions: docs/decisions/toolchain.md
import { availableParallelism } from 'node:os';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { BrowserContextOptions } from 'playwright';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { configDefaults, defineConfig } from 'vitest/config';
import { chromiumArgs, chromiumPath } from './tools/chromium.ts';
import { linguiMacro } from './tools/lingui-macro.ts';
import { portalMessages } from './tools/portal-messages.ts';

const source = '@conkit/source';
const isFull = process.env['TEST_FULL'] === 'true';

/** The modules of components that a browser loads. */
const prebundled = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-dev-runtime',
  'react-aria-components',
  '@lingui/core',
  '@lingui/react',
  '@vanilla-extract/css/fileScope',
];

/** @param context of each page */
const chromium = (context: BrowserContextOptions = {}) => ({
  enabled: true,
  headless: true,
  provider: playwright({
    launchOptions: { executablePath: chromiumPath, args: chromiumArgs },
    contextOptions: context,
  }),
  instances: [{ browser: 'chromium' as const }],
  screenshotFailures: false,
});

const resolve = { conditions: [source, ...defaultClientConditions] };
const ssr = { resolve: { conditions: [source, ...defaultServerConditions] } };

export default defineConfig({
  test: {
    // By default Vitest leaves one core free, which is half of a machine with two.
    maxWorkers: availableParallelism(),
    projects: [
      {
        resolve,
        ssr,
        test: {
          name: 'node',
          environment: 'node',
          // These tests share no state with other files, and loading the server takes longer than most of them.
          isolate: false,
          include: [
            'packages/{rules,drafts,api-client,conformance,server}/src/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          // Servers in processes of their own, and faults that take long. `npm run test:full` runs them.
          exclude: [...configDefaults.exclude, ...(isFull ? [] : ['**/*.slow.test.ts'])],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        resolve,
        ssr,
        // Class names are enough here; the browser tests check styles.
        plugins: [
          linguiMacro(),
          react(),
          portalMessages(),
          vanillaExtractPlugin({ unstable_mode: 'transform' }),
        ],
        test: {
          name: 'jsdom',
          environment: 'jsdom',
          include: [
            'packages/{ui,portal,elements}/src/**/*.test.{ts,tsx}',
            'packages/drafts/src/**/*.test.tsx',
          ],
          setupFiles: ['./tools/setup-jsdom.ts'],
          // Creating a window for each file takes longer than most tests; `setup-jsdom.ts` clears the shared one.
          isolate: false,
          testTimeout: 30_000,
        },
      },
      {
        resolve,
        plugins: [storybookTest({ configDir: '.storybook' })],
        optimizeDeps: { include: [...prebundled, '@storybook/addon-a11y/preview'] },
        test: {
          name: 'storybook',
          // Loading the library anew for each file takes longer than its stories.
          isolate: false,
          browser: chromium(),
        },
      },
      {
        resolve,
        plugins: [react(), vanillaExtractPlugin()],
        optimizeDeps: { include: prebundled },
        test: {
          name: 'forced-colors',
          include: ['.storybook/*.browser.tsx'],
          browser: chromium({ forcedColors: 'active', reducedMotion: 'reduce' }),
        },
      },
    ],
  },
});
