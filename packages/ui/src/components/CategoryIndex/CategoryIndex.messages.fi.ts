import type { CategoryIndexMessages } from './CategoryIndex.messages.ts';

export const categoryIndexFi: CategoryIndexMessages = { categories: 'Kategoriat' };
