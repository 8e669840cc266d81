import '../packages/ui/src/theme/styles.css.ts';
import '../packages/ui/src/theme/reset.css.ts';
import '../packages/ui/src/theme/ground.css.ts';
import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { LANGUAGES } from '../packages/rules/src/languages.ts';
import { InLanguage } from './Words.tsx';

const choices = (title: string, icon: string, values: string[]) => ({
  description: title,
  toolbar: { title, icon, items: values, dynamicTitle: true },
});

/** Sets what an application sets on `<html>`: the theme and the language. */
const Page: Decorator = (Story, { globals }) => {
  const { theme, locale } = globals;
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = String(theme);
    document.documentElement.lang = String(locale);
  }, [theme, locale]);
  return <Story />;
};

const preview: Preview = {
  decorators: [InLanguage, Page],
  globalTypes: {
    theme: choices('Theme', 'contrast', ['light', 'dark']),
    locale: choices('Language', 'globe', [...LANGUAGES]),
  },
  initialGlobals: { theme: 'light', locale: 'en', viewport: { value: undefined } },
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true },
    viewport: {
      options: { phone: { name: 'Phone', styles: { width: '390px', height: '844px' } } },
    },
  },
};

export default preview;
