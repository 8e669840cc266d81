import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { media } from '../../packages/ui/src/theme/media.ts';
import { getDirection } from '../../packages/rules/src/languages.ts';
import { NowProvider } from '../../packages/ui/src/words/dates.ts';
import { toBrandName, provideBrand } from './brands.ts';
import { emulate } from './emulate.ts';
import { findLanguage } from './languages.ts';

/** The current time in stories that don't set their own: during voting. */
const NOW = new Date('2019-06-01T12:00:00Z');

/** Applies the toolbar's choices: the attributes that an application sets on `<html>`, and the user preferences. */
export const OnStage: Decorator = (Story, { globals }) => {
  const { brand, ground, theme, locale, direction, colors, motion } = globals;
  useLayoutEffect(() => {
    const { documentElement: page } = document;
    provideBrand(toBrandName(brand));
    Object.assign(page.dataset, { brand: toBrandName(brand), ground, theme });
    page.lang = findLanguage(locale).tag;
    page.toggleAttribute('data-forced', colors === 'forced');
  }, [brand, ground, theme, locale, colors]);
  useLayoutEffect(() => {
    // A story may have set its own direction before this effect.
    const isChosen = direction !== 'as the language';
    const wanted = isChosen ? String(direction) : getDirection(findLanguage(locale).tag);
    if (!isChosen && wanted === 'ltr') return;
    const { documentElement: page } = document;
    page.dir = wanted;
    return () => page.removeAttribute('dir');
  }, [direction, locale]);
  // Runs at every render, because a story may have added style sheets.
  useLayoutEffect(() => {
    emulate(media.forcedColors, colors === 'forced');
    emulate(media.reducedMotion, motion === 'reduced');
  });
  return (
    <NowProvider value={NOW}>
      <Story />
    </NowProvider>
  );
};
