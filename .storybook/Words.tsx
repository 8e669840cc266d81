import type { Decorator } from '@storybook/react-vite';
import { ConKitProvider } from '../packages/ui/src/words/ConKitProvider.tsx';
import { deskFi } from '../packages/ui/src/words/deskFi.ts';
import { fi } from '../packages/ui/src/words/fi.ts';

const finnish = { ...fi, ...deskFi };

/** Lets a story speak the language chosen in the toolbar; English is what the library says by itself. */
export const InLanguage: Decorator = (Story, { globals }) =>
  globals.locale === 'fi' ? (
    <ConKitProvider locale="fi-FI" messages={finnish}>
      <Story />
    </ConKitProvider>
  ) : (
    <Story />
  );
