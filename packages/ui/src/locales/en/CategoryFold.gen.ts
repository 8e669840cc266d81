// Generated from the catalogues (*.po) by scripts/messages.ts. Do not edit.

export interface CategoryFoldMessages {
  status: {
    done: string;
    gap: string;
    trouble: string;
    untouched: string;
  };
}

export const categoryFoldMessages: CategoryFoldMessages = {
  status: {
    done: 'done',
    gap: 'has a gap',
    trouble: 'needs your attention',
    untouched: 'empty',
  },
};
