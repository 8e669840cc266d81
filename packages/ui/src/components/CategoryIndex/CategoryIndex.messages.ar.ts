import type { CategoryIndexMessages } from './CategoryIndex.messages.ts';

export const categoryIndexAr: Partial<CategoryIndexMessages> = {
  categories: 'الفئات',
  all: 'الكل',
  allCategories: 'كل الفئات',
  place: ({ position, total }) => `${position} من ${total}`,
};
