import type { CategoryFoldMessages } from './CategoryFold.messages.ts';

export const categoryFoldSv: Partial<CategoryFoldMessages> = {
  status: {
    done: 'klar',
    gap: 'har en lucka',
    trouble: 'behöver din uppmärksamhet',
    untouched: 'tom',
  },
};
