import type { CategoryFoldMessages } from './CategoryFold.messages.ts';

export const categoryFoldFi: CategoryFoldMessages = {
  status: {
    done: 'valmis',
    gap: 'välissä on tyhjä sija',
    trouble: 'vaatii huomiotasi',
    untouched: 'tyhjä',
  },
};
