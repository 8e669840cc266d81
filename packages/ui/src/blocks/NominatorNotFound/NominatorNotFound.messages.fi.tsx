import type { NominatorNotFoundMessages } from './NominatorNotFound.messages.tsx';

export const nominatorNotFoundFi: NominatorNotFoundMessages = {
  title: 'Ehdottajaa ei löytynyt!',
  advice: (link) => (
    <>
      Tällä tilillä ei ole ketään tällä numerolla. Avaa kirjautumisviestissäsi oleva linkki tai
      valitse henkilö {link('jäsenyyssivulla')}.
    </>
  ),
};
