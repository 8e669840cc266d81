import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { media } from '../../packages/ui/src/theme/media.ts';
import { directionOf } from '../../packages/ui/src/words/direction.ts';
import { NowProvider } from '../../packages/ui/src/words/now.ts';
import { brandOf, provideBrand } from './brands.ts';
import { emulate } from './emulate.ts';
import { spokenBy } from './languages.ts';

/** The moment of every story that does not say another one: in the middle of voting. */
const NOW = new Date('2019-06-01T12:00:00Z');

/** Sets what an application sets on `<html>`, and what a reader sets in their system. */
export const OnStage: Decorator = (Story, { globals }) => {
  const { brand, ground, theme, locale, direction, colors, motion } = globals;
  useLayoutEffect(() => {
    const { documentElement: page } = document;
    provideBrand(brandOf(brand));
    Object.assign(page.dataset, { brand: brandOf(brand), ground, theme });
    page.lang = spokenBy(locale).tag;
    page.toggleAttribute('data-forced', colors === 'forced');
  }, [brand, ground, theme, locale, colors]);
  useLayoutEffect(() => {
    // A story may have its own direction, and has set it by now.
    const isChosen = direction !== 'as the language';
    const wanted = isChosen ? String(direction) : directionOf(spokenBy(locale).tag);
    if (!isChosen && wanted === 'ltr') return;
    const { documentElement: page } = document;
    page.dir = wanted;
    return () => page.removeAttribute('dir');
  }, [direction, locale]);
  // The style sheets of a story may have come with it.
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
