import type { PictureMessages } from './Picture.messages.ts';

export const pictureFi: PictureMessages = {
  loading: 'Ladataan kuvaa',
  failed: 'Kuvaa ei voitu ladata.',
  retry: 'Yritä uudelleen',
};
