import type { HugoCategory, Person } from '@conkit/api-client';
import { useLingui } from '@lingui/react/macro';
import { localized } from '../../../i18n/localized.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useRouteTitle } from '../../../shell/title.ts';
import type { NominationDraft } from './nominationDraft.ts';
import { nominationsText } from './nominationsText.ts';

/** Returns a function that formats what is on the screen. Unsaved categories are marked. */
export function useNominationsText(
  draft: NominationDraft,
  categories: readonly HugoCategory[],
  person: Person,
): () => string {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const title = useRouteTitle();
  return () => {
    const name = person.legal_name;
    const when = i18n.date(new Date(), { dateStyle: 'long', timeStyle: 'short' });
    const parts = categories.map((category) => {
      const { rows, isChanged } = draft.category(category.key);
      return {
        title: localized(category.title, language),
        fields: category.fields.map(({ key, label }) => ({
          key,
          label: localized(label, language),
        })),
        nominations: rows,
        ...(isChanged && { remark: t`not saved yet` }),
      };
    });
    return nominationsText(parts, {
      title,
      about: `${name}, ${when}`,
      nothing: t`Nothing nominated.`,
    });
  };
}
