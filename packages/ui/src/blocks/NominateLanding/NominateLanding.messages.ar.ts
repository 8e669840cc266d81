import type { NominateLandingMessages } from './NominateLanding.messages.ts';

export const nominateLandingAr: Partial<NominateLandingMessages> = {
  opens: 'تُفتح الترشيحات',
  closes: 'تُغلق الترشيحات',
  severalAwards: (count) => `عدد الجوائز: ${count}، ولكل منها ترشيحاتها وصفحتها.`,
  nominations: 'الترشيحات',
  about: ({ worksOf, categories }) =>
    worksOf === undefined ? `الفئات: ${categories}` : `أعمال ${worksOf}، الفئات: ${categories}`,
  home: 'عُد إلى صفحة العضويات',
};
