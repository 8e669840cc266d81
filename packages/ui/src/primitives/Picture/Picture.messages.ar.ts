import type { PictureMessages } from './Picture.messages.ts';

export const pictureAr: Partial<PictureMessages> = {
  loading: 'جارٍ تحميل الصورة',
  failed: 'تعذّر تحميل الصورة.',
  retry: 'حاول مجددًا',
};
