import type { Config, Finalists } from '@conkit/api-client';
import { ballotCategories, fallbackTitle } from '@conkit/rules';
import { useMemo } from 'react';
import { localized } from '../../i18n/localized.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';

/**
 * Returns the titles of an award's categories that have finalists. Unknown categories get a fallback title.
 */
export function useCategoryTitles(config: Config, finalists: Finalists, award: string) {
  const language = useLanguage();
  return useMemo(
    () =>
      ballotCategories(finalists, config.hugo.categories, award).map(({ key, category }) => ({
        key,
        title: category ? localized(category.title, language) : fallbackTitle(key),
      })),
    [config, finalists, award, language],
  );
}
