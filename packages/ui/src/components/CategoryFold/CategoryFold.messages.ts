import type { CategoryStatus } from './categoryStatus.ts';

/** Text alternatives for a category's status marks. */
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
