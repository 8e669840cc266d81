import { Notice } from '../../primitives/Notice/Notice.tsx';
import { useSurroundings } from '../../words/ConKitProvider.tsx';
import type { VotingPageMessages } from './VotingPage.messages.tsx';

interface VotingClosedProps {
  /** When each award is given, YYYY-MM-DD. */
  ceremonies: { readonly hugo: string; readonly retro?: string | undefined };
  /** Whom to ask. */
  email: string;
  words: VotingPageMessages;
}

/** Says that voting is over, when the awards are given, and whom to ask. */
export function VotingClosed({ ceremonies, email, words }: VotingClosedProps) {
  const { locale } = useSurroundings();
  const inWords = (day: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
  const { hugo, retro } = ceremonies;
  return (
    <Notice tone="info">
      <p>{words.presented({ hugo: inWords(hugo), retro: retro && inWords(retro) })}</p>
      <p>{words.questions(<a href={`mailto:${email}`}>{email}</a>)}</p>
    </Notice>
  );
}
