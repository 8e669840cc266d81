import type { CategoryFoldMessages } from './CategoryFold.messages.ts';

export const categoryFoldAr: Partial<CategoryFoldMessages> = {
  status: {
    done: 'منجزة',
    gap: 'فيها فراغ',
    trouble: 'تحتاج إلى انتباهك',
    untouched: 'فارغة',
  },
};
