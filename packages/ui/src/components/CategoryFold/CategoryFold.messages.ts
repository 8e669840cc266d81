import type { CategoryStatus } from './categoryStatus.ts';

/** What the marks of a category mean, for those who do not see them. */
export interface CategoryFoldMessages {
  status: Record<CategoryStatus, string>;
}

export const categoryFoldMessages: CategoryFoldMessages = {
  status: {
    done: 'done',
    gap: 'has a gap',
    trouble: 'needs your attention',
    untouched: 'empty',
  },
};
