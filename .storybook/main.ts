import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultClientConditions, mergeConfig } from 'vite';
import { factsPlugin } from './docs/factsPlugin.ts';

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
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [vanillaExtractPlugin(), factsPlugin(join(import.meta.dirname, '..'))],
      resolve: { conditions: ['@conkit/source', ...defaultClientConditions] },
    }),
};

export default config;
