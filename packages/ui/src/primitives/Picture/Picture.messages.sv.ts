import type { PictureMessages } from './Picture.messages.ts';

export const pictureSv: Partial<PictureMessages> = {
  loading: 'Bilden laddas',
  failed: 'Bilden kunde inte laddas.',
  retry: 'Försök igen',
};
