import type { CategoryIndexMessages } from './CategoryIndex.messages.ts';

export const categoryIndexSv: Partial<CategoryIndexMessages> = {
  categories: 'Kategorier',
  all: 'Alla',
  allCategories: 'Alla kategorier',
  place: ({ position, total }) => `${position} av ${total}`,
};
