import { I18nProvider } from '@lingui/react';
import type { Decorator, Loader } from '@storybook/react-vite';
import { useMemo, type ReactNode } from 'react';
import { createI18n, loadMessages } from '../packages/portal/src/i18n/catalogue.ts';
import type { Language } from '../packages/portal/src/i18n/languages.ts';
import { useBadgePreviewMessages } from '../packages/portal/src/i18n/messages/badgePreview.ts';
import { useMemberFormMessages } from '../packages/portal/src/i18n/messages/memberForm.ts';
import { usePaperPubsMessages } from '../packages/portal/src/i18n/messages/paperPubs.ts';
import { usePersonCardMessages } from '../packages/portal/src/i18n/messages/personCard.ts';
import { useRankedBallotMessages } from '../packages/portal/src/i18n/messages/rankedBallot.ts';
import { useSaveStateMessages } from '../packages/portal/src/i18n/messages/saveState.ts';
import { LanguageContext } from '../packages/portal/src/i18n/useLanguage.ts';

type Words = Awaited<ReturnType<typeof loadMessages>>;

type Worded = (props: { children: (messages: object) => ReactNode }) => ReactNode;

/** How the portal words each component, by the component's name. */
const adapters: Record<string, Worded> = {
  BadgePreview: ({ children }) => children(useBadgePreviewMessages()),
  MemberForm: ({ children }) => children(useMemberFormMessages()),
  PaperPubsBlock: ({ children }) => children(usePaperPubsMessages()),
  PersonCard: ({ children }) => children(usePersonCardMessages({ membershipTypes: {} })),
  RankedBallot: ({ children }) => children(useRankedBallotMessages()),
  SaveState: ({ children }) => children(useSaveStateMessages()),
};

const languageOf = (locale: unknown): Language => (locale === 'fi' ? 'fi' : 'en');

/** Loads the catalogue of the language chosen in the toolbar. */
export const loadWords: Loader = async ({ globals }) => ({
  words: await loadMessages(languageOf(globals.locale)),
});

interface WithLanguageProps {
  language: Language;
  words: Words;
  children: ReactNode;
}

function WithLanguage({ language, words, children }: WithLanguageProps) {
  const i18n = useMemo(() => createI18n(language, language, words), [language, words]);
  return (
    <I18nProvider i18n={i18n}>
      <LanguageContext value={language}>{children}</LanguageContext>
    </I18nProvider>
  );
}

/** In another language than the library's own, hands a story the portal's translation of its words. */
export const InLanguage: Decorator = (Story, { title, args, globals, loaded }) => {
  const language = languageOf(globals.locale);
  const Adapter = adapters[title.split('/').at(-1) ?? ''];
  if (language === 'en' || !Adapter) return <Story />;
  return (
    <WithLanguage language={language} words={loaded['words'] as Words}>
      <Adapter>{(messages) => <Story args={{ ...args, messages }} />}</Adapter>
    </WithLanguage>
  );
};
