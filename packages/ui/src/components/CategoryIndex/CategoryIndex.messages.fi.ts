import type { CategoryIndexMessages } from './CategoryIndex.messages.ts';

export const categoryIndexFi: CategoryIndexMessages = {
  categories: 'Kategoriat',
  all: 'Kaikki',
  allCategories: 'Kaikki kategoriat',
  place: ({ position, total }) => `${position}/${total}`,
};
