import type { Decorator } from '@storybook/react-vite';
import { isLanguage, languages } from '../../packages/rules/src/languages.ts';
import { ConKitProvider } from '../../packages/ui/src/words/ConKitProvider.tsx';
import { deskFi } from '../../packages/ui/src/words/deskFi.ts';
import type { UiWordOverrides } from '../../packages/ui/src/words/words.ts';
import { longWords } from './longWords.ts';

/** The library's other languages, by their file. */
const files = import.meta.glob<Readonly<Record<string, UiWordOverrides>>>(
  '../../packages/ui/src/words/??.ts',
  { eager: true },
);

/** What the crew's screens say, in the languages that they are in. */
const desks: Readonly<Record<string, UiWordOverrides>> = { fi: deskFi };

/** In the place of a language: English in words half as long again. */
export const LONG_WORDS = 'long';

/** Lets a story speak the language chosen in the toolbar; English is what the library says by itself. */
export const InLanguage: Decorator = (Story, { globals }) => {
  const { locale } = globals;
  if (locale === LONG_WORDS) {
    return (
      <ConKitProvider messages={longWords}>
        <Story />
      </ConKitProvider>
    );
  }
  if (!isLanguage(locale) || locale === 'en') return <Story />;
  const messages = files[`../../packages/ui/src/words/${locale}.ts`]?.[locale] ?? {};
  return (
    <ConKitProvider locale={languages[locale].tag} messages={{ ...messages, ...desks[locale] }}>
      <Story />
    </ConKitProvider>
  );
};
