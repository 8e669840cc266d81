import '@fontsource/open-sans/latin-400.css';
import '@fontsource/open-sans/latin-600.css';
import '@fontsource/open-sans/latin-700.css';
import '@fontsource/open-sans/latin-ext-400.css';
import '@fontsource/open-sans/latin-ext-600.css';
import '@fontsource/open-sans/latin-ext-700.css';
import '../packages/ui/src/theme/styles.css.ts';
import '../packages/ui/src/theme/reset.css.ts';
import '../packages/ui/src/theme/ground.css.ts';
import './stage/stage.css';
import type { Preview } from '@storybook/react-vite';
import { create } from 'storybook/theming';
import { DocsPage } from './docs/DocsPage.tsx';
import { InLanguage } from './stage/InLanguage.tsx';
import { LANGUAGES } from './stage/languages.ts';
import { expectParts } from './stage/expectParts.ts';
import { takeOnlyOnce } from './stage/onlyOnce.ts';
import { OnStage } from './stage/OnStage.tsx';
import { toolbar, widths } from './stage/toolbar.ts';

// These defaults apply before a story is shown, and on docs pages.
Object.assign(document.documentElement.dataset, { brand: 'dublin', ground: 'plain' });
// Visual comparison needs a page without animations.
document.documentElement.toggleAttribute(
  'data-still',
  navigator.webdriver || /chromatic/i.test(navigator.userAgent),
);

const preview: Preview = {
  tags: ['autodocs'],
  argTypesEnhancers: [takeOnlyOnce],
  decorators: [InLanguage, OnStage],
  afterEach: expectParts,
  globalTypes: toolbar(LANGUAGES.map(({ value, title }) => ({ value, title }))),
  initialGlobals: {
    brand: 'dublin',
    ground: 'plain',
    theme: 'light',
    locale: 'en',
    direction: 'as the language',
    colors: 'as drawn',
    motion: 'moves',
    viewport: { value: undefined },
  },
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true },
    docs: {
      page: DocsPage,
      theme: create({ base: 'light', fontBase: "'Open Sans', system-ui, sans-serif" }),
    },
    options: {
      storySort: {
        order: [
          'Start here',
          ['Introduction', 'Install', 'Principles', 'Accessibility', 'Properties', 'Words'],
          'Foundations',
          ['Colour and contrast', 'Type', 'Space', 'Your brand'],
          'components',
          'primitives',
          'blocks',
          'Screens',
          'Journeys',
          'Contributing',
        ],
      },
    },
    viewport: { options: widths },
  },
};

export default preview;
