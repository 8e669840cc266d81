import type { Decorator } from '@storybook/react-vite';
import { ConKitProvider } from '../../packages/ui/src/words/provider.tsx';
import { findLanguage } from './languages.ts';

/** Renders a story in the toolbar's language and its direction. English is the library's default. */
export const InLanguage: Decorator = (Story, { globals }) => {
  const { locale, direction } = globals;
  const { value, tag, messages } = findLanguage(locale);
  const dir = direction === 'rtl' || direction === 'ltr' ? direction : undefined;
  if (value === 'en' && dir === undefined) return <Story />;
  return (
    <ConKitProvider locale={tag} messages={messages} {...(dir && { dir })}>
      <Story />
    </ConKitProvider>
  );
};
