import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultClientConditions, mergeConfig } from 'vite';
import { factsPlugin } from './docs/factsPlugin.ts';

const root = join(import.meta.dirname, '..');
/** The pictures of the last `npm run build-storybook`, which `npm run storybook` shows, too. */
const pictures = join(root, 'storybook-static/pictures');

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './pages/*.mdx',
    './{journeys,stage}/*.stories.tsx',
    '../packages/ui/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  features: { experimentalSearchDocsHeadings: true },
  typescript: { reactDocgen: false },
  staticDirs: (dirs = [], { configType }) =>
    configType === 'DEVELOPMENT' && existsSync(pictures)
      ? [...dirs, { from: pictures, to: '/pictures' }]
      : dirs,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [vanillaExtractPlugin(), factsPlugin(root)],
      resolve: { conditions: ['@conkit/source', ...defaultClientConditions] },
    }),
};

export default config;
