import type { NominatorNotFoundMessages } from './NominatorNotFound.messages.tsx';

export const nominatorNotFoundSv: Partial<NominatorNotFoundMessages> = {
  title: 'Nominatorn hittades inte!',
  advice: (link) => (
    <>
      Det finns ingen med det numret på kontot. Öppna länken i ditt inloggningsmejl, eller välj en
      person på {link('sidan med medlemskapen')}.
    </>
  ),
};
