import { ConKitProvider } from '../packages/ui/src/words/ConKitProvider.tsx';
import { I18nProvider } from '@lingui/react';
import type { Decorator, Loader } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import type { Language } from '../packages/portal/src/i18n/languages.ts';
import { useMemberFormMessages } from '../packages/portal/src/i18n/messages/memberForm.ts';
import { useNominationGridMessages } from '../packages/portal/src/i18n/messages/nominationGrid.ts';
import { usePaperPubsMessages } from '../packages/portal/src/i18n/messages/paperPubs.ts';
import { usePersonCardMessages } from '../packages/portal/src/i18n/messages/personCard.ts';
import { LanguageContext } from '../packages/portal/src/i18n/useLanguage.ts';
import { createWords, type Words } from '../packages/portal/src/i18n/words.ts';

type Worded = (props: { children: (messages: object) => ReactNode }) => ReactNode;

/** How the portal words each component, by the component's name. */
const adapters: Record<string, Worded> = {
  MemberForm: ({ children }) => children(useMemberFormMessages()),
  NominationGrid: ({ children }) => children(useNominationGridMessages()),
  PaperPubsBlock: ({ children }) => children(usePaperPubsMessages()),
  PersonCard: ({ children }) => children(usePersonCardMessages({ membershipTypes: {} })),
};

const languageOf = (locale: unknown): Language => (locale === 'fi' ? 'fi' : 'en');

/** Loads what the components say in the language chosen in the toolbar. */
export const loadWords: Loader = async ({ globals }) => {
  const words = await createWords(languageOf(globals.locale));
  await words.load('account', 'form', 'hugo', 'nominations');
  return { words };
};

interface WithLanguageProps {
  words: Words;
  children: ReactNode;
}

function WithLanguage({ words, children }: WithLanguageProps) {
  return (
    <I18nProvider i18n={words.i18n}>
      <LanguageContext value={words.language}>{children}</LanguageContext>
    </I18nProvider>
  );
}

/** In another language than the library's own, hands a story the portal's translation of its words. */
export const InLanguage: Decorator = (Story, { title, args, globals, loaded }) => {
  const language = languageOf(globals.locale);
  const Adapter = adapters[title.split('/').at(-1) ?? ''];
  if (language === 'en') return <Story />;
  const words = loaded['words'] as Words;
  return (
    <ConKitProvider locale="fi-FI" messages={words.ui}>
      {Adapter ? (
        <WithLanguage words={words}>
          <Adapter>{(messages) => <Story args={{ ...args, messages }} />}</Adapter>
        </WithLanguage>
      ) : (
        <Story />
      )}
    </ConKitProvider>
  );
};
