import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { isLanguage, languages } from '../../packages/rules/src/languages.ts';
import { media } from '../../packages/ui/src/theme/media.ts';
import { NowProvider } from '../../packages/ui/src/words/now.ts';
import { emulate } from './emulate.ts';

/** The moment of every story that does not say another one: in the middle of voting. */
const NOW = new Date('2019-06-01T12:00:00Z');

const isRightToLeft = (locale: unknown): boolean =>
  isLanguage(locale) && /^(ar|fa|he|ur)\b/.test(languages[locale].tag);

/** Sets what an application sets on `<html>`, and what a reader sets in their system. */
export const OnStage: Decorator = (Story, { globals }) => {
  const { brand, ground, theme, locale, direction, colors, motion } = globals;
  useLayoutEffect(() => {
    const { documentElement: page } = document;
    Object.assign(page.dataset, { brand, ground, theme });
    page.lang = isLanguage(locale) ? languages[locale].tag : 'en';
    page.toggleAttribute('data-forced', colors === 'forced');
  }, [brand, ground, theme, locale, colors]);
  useLayoutEffect(() => {
    // A story may have its own direction, and has set it by now.
    if (direction === 'as the language' && !isRightToLeft(locale)) return;
    const { documentElement: page } = document;
    page.dir = direction === 'as the language' ? 'rtl' : String(direction);
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
